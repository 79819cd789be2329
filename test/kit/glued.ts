/** Finds places where words of a page run together because an element starts or ends between them. */
import { HTMLElement, NodeType, type Node } from 'node-html-parser'

/** The visible text in pieces; a field becomes an underscore. */
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
/** Elements that every browser separates without a style sheet. */
const APART = [
  'P',
  'DIV',
  'LI',
  'UL',
  'OL',
  'DL',
  'DT',
  'DD',
  'H1',
  'H2',
  'H3',
  'H4',
  'TABLE',
  'CAPTION',
  'TR',
  'TD',
  'TH',
  'FORM',
  'FIELDSET',
  'LEGEND',
  'BR',
]

/** The words that would run together: the last of one piece and the first of the next. */
export function gluedIn(root: Node): string[] {
  const texts = textsOf(root).filter(text => text !== '')
  return texts.slice(1).flatMap((text, i) => {
    const last = /[\p{L}\p{N}_]+$/u.exec(texts[i] ?? '')?.[0]
    const first = /^[\p{L}\p{N}_]+/u.exec(text)?.[0]
    return last && first ? [last + first] : []
  })
}
