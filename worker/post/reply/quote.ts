/**
 * The lines that a mail's writer typed. Quotes, headers of older mails and signatures are cut, whatever the mail program and language. It
 * cuts too much rather than too little, because what is left may be played.
 */
import { REPLY_LINE_LENGTH, REPLY_LINES } from '../../shared/bounds'

export function ownLines(text: string): string[] {
  const lines = text.split(/\r\n?|[\n\v\f\u0085\u2028\u2029]/, REPLY_LINES).map(line =>
    line
      .slice(0, REPLY_LINE_LENGTH)
      .replace(/\p{Cf}/gu, '')
      .replace(/[\p{Cc}\p{Co}\p{Cs}\s]+/gu, ' ')
      .trim()
  )
  const own: string[] = []
  let shadowed = false
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    if (endsThere(lines, i)) break
    const attribution = attributionAt(lines, i)
    if (attribution) {
      i += attribution - 1
      if (!isQuoted(lines.slice(i + 1).find(next => next !== '') ?? '')) break
      continue
    }
    if (isQuoted(line)) shadowed = true
    else if (line === '') shadowed = false
    // A long quoted line that was wrapped continues without its mark.
    if (!isQuoted(line) && !shadowed) own.push(line)
  }
  return own
}

const isQuoted = (line: string): boolean => /^[>|»＞]/.test(line)

// ── before a quote ──

const ADDRESS = /[^\s<>"]+@[^\s<>"]+\.[^\s<>"]/
/** "On … wrote:" without an address. `\b` works for Latin letters only. */
const WROTE = /\b(?:wrote|schrieb|a écrit|escribió|ha scritto)\b|(?:пишет|писал|написал|пише|писав|написав|pisze|napisał|napisana przez)/iu
const FIRST_OF_SEVERAL = 30
const LONGEST = 400

/** The number of lines, which may be wrapped, that introduce a quote here; 0 if none. */
function attributionAt(lines: readonly string[], at: number): number {
  const most = (lines[at]?.length ?? 0) < FIRST_OF_SEVERAL ? 1 : 3
  for (let count = 1; count <= most; count++) {
    const last = lines[at + count - 1] ?? ''
    if (last === '' || isQuoted(last)) return 0
    const said = lines.slice(at, at + count).join(' ')
    if (/[:：]["”»]?$/.test(said) && said.length < LONGEST && (ADDRESS.test(said) || WROTE.test(said))) return count
  }
  return 0
}

// ── where the writer's own text ends ──

const RULE = /^[-_=–—]{4,}|^--$/
const name = (names: string): RegExp => new RegExp(`^[^\\p{L}\\p{N}]*(?:${names})[^\\p{L}\\p{N}:]*[:：]`, 'iu')
const SENDER = name('from|von|от|від|od|de|da|nadawca|отправитель|відправник')
const OTHER_HEADER = name(
  [
    ...['sent|date|to|cc|subject', 'gesendet|datum|an|betreff', 'отправлено|дата|кому|копия|тема'],
    ...['надіслано|копія', 'wysłano|wysłane|data|do|dw|temat'],
  ].join('|')
)
const HEADERS_WITHIN = 5

function endsThere(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (RULE.test(line)) return true
  if (!SENDER.test(line)) return false
  return ADDRESS.test(line) || lines.slice(at + 1, at + 1 + HEADERS_WITHIN).some(next => OTHER_HEADER.test(next))
}
