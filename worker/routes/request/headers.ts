/** What every response gets: secure headers, cookies, and compression. */
import { generateCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Request, Site } from './site'

const CSP =
  "default-src 'none';style-src 'self';script-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';" +
  "form-action 'self';base-uri 'none';frame-ancestors 'none'"
/** Of the one page that shows another in a frame. */
export const FRAMING = `${CSP};frame-src 'self'`
const HEADERS: Record<string, string> = {
  'content-security-policy': CSP,
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(),geolocation=(),microphone=(),payment=()',
  'cache-control': 'no-store',
  vary: 'accept-encoding',
}

/** A page's headers as one object: setting them one by one takes a hundredth of the time of a whole request. */
export const PAGE = new Headers({ ...HEADERS, 'content-type': 'text/html; charset=UTF-8' })

const isSecure = (c: Request): boolean => [c.env.PUBLIC_URL, c.req.url].some(address => address.startsWith('https:'))

export const headers = createMiddleware<Site>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status === 101) return
  const isPage = headers.has('x-content-type-options')
  if (status === 303) makeAbsolute(c, headers)
  if (!isPage) for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  if (isSecure(c)) headers.set('strict-transport-security', 'max-age=31536000')
  for (const cookie of c.get('cookies') ?? []) headers.append('set-cookie', cookie)
  // Only 304 has a type but no body.
  const packing = status !== 304 && mayPack(headers) && packingFor(c.req.header('accept-encoding') ?? '')
  if (packing) headers.set('content-encoding', packing)
})

/** Makes redirects absolute, because lynx waits seconds before it follows a relative one. Only for the site's own host: a Host header can
    be forged, and behind a proxy it may be another. */
function makeAbsolute(c: Request, headers: Headers): void {
  const to = headers.get('location')
  if (to?.startsWith('/') && c.req.header('host') === new URL(c.env.PUBLIC_URL).host)
    headers.set('location', new URL(c.env.PUBLIC_URL).origin + to)
}

/** workerd compresses whatever is labelled so; so responses that are already compressed, or readers that do not accept it, must not get the
    label. */
const mayPack = (headers: Headers): boolean =>
  !headers.has('content-encoding') && /^(text\/|application\/json)/.test(headers.get('content-type') ?? '')

/** The smaller first: Brotli makes a page an eighth smaller than gzip. */
const PACKINGS = ['br', 'gzip']

const packingFor = (header: string): string | undefined => PACKINGS.find(coding => accepts(header, coding))

/** Whether the reader accepts a coding; `gzip;q=0` forbids it. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some(part => {
    const [name, weight = '1'] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q\s*=\s*/)
    return name === coding && Number(weight) > 0
  })

export const YEAR = 365 * 24 * 60 * 60

interface Keeping {
  path: string
  /** Seconds; absent means until the browser is closed. */
  maxAge?: number
  sameSite?: 'Strict'
}

/** Sets a cookie on whatever response follows. */
export function giveCookie(c: Request, name: string, value: string, keeping: Keeping): void {
  const cookie = generateCookie(name, value, { sameSite: 'Lax', ...keeping, httpOnly: true, secure: isSecure(c) })
  c.set('cookies', [...(c.get('cookies') ?? []), cookie])
}
