/** Components as markup, and what they ask for of the kit. Preact's own printer carries along all that lives in browsers; here a
    page is printed once and forgotten, and printing is most of what an answer costs. */
import type { ComponentChildren, VNode } from 'preact'
import { Memo } from '../memo'
import { cut, instead, length, paste, plain, raw, text, textOf, type Markup } from './paper'

interface Element {
  type: string | Component
  props: Props
}
type Props = Readonly<Record<string, unknown>>
type Component = ((props: Props) => unknown) & { sameBy?: (props: Props) => string | undefined }

export interface Printed {
  markup: Markup
  /** The symbols that it uses, each once. */
  symbols: readonly string[]
}

/** What is being printed asks for these. */
let asked = new Set<string>()

export function printed(children: unknown): Printed {
  const outer = asked
  asked = new Set()
  try {
    const markup = cut(() => print(children))
    return { markup, symbols: [...asked] }
  } finally {
    asked = outer
  }
}

export const render = (children: ComponentChildren): string => textOf(printed(children).markup)

function print(node: unknown): void {
  if (typeof node === 'string') text(node)
  else if (typeof node === 'number') plain(String(node))
  else if (Array.isArray(node)) for (const child of node) print(child)
  else if (isElement(node)) printElement(node)
}

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null

/** Without content they need no closing tag: those that can have none, and shapes. */
const CLOSED = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'use', 'path', 'rect', 'circle'])

function printElement({ type, props }: Element): void {
  if (typeof type === 'function') return printComponent(type, props)
  plain('<')
  plain(type)
  let children: unknown
  let made: unknown
  for (const name in props) {
    const value = props[name]
    if (name === 'children') children = value
    else if (name === 'dangerouslySetInnerHTML') made = value
    else attribute(name, value)
    if (name === 'href' && type === 'use') ask(value)
  }
  plain('>')
  const opened = length()
  print(children)
  if (made !== undefined) printMarkup(made)
  if (length() === opened && CLOSED.has(type)) return instead('/>')
  plain('</')
  plain(type)
  plain('>')
}

/** What components that are the same again and again came to, by their own name for it. */
const before = new Map<Component, Memo<Printed>>()
const PRINTED_BEFORE = 4000

/** Says by which key a component comes to the same markup, in whatever page; without a key it is printed anew. */
export function sameBy<P>(component: (props: P) => VNode | null, key: (props: P) => string | undefined): typeof component {
  return Object.assign(component, { sameBy: key })
}

function printComponent(component: Component, props: Props): void {
  const key = component.sameBy?.(props)
  if (key === undefined) return print(component(props))
  let known = before.get(component)
  if (!known) before.set(component, (known = new Memo(PRINTED_BEFORE)))
  const same = known.get(key) ?? known.set(key, printed(component(props)))
  for (const symbol of same.symbols) asked.add(symbol)
  paste(same.markup)
}

/** In these a no has to be said; elsewhere it is said by leaving the attribute out. */
const SAYS_NO = /^(?:aria-|data-|spellcheck$)/

function attribute(name: string, value: unknown): void {
  const said = typeof value === 'boolean' && SAYS_NO.test(name) ? String(value) : value
  if (said !== true && typeof said !== 'string' && typeof said !== 'number') return
  plain(' ')
  plain(name)
  if (said === true) return
  plain('="')
  print(said)
  plain('"')
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
