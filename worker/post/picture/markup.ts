/** Drawings as trees. They are our own boards and our own kit: markup as our renderer writes it, not any that there may be. */

export interface Mark {
  name: string
  attributes: Record<string, string>
  children: (Mark | string)[]
}

const TOKEN = /<!--[^]*?-->|<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/g
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g

export function parse(markup: string): Mark {
  const root: Mark = { name: 'g', attributes: {}, children: [] }
  const open: Mark[] = [root]
  for (const [token, closes, name, attributes = '', alone] of markup.matchAll(TOKEN)) {
    const within = open.at(-1) ?? root
    if (token.startsWith('<!--')) continue
    if (name === undefined) within.children.push(token)
    else if (closes) open.pop()
    else {
      const mark: Mark = { name, attributes: {}, children: [] }
      for (const [, key = '', value = ''] of attributes.matchAll(ATTRIBUTE)) mark.attributes[key] = value
      within.children.push(mark)
      if (!alone) open.push(mark)
    }
  }
  return root
}

export function write({ name, attributes, children }: Mark): string {
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`).join('')
  if (children.length === 0) return `<${name}${said}/>`
  return `<${name}${said}>${children.map(child => (typeof child === 'string' ? child : write(child))).join('')}</${name}>`
}

export const marksIn = ({ children }: Mark): Mark[] => children.filter(child => typeof child !== 'string')

/** The first mark that is wanted, in reading order. */
export function find(mark: Mark, wanted: (mark: Mark) => boolean): Mark | undefined {
  if (wanted(mark)) return mark
  for (const child of marksIn(mark)) {
    const found = find(child, wanted)
    if (found) return found
  }
  return undefined
}

export const classesOf = ({ attributes }: Mark): string[] => (attributes.class ?? '').split(' ').filter(Boolean)

export const hasClass = (name: string) => (mark: Mark): boolean => classesOf(mark).includes(name)
