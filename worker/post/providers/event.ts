/** What providers tell of the post, each in its own form: a letter that came back, a complaint, a mail that came in. */

export type PostEvent =
  | { kind: 'bounced'; address: string; letter?: string; why: string }
  | { kind: 'complained'; address: string; letter?: string }
  | { kind: 'mail'; raw: string | Uint8Array; from: string; to: string }
  /** Of no concern to us: opens, clicks, a delay that will pass. */
  | { kind: 'other' }

export type Fields = Readonly<Record<string, unknown>>

export const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

export interface Parts {
  headers: readonly (readonly [name: string, value: string])[]
  text: string
  html: string
}

/** Carried in headers of a mail's parts, which are ours. */
const OUR_HEADERS = /^(?:content-|mime-version$)/i

/** A mail whose parts are all that a provider gives, as a mail again: so there is one way to read it. */
export function mailOf({ headers, text, html }: Parts): string {
  const lines = headers.filter(([name]) => /^[!-9;-~]+$/.test(name) && !OUR_HEADERS.test(name)).map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`)
  const [type, body] = text.trim() ? ['plain', text] : ['html', html]
  return [...lines, `Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', inBase64(body)].join('\r\n')
}

function inBase64(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let letters = ''
  for (let i = 0; i < bytes.length; i += 0x8000) letters += String.fromCharCode(...bytes.subarray(i, i + 0x8000))
  return btoa(letters).replace(/.{76}/g, '$&\r\n')
}
