/** Where the words of a page meet although an element begins or ends between them. */
import { HTMLElement, NodeType, type Node } from 'node-html-parser'

/** What it shows, piece by piece; a field is a line. */
function textsOf(node: Node, into: string[] = []): string[] {
  if (node.nodeType === NodeType.TEXT_NODE) into.push(node.text)
  if (!(node instanceof HTMLElement) || UNSEEN.includes(node.tagName)) return into
  if (APART.includes(node.tagName)) into.push(' ')
  if (node.tagName === 'INPUT' && node.getAttribute('type') !== 'hidden') into.push('_')
  for (const child of node.childNodes) textsOf(child, into)
  if (APART.includes(node.tagName)) into.push(' ')
  return into
}
const UNSEEN = ['HEAD', 'SCRIPT', 'STYLE', 'DATALIST', 'SELECT', 'TEXTAREA']
/** Those that every browser sets apart without a style sheet. */
const APART = ['P', 'DIV', 'LI', 'UL', 'OL', 'DL', 'DT', 'DD', 'H1', 'H2', 'H3', 'H4', 'TABLE', 'CAPTION', 'TR', 'TD', 'TH', 'FORM', 'FIELDSET', 'LEGEND', 'BR']

/** What would be read where two of them run together: the last word of one and the first of the next. */
export function gluedIn(root: Node): string[] {
  const texts = textsOf(root).filter(text => text !== '')
  return texts.slice(1).flatMap((text, i) => {
    const last = /[\p{L}\p{N}_]+$/u.exec(texts[i] ?? '')?.[0]
    const first = /^[\p{L}\p{N}_]+/u.exec(text)?.[0]
    return last && first ? [last + first] : []
  })
}
