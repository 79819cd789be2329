/** Components as text. Preact's own printer carries along all that lives in browsers; here a page is printed once and
    forgotten, and printing is most of what an answer costs. */
import type { ComponentChildren, VNode } from 'preact'

interface Element {
  type: string | Component
  props: Props
}
type Props = Readonly<Record<string, unknown>>

export const render = (children: ComponentChildren): string => print(children)

function print(node: unknown): string {
  if (typeof node === 'string') return escaped(node)
  if (Array.isArray(node)) {
    let text = ''
    for (const child of node) text += print(child)
    return text
  }
  if (typeof node === 'number') return String(node)
  return isElement(node) ? printElement(node) : ''
}

const isElement = (node: unknown): node is Element => typeof node === 'object' && node !== null && 'type' in node && 'props' in node

/** Without content they need no closing tag: those that can have none, and shapes. */
const CLOSED = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'use', 'path', 'rect', 'circle'])

function printElement({ type, props }: Element): string {
  if (typeof type === 'function') return printComponent(type, props)
  let tag = `<${type}`
  let content = ''
  for (const name in props) {
    const value = props[name]
    if (name === 'children') content = print(value)
    else if (name === 'dangerouslySetInnerHTML') content = markupIn(value)
    else tag += attribute(name, value)
  }
  return content === '' && CLOSED.has(type) ? `${tag}/>` : `${tag}>${content}</${type}>`
}

type Component = ((props: Props) => unknown) & { sameBy?: (props: Props) => string | undefined }

/** What components that are the same again and again came to, by their own name for it. */
const printed = new Map<Component, Map<string, string>>()
const PRINTED_BEFORE = 2000

/** Says by which key a component comes to the same markup, in whatever page; without a key it is printed anew. */
export function sameBy<P>(component: (props: P) => VNode | null, key: (props: P) => string | undefined): typeof component {
  return Object.assign(component, { sameBy: key })
}

function printComponent(component: Component, props: Props): string {
  const key = component.sameBy?.(props)
  if (key === undefined) return print(component(props))
  let known = printed.get(component)
  if (!known || known.size >= PRINTED_BEFORE) printed.set(component, (known = new Map()))
  const before = known.get(key)
  if (before !== undefined) return before
  const markup = print(component(props))
  known.set(key, markup)
  return markup
}

/** In these a no has to be said; elsewhere it is said by leaving the attribute out. */
const SAYS_NO = /^(?:aria-|data-|spellcheck$)/

function attribute(name: string, value: unknown): string {
  if (typeof value === 'string') return ` ${name}="${escaped(value)}"`
  if (typeof value === 'number') return ` ${name}="${value}"`
  if (typeof value === 'boolean' && SAYS_NO.test(name)) return ` ${name}="${value}"`
  return value === true ? ` ${name}` : ''
}

const markupIn = (value: unknown): string =>
  typeof value === 'object' && value !== null && '__html' in value ? String(value.__html) : ''

const QUOTE = 34
const AND = 38
const LESS = 60

/** Pages have hundreds of short texts with nothing to escape, for which a pattern is slow. */
function escaped(text: string): string {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === QUOTE || code === AND || code === LESS) return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
  }
  return text
}
