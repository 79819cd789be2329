/** Does not resend an unchanged page: the ETag is a keyed hash of its bytes, which contain only what this reader may see. Browsers cache it
    privately and revalidate every time; other cookies mean another reader. */
import { keyFor } from '../../shared/keys'
import type { Request } from './site'

const HMAC = { name: 'HMAC', hash: 'SHA-256' }

export async function unlessUnchanged(c: Request, page: Response): Promise<Response> {
  if (page.status !== 200) return page
  const body = await page.arrayBuffer()
  const etag = `W/"${await tagOf(c.env.SITE_KEY, body)}"`
  const known = c.req
    .header('if-none-match')
    ?.split(/\s*,\s*/)
    .includes(etag)
  const keeping = { etag, 'cache-control': 'private, no-cache', vary: 'cookie', 'x-content-type-options': 'nosniff' }
  if (known) return new Response(null, { status: 304, headers: keeping })
  const headers = new Headers(page.headers)
  for (const [name, value] of Object.entries(keeping)) headers.set(name, value)
  return new Response(body, { headers })
}

async function tagOf(siteKey: string, body: ArrayBuffer): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(keyFor(siteKey, 'page')), HMAC, false, ['sign'])
  const hash = new Uint8Array(await crypto.subtle.sign(HMAC, key, body))
  return btoa(String.fromCharCode(...hash.subarray(0, 15)))
}
