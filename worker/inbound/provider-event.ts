/** What providers report in their own formats: a bounce, a complaint, an incoming mail. */
import { base64 } from '@scure/base'

export type PostEvent =
  | { kind: 'bounced'; address: string; letter?: string; why: string }
  | { kind: 'complained'; address: string; letter?: string }
  | { kind: 'mail'; raw: string | Uint8Array; from: string; to: string }
  /** Ignored: opens, clicks, delays. */
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

/** Headers that mailOf writes itself. */
const OUR_HEADERS = /^(?:content-|mime-version$)/i

/** Rebuilds a mail from the parts that a provider gives, so that all mail is read the same way. */
export function mailOf({ headers, text, html }: Parts): string {
  const lines = headers
    .filter(([name]) => /^[!-9;-~]+$/.test(name) && !OUR_HEADERS.test(name))
    .map(([name, value]) => `${name}: ${value.replace(/[\r\n]+/g, ' ')}`)
  const [type, body] = text.trim() ? ['plain', text] : ['html', html]
  return [...lines, `Content-Type: text/${type}; charset=utf-8`, 'Content-Transfer-Encoding: base64', '', inBase64(body)].join('\r\n')
}

const inBase64 = (text: string): string => base64.encode(new TextEncoder().encode(text)).replace(/.{76}/g, '$&\r\n')
