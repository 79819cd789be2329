/** What holds for every request: secure headers, whose form it is, the language, and one door for everything that fails. */
import { createMiddleware } from 'hono/factory'
import { getCookie, setCookie } from 'hono/cookie'
import { isLanguage } from '../../web/words/platform'
import { LANGUAGES, type Language } from '../rules/game'
import { BODY_BYTES, MAIL_BYTES } from '../bounds'
import { refuse, type Request, type Site } from './site'

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
}

export const isSecure = (c: Request): boolean => [c.env.PUBLIC_URL, c.req.url].some(address => address.startsWith('https:'))

export const headers = createMiddleware<Site>(async (c, next) => {
  await next()
  const { status, headers } = c.res
  if (status === 101) return
  for (const [name, value] of Object.entries(HEADERS)) if (!headers.has(name)) headers.set(name, value)
  if (isSecure(c)) headers.set('strict-transport-security', 'max-age=31536000')
  headers.append('vary', 'accept-encoding')
  // Only "not modified" tells a type and has no body.
  if (status !== 304 && mayPack(headers) && accepts(c.req.header('accept-encoding') ?? '', 'gzip')) headers.set('content-encoding', 'gzip')
})

/** workerd packs what is labelled so, whoever asks: so what is packed already is left, and the reader is asked first. */
const mayPack = (headers: Headers): boolean =>
  !headers.has('content-encoding') && /^(text\/|application\/json)/.test(headers.get('content-type') ?? '')

/** `gzip;q=0` forbids. */
const accepts = (header: string, coding: string): boolean =>
  header.split(',').some(part => {
    const [name, weight = '1'] = part.trim().toLowerCase().split(/\s*;\s*q\s*=\s*/)
    return name === coding && Number(weight) > 0
  })

/** A form that comes from elsewhere is refused; a sender that does not say where from (a text browser, a letter) is not. */
export const ownForms = createMiddleware<Site>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  const origin = c.req.header('origin')
  const own = (): string[] => [c.req.url, c.env.PUBLIC_URL].map(address => new URL(address).origin)
  const foreign = (origin !== undefined && !own().includes(origin)) || c.req.header('sec-fetch-site')?.toLowerCase() === 'cross-site'
  if (foreign) return refuse(c, 403)
  const most = c.req.path.startsWith('/post/inbound/') ? MAIL_BYTES : BODY_BYTES
  if (Number(c.req.header('content-length') ?? 0) > most) return refuse(c, 413)
  return next()
})

const YEAR = 365 * 24 * 60 * 60

/** `?lang=` is remembered by this browser; else what it says it reads. */
export const language = createMiddleware<Site>(async (c, next) => {
  const asked = c.req.query('lang')
  if (isLanguage(asked) && c.req.method === 'GET') {
    setCookie(c, 'lang', asked, { path: '/', maxAge: YEAR, sameSite: 'Lax', httpOnly: true, secure: isSecure(c) })
    const url = new URL(c.req.url)
    url.searchParams.delete('lang')
    // Two slashes in front would lead to another site.
    return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
  }
  const kept = getCookie(c, 'lang')
  c.set('language', isLanguage(kept) ? kept : preferred(c.req.header('accept-language') ?? ''))
  return next()
})

function preferred(header: string): Language {
  const wanted = header.split(',').map(part => {
    const [tag = '', q] = part.trim().split(';q=')
    return { tag: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 }
  })
  wanted.sort((a, b) => b.weight - a.weight)
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? LANGUAGES[0]
}
