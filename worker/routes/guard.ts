/** What holds for every request: whose form it is, and in which language it is answered. */
import { createMiddleware } from 'hono/factory'
import { getCookie } from 'hono/cookie'
import { isLanguage } from '../../web/words/platform'
import { LANGUAGES, type Language } from '../rules/game'
import { BODY_BYTES, MAIL_BYTES } from '../bounds'
import { giveCookie, YEAR } from './headers'
import { refuse, type Request, type Site } from './site'

/** Whether a browser says that a page of another site asks. */
export function isForeign(c: Request): boolean {
  const origin = c.req.header('origin')
  const own = (): string[] => [c.req.url, c.env.PUBLIC_URL].map(address => new URL(address).origin)
  return (origin !== undefined && !own().includes(origin)) || c.req.header('sec-fetch-site')?.toLowerCase() === 'cross-site'
}

/** A form that comes from elsewhere is refused; a sender that does not say where from (a text browser, a letter) is not. */
export const ownForms = createMiddleware<Site>(async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
  if (isForeign(c)) return refuse(c, 403)
  const most = c.req.path.startsWith('/post/inbound/') ? MAIL_BYTES : BODY_BYTES
  if (Number(c.req.header('content-length') ?? 0) > most) return refuse(c, 413)
  return next()
})

/** `?lang=` is remembered by this browser; else what it says it reads. */
export const language = createMiddleware<Site>(async (c, next) => {
  const asked = c.req.query('lang')
  if (isLanguage(asked) && c.req.method === 'GET') {
    giveCookie(c, 'lang', asked, { path: '/', maxAge: YEAR })
    const url = new URL(c.req.url)
    url.searchParams.delete('lang')
    // Two slashes in front would lead to another site.
    return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
  }
  const kept = getCookie(c, 'lang')
  c.set('language', isLanguage(kept) ? kept : preferred(c.req.header('accept-language') ?? ''))
  return next()
})

/** This browser has been told which language to use. */
export const speaks = (c: Request): boolean => isLanguage(getCookie(c, 'lang'))

export function preferred(header: string): Language {
  const wanted = header.split(',').map(part => {
    const [tag = '', q] = part.trim().split(';q=')
    return { tag: tag.slice(0, 2).toLowerCase(), weight: q === undefined ? 1 : Number(q) || 0 }
  })
  wanted.sort((a, b) => b.weight - a.weight)
  return wanted.map(({ tag }) => tag).find(isLanguage) ?? LANGUAGES[0]
}
