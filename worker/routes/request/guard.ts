/** Checks for every request: where its form comes from, and the language of the response. */
import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import { isLanguage } from '../../../web/words/platform'
import { LANGUAGES, type Language } from '../../drawing/game'
import { BODY_BYTES, MAIL_BYTES } from '../../shared/bounds'
import { giveCookie, YEAR } from './headers'
import { refuse, type Request, type Site } from './site'

/** Whether the browser says that the request comes from a page of another site. */
export function isForeign(c: Request): boolean {
  const origin = c.req.header('origin')
  const own = (): string[] => [c.req.url, c.env.PUBLIC_URL].map(address => new URL(address).origin)
  return (origin !== undefined && !own().includes(origin)) || c.req.header('sec-fetch-site')?.toLowerCase() === 'cross-site'
}

/** Refuses forms from other sites. A sender that does not name its origin (a text browser, a mail program) is allowed; Hono's own `csrf`
    would refuse it, and would accept one good header of two. */
export const ownForms = createMiddleware<Site>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (isForeign(c)) return refuse(c, 403)
  const most = c.req.path.startsWith('/post/inbound/') ? MAIL_BYTES : BODY_BYTES
  if (Number(c.req.header('content-length') ?? 0) > most) return refuse(c, 413)
  return next()
})

/** Sets the language: `?lang=` is remembered in a cookie; without one, Accept-Language counts. */
export const language = createMiddleware<Site>(async (c, next) => {
  const asked = c.req.query('lang')
  if (isLanguage(asked) && c.req.method === 'GET') {
    giveCookie(c, 'lang', asked, { path: '/', maxAge: YEAR })
    const url = new URL(c.req.url)
    url.searchParams.delete('lang')
    // Two leading slashes would lead to another site.
    return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
  }
  const kept = getCookie(c, 'lang')
  c.set('language', isLanguage(kept) ? kept : preferred(c.req.header('accept-language') ?? ''))
  return next()
})

/** Whether this browser has chosen a language. */
export const speaks = (c: Request): boolean => isLanguage(getCookie(c, 'lang'))

export function preferred(header: string): Language {
  const wanted = header.split(',').map(part => {
    const [tag = '', q] = part.trim().split(';q=')
    return { tag: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 }
  })
  wanted.sort((a, b) => b.weight - a.weight)
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? LANGUAGES[0]
}
