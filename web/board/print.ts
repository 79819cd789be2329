/** Components as markup, and what they ask for of the kit. Preact's own printer carries along all that lives in browsers; here a
    page is printed once and forgotten, and printing is most of what an answer costs. */
import type { ComponentChildren, VNode } from 'preact'
import { Memo } from '../memo'
import { cut, instead, kept, length, paste, plain, raw, text, textOf, type Markup } from './paper'
import { Symbols } from './symbols'

interface Element {
  type: string | Component
  props: Props
}
type Props = Readonly<Record<string, unknown>>
type Component = ((props: Props) => unknown) & { same?: Same<Props> }

/** By which key a component comes to the same markup, and what it came to before. */
interface Same<P> {
  by(props: P): string | undefined
  before: Memo<Printed>
}

export interface Printed {
  markup: Markup
  symbols: Symbols
}

/** What is being printed asks for these. */
let asked = new Symbols()

export function printed(children: unknown): Printed {
  return asking(symbols => {
    const markup = cut(() => print(children))
    return { markup, symbols }
  })
}

/** With what can be printed only when it is known which symbols are used, and yet stands in front. */
export function printedAfter(front: (symbols: Symbols) => void, children: unknown): Markup {
  return asking(symbols => cut(() => print(children), () => front(symbols)))
}

function asking<T>(print: (symbols: Symbols) => T): T {
  const outer = asked
  asked = new Symbols()
  try {
    return print(asked)
  } finally {
    asked = outer
  }
}

export const render = (children: ComponentChildren): string => textOf(printed(children).markup)

export function print(node: unknown): void {
  if (typeof node === 'string') text(node)
  else if (typeof node === 'number') plain(String(node))
  else if (Array.isArray(node)) for (const child of node) print(child)
  else if (isElement(node)) printElement(node)
}

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null

/** Without content they need no closing tag: those that can have none, and shapes. */
const CLOSED = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'use', 'image', 'source', 'path', 'rect', 'circle'])

// Remarks, buttons and the words of drawings stand apart by style; a space keeps them so for who reads without it.
function printElement({ type, props }: Element): void {
  if (typeof type === 'function') return printComponent(type, props)
  if (type === 'small' || type === 'button') plain(' ')
  plain('<')
  plain(type)
  let children: unknown
  let made: unknown
  let bare = false
  for (const name in props) {
    const value = props[name]
    if (name === 'children') children = value
    else if (name === 'dangerouslySetInnerHTML') made = value
    else if (attribute(name, value)) bare = value === true && !SAYS_NO.test(name)
    if (name === 'href' && type === 'use') ask(value)
  }
  plain('>')
  const opened = length()
  print(children)
  if (made !== undefined) printMarkup(made)
  // lynx takes "checked/" for the name of the attribute.
  if (length() === opened && CLOSED.has(type)) return instead(bare ? ' />' : '/>')
  plain('</')
  plain(type)
  plain('>')
  if (type === 'text') plain(' ')
}

const PRINTED_BEFORE = 4000

/** Says by which key a component comes to the same markup, in whatever page; without a key it is printed anew. */
export function sameBy<P>(component: (props: P) => VNode | null, key: (props: P) => string | undefined): typeof component {
  const same: Same<P> = { by: key, before: new Memo(PRINTED_BEFORE) }
  return Object.assign(component, { same })
}

function printComponent(component: Component, props: Props): void {
  const { same } = component
  const key = same?.by(props)
  if (!same || key === undefined) return print(component(props))
  const known = same.before.get(key)
  if (known) paste(known.markup)
  const { symbols } = known ?? same.before.set(key, printedHere(component(props)))
  asked.addAll(symbols)
}

function printedHere(node: unknown): Printed {
  return asking(symbols => {
    const from = length()
    print(node)
    return { markup: kept(from), symbols }
  })
}

/** In these a no has to be said; elsewhere it is said by leaving the attribute out. */
const SAYS_NO = /^(?:aria-|data-|spellcheck$)/

/** Whether there is anything to say. */
function attribute(name: string, value: unknown): boolean {
  const said = typeof value === 'boolean' && SAYS_NO.test(name) ? String(value) : value
  if (said !== true && typeof said !== 'string' && typeof said !== 'number') return false
  plain(' ')
  plain(name)
  if (said === true) return true
  plain('="')
  print(said)
  plain('"')
  return true
}

/** Markup that was made elsewhere, and its symbols. */
function printMarkup(value: unknown): void {
  const markup = typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : ''
  for (const symbol of usedIn(markup)) asked.add(symbol)
  raw(markup)
}

function ask(href: unknown): void {
  if (typeof href === 'string') asked.add(href.slice(1))
}

/** A single sign is found in long markup much quicker than a word or a pattern. */
export function* usedIn(markup: string): Generator<string> {
  for (let at = markup.indexOf('#'); at >= 0; at = markup.indexOf('#', at + 1))
    if (markup.startsWith('<use href="', at - 11)) yield markup.slice(at + 1, markup.indexOf('"', at))
}
