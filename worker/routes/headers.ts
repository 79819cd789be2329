/** What every answer of the site is sent with: secure headers, cookies, and whether it is packed. */
import { generateCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Request, Site } from './site'

const CSP =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
  "frame-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
const HEADERS: Record<string, string> = {
  'content-security-policy': CSP,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
}

/** Those of a page, whole: put on one by one, they take a hundredth of all that an answer takes. */
export const PAGE = new Headers({ ...HEADERS, 'content-type': 'text/html; charset=UTF-8' })

const isSecure = (c: Request): boolean => [c.env.PUBLIC_URL, c.req.url].some(address => address.startsWith('https:'))

export const headers = createMiddleware<Site>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status === 101) return
  const isPage = headers.has('x-content-type-options')
  if (status === 303) leadWholly(c, headers)
  if (!isPage) for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  if (isSecure(c)) headers.set('strict-transport-security', 'max-age=31536000')
  for (const cookie of c.get('cookies') ?? []) headers.append('set-cookie', cookie)
  // Only "not modified" tells a type and has no body.
  if (status !== 304 && mayPack(headers) && accepts(c.req.header('accept-encoding') ?? '', 'gzip')) headers.set('content-encoding', 'gzip')
})

/** lynx waits for seconds before it follows an address without a host. Only the site's own address is filled in: a host that came
    with the request is nobody's word, and behind a proxy it is another one. */
function leadWholly(c: Request, headers: Headers): void {
  const to = headers.get('location')
  if (to?.startsWith('/') && c.req.header('host') === new URL(c.env.PUBLIC_URL).host) headers.set('location', new URL(c.env.PUBLIC_URL).origin + to)
}

/** workerd packs what is labelled so, whoever asks: so what is packed already is left, and the reader is asked first. */
const mayPack = (headers: Headers): boolean =>
  !headers.has('content-encoding') && /^(text\/|application\/json)/.test(headers.get('content-type') ?? '')

/** `gzip;q=0` forbids. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some(part => {
    const [name, weight = '1'] = part.trim().toLowerCase().split(/\s*;\s*q\s*=\s*/)
    return name === coding && Number(weight) > 0
  })

export const YEAR = 365 * 24 * 60 * 60

interface Keeping {
  path: string
  /** Seconds; until the browser is closed, where there are none. */
  maxAge?: number
  sameSite?: 'Strict'
}

/** For this browser to keep, with whatever answers it. */
export function giveCookie(c: Request, name: string, value: string, keeping: Keeping): void {
  const cookie = generateCookie(name, value, { sameSite: 'Lax', ...keeping, httpOnly: true, secure: isSecure(c) })
  c.set('cookies', [...(c.get('cookies') ?? []), cookie])
}
