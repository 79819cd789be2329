/** Components as text. Preact's own printer carries along all that lives in browsers; here a page is printed once and
    forgotten, and printing is most of what an answer costs. */
import type { ComponentChildren } from 'preact'

interface Element {
  type: string | ((props: Props) => unknown)
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
  if (typeof type === 'function') return print(type(props))
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

const SPECIAL = /["&<]/

const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;') : text
