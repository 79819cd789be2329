/** SVG drawings as trees. Parses only what our own renderer writes, not arbitrary markup. */

export interface SvgNode {
  name: string
  attributes: Record<string, string>
  children: (SvgNode | string)[]
}

const TOKEN = /<!--[^]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g

export function parse(markup: string): SvgNode {
  const root: SvgNode = { name: 'g', attributes: {}, children: [] }
  const open: SvgNode[] = [root]
  for (const [token, closes, name, attributes = '', alone] of markup.matchAll(TOKEN)) {
    const within = open.at(-1) ?? root
    if (token.startsWith('<!--')) continue
    if (name === undefined) within.children.push(token)
    else if (closes) open.pop()
    else {
      const mark: SvgNode = { name, attributes: {}, children: [] }
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) mark.attributes[key] = value
      within.children.push(mark)
      if (!alone) open.push(mark)
    }
  }
  return root
}

export function write({ name, attributes, children }: SvgNode): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')
  if (children.length === 0) return `<${name}${said}/>`
  return `<${name}${said}>${children.map(child => (typeof child === 'string' ? child : write(child))).join('')}</${name}>`
}

export const marksIn = ({ children }: SvgNode): SvgNode[] => children.filter(child => typeof child !== 'string')

/** The first matching mark, in reading order. */
export function find(mark: SvgNode, wanted: (mark: SvgNode) => boolean): SvgNode | undefined {
  if (wanted(mark)) return mark
  for (const child of marksIn(mark)) {
    const found = find(child, wanted)
    if (found) return found
  }
  return undefined
}

export const classesOf = ({ attributes }: SvgNode): string[] => (attributes.class ?? '').split(' ').filter(Boolean)

export const hasClass =
  (name: string) =>
  (mark: SvgNode): boolean =>
    classesOf(mark).includes(name)
