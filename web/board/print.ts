/**
 * Prints components as markup and collects the kit symbols they use. Preact's own renderer carries browser machinery; here a page is
 * printed once and discarded, and printing is most of the cost of an answer.
 */
import type { ComponentChildren, VNode } from 'preact'
import { Memo, type Key } from '../../worker/shared/memo'
import { capture, replaceLast, copyFrom, length, paste, plain, raw, text, textOf, type Markup } from './paper'
import { addressOf } from './signs'
import { Symbols } from './symbols'

interface Element {
  type: string | Component
  props: Props
}
type Props = Readonly<Record<string, unknown>>
type Component = ((props: Props) => unknown) & { same?: Same<Props>; once?: Once<Props> }

/** A component's cache: the key that determines its markup, and the markup printed so far, on pages and elsewhere. */
interface Same<P> {
  by(props: P): Key | undefined
  onPages: Memo<Printed>
  elsewhere: Memo<Printed>
}

/** A component's markup on a page, for as long as the object lives that determines it. */
interface Once<P> {
  of(props: P): object
  before: WeakMap<object, Printed>
}

/** Whether what is printed now belongs to a page. */
export const isForPage = (): boolean => forPage

export interface Printed {
  markup: Markup
  symbols: Symbols
}

/** The symbols used by what is being printed now. */
let asked = new Symbols()
/** It is a page or part of one, which finds symbols in files of their own. */
let forPage = false

export function printed(children: unknown): Printed {
  return asking(symbols => {
    const markup = capture(() => print(children))
    return { markup, symbols }
  })
}

/** Prints a page: `children` first, to learn which symbols have to be drawn on it, then `front` before them. */
export function pageAfter(front: (symbols: Symbols) => void, children: unknown): Markup {
  const outer = forPage
  forPage = true
  try {
    return asking(symbols =>
      capture(
        () => print(children),
        () => front(symbols)
      )
    )
  } finally {
    forPage = outer
  }
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

/** Elements that need no closing tag when empty: void elements and shapes. */
const CLOSED = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'use', 'image', 'source', 'path', 'rect', 'circle'])

// Only styling separates notes, buttons and labels in drawings from the text before them, so a space is added for text browsers.
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
    else if (attribute(name, name === 'href' && type === 'use' ? placeOf(value) : value)) bare = value === true && !SAYS_NO.test(name)
  }
  plain('>')
  const opened = length()
  print(children)
  if (made !== undefined) printMarkup(made)
  // Without the space, lynx reads "checked/" as the attribute's name.
  if (length() === opened && CLOSED.has(type)) return replaceLast(bare ? ' />' : '/>')
  plain('</')
  plain(type)
  plain('>')
  if (type === 'text') plain(' ')
}

const PRINTED_BEFORE = 4000

/** Caches a component's markup under a key. An undefined key prints it without the cache. */
export function sameBy<P>(component: (props: P) => VNode | null, key: (props: P) => Key | undefined): typeof component {
  const same: Same<P> = { by: key, onPages: new Memo(PRINTED_BEFORE), elsewhere: new Memo(PRINTED_BEFORE) }
  return Object.assign(component, { same })
}

/** Prints a component once for each object, which must belong to one page and determine the markup there: a board is drawn twice. */
export function onceFor<P>(component: (props: P) => VNode | null, of: (props: P) => object): typeof component {
  const once: Once<P> = { of, before: new WeakMap() }
  return Object.assign(component, { once })
}

function printComponent(component: Component, props: Props): void {
  const { same, once } = component
  if (once && forPage) return printOnce(once.before, once.of(props), () => component(props))
  const key = same?.by(props)
  if (!same || key === undefined) return print(component(props))
  const before = forPage ? same.onPages : same.elsewhere
  const known = before.get(key)
  if (known) paste(known.markup)
  const { symbols } = known ?? before.set(key, printedHere(component(props)))
  asked.addAll(symbols)
}

function printOnce(before: WeakMap<object, Printed>, object: object, make: () => unknown): void {
  const known = before.get(object)
  if (known) paste(known.markup)
  const printed = known ?? printedHere(make())
  before.set(object, printed)
  asked.addAll(printed.symbols)
}

function printedHere(node: unknown): Printed {
  return asking(symbols => {
    const from = length()
    print(node)
    return { markup: copyFrom(from), symbols }
  })
}

/** Attributes where false must be written out; elsewhere it means leaving the attribute off. */
const SAYS_NO = /^(?:aria-|data-|spellcheck$)/

/** Prints an attribute and returns whether there was anything to print. */
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

/** Ready-made markup, and the symbols it uses. */
function printMarkup(value: unknown): void {
  const markup = typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : ''
  if (forPage) return raw(markup.replace(USE, (_, id: string) => `<use href="${placeOf(`#${id}`)}"`))
  for (const symbol of usedIn(markup)) asked.add(symbol)
  raw(markup)
}

const USE = /<use href="#([\w-]+)"/g

/** Where the symbol is found; notes those that have to be drawn beside the markup. */
function placeOf(href: unknown): unknown {
  if (typeof href !== 'string') return href
  const id = href.slice(1)
  const file = forPage ? addressOf(id) : undefined
  if (!file) asked.add(id)
  return file ?? href
}

/** Searches for "#", because finding a single character in long markup is much faster than a word or a pattern. */
export function* usedIn(markup: string): Generator<string> {
  for (let at = markup.indexOf('#'); at >= 0; at = markup.indexOf('#', at + 1))
    if (markup.startsWith('<use href="', at - 11)) yield markup.slice(at + 1, markup.indexOf('"', at))
}
