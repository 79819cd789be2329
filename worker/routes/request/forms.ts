/** Reading forms: bounded, URL-encoded, and in valid UTF-8. */
import { BODY_BYTES } from '../../shared/bounds'
import type { ErrorStatus } from '../../../web/pages/site/error'
import type { Form } from '../../shared/form'
import type { Request } from './site'

/** A form's fields, the last of each name; or the status that says what is wrong with it. */
export async function readForm(c: Request): Promise<Form | ErrorStatus> {
  const type = c.req.header('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return 415
  try {
    const body = await readBytes(c, BODY_BYTES)
    return body === undefined ? 413 : new Map(parse(characters.decode(body)))
  } catch (error) {
    // Invalid UTF-8, raw (TypeError) or escaped (URIError): nobody typed that.
    if (error instanceof TypeError || error instanceof URIError) return 400
    throw error
  }
}

/** Undefined if the body is larger. A body with a length and no chunks has already passed the guard, and is read at once. */
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

/** Undefined if it is too large; the rest is then not read. */
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

/** Rough on purpose: only a letter that arrives shows that an address works. */
export const looksLikeAddress = (text: string): boolean =>
  /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+\.[^\s@<>,;:"()[\]\\.]{2,}$/.test(text) && !/\p{C}/u.test(text)
