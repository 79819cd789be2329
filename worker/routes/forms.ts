/** Forms as people send them: bounded, of one kind, and of whole characters. */
import { BODY_BYTES } from '../bounds'
import type { ErrorStatus } from '../../web/pages/error'
import type { Request } from './site'

export type Form = ReadonlyMap<string, string>

/** The fields of a form, the last of each name; or the status of what is wrong with it. */
export async function readForm(c: Request): Promise<Form | ErrorStatus> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return 415
  try {
    const body = await readBytes(c, BODY_BYTES)
    return body === undefined ? 413 : new Map(parse(characters.decode(body)))
  } catch (error) {
    // Broken UTF-8, written plainly (TypeError) or as escapes (URIError): nobody typed that.
    if (error instanceof TypeError || error instanceof URIError) return 400
    throw error
  }
}

/** Undefined: it is larger. One that tells its length, and comes in one piece, has passed the guard and is read at once. */
export async function readBytes(c: Request, most: number): Promise<Uint8Array | undefined> {
  const { headers, body } = c.req.raw
  const tellsLength = headers.has('content-length') && !headers.has('transfer-encoding')
  return tellsLength ? new Uint8Array(await c.req.raw.arrayBuffer()) : readBounded(body, most)
}

const characters = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false })

function parse(body: string): [string, string][] {
  if (body === '') return []
  return body.split('&').map(pair => {
    const cut = pair.indexOf('=')
    return cut < 0 ? [decode(pair), ''] : [decode(pair.slice(0, cut)), decode(pair.slice(cut + 1))]
  })
}

const decode = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

/** Undefined when it is too large; the rest is then never read. */
async function readBounded(body: ReadableStream<Uint8Array> | null, most: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) return undefined
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** What a person typed into one line: whole characters, no controls, no marks that turn the direction of writing. */
export function cleanLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
}

/** What a person typed into a field of several lines: the same, but lines stay. */
export const cleanText = (text: string): string =>
  text.split(/\r\n?|\n/).map(cleanLine).join('\n').replace(/\n{3,}/g, '\n\n').trim()

/** Rough on purpose: whether an address works is known when a letter has arrived. */
export const looksLikeAddress = (text: string): boolean => /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/.test(text) && !/\p{C}/u.test(text)
