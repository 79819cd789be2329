/** Turns an HTML-only mail into lines of text, without what its mail program marked as quoted. */

const TOKEN = /<!--[^]*?(?:-->|$)|<[^<>]*>|[^<]+|</g
const TAG = /^<(\/?)([a-z][a-z\d]*)([^]*)>$/i
const SILENT = ['head', 'style', 'script', 'title', 'template']
const VOID = ['br', 'hr', 'img', 'input', 'meta', 'link', 'col', 'wbr']
const BLOCKS = /^(?:address|article|center|dd|div|dl|dt|h\d|li|main|ol|p|pre|section|table|tbody|tr|ul)$/
/** Class and id names that mail programs give to quotes, and to the line before one. */
const QUOTED = /\b(?:class|id)\s*=\s*["']?[^"'>]*(?:quote|cite|gmail_attr)/i
/** Ids after which nothing is the writer's own. */
const REST = /\bid\s*=\s*["']?[^"'>]*(?:divrplyfwdmsg|appendonsend|reference-message|olk_src_body)/i

export function textOfHtml(html: string): string {
  const heard: string[] = []
  /** The skipped element that we are in: its name, and how many of that name are open. */
  let deaf: { name: string; depth: number } | undefined
  /** The open lists: the last item's number, or undefined in an unnumbered list. */
  const lists: (number | undefined)[] = []
  for (const [token] of html.matchAll(TOKEN)) {
    const [, closes, given, rest = ''] = TAG.exec(token) ?? []
    const name = given?.toLowerCase()
    if (deaf) {
      if (name === deaf.name) deaf.depth += closes ? -1 : 1
      if (deaf.depth === 0) deaf = undefined
      continue
    }
    if (name === undefined) {
      if (token === '<' || !token.startsWith('<')) heard.push(decoded(token))
      continue
    }
    if (!closes && REST.test(rest)) break
    if (!closes && !VOID.includes(name) && (name === 'blockquote' || SILENT.includes(name) || QUOTED.test(rest))) {
      deaf = { name, depth: 1 }
      heard.push('\n')
      continue
    }
    heard.push(inText(name, Boolean(closes)))
    if (closes && (name === 'ol' || name === 'ul')) lists.pop()
    else if (name === 'ol') lists.push(Number(/\bstart\s*=\s*["']?(\d{1,3})/i.exec(rest)?.[1] ?? 1) - 1)
    else if (name === 'ul') lists.push(undefined)
    else if (name === 'li' && !closes) heard.push(nextIn(lists))
  }
  return heard.join('').replace(/[^\S\n]+/g, ' ')
}

/** The next item's number: some mail programs turn a typed "3." into a list that begins at three. */
function nextIn(lists: (number | undefined)[]): string {
  const before = lists.at(-1)
  if (before === undefined) return ''
  lists[lists.length - 1] = before + 1
  return `${before + 1}. `
}

function inText(name: string, closes: boolean): string {
  if (name === 'br') return '\n'
  if (name === 'hr') return '\n__________\n'
  if (name === 'p') return closes ? '\n\n' : '\n'
  return BLOCKS.test(name) ? '\n' : name === 'td' ? ' ' : ''
}

const NAMED: Record<string, string> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function decoded(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole
    const code = decimal ? Number(decimal) : parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' '
  })
}
