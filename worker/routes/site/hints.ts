/** The kinds of question already explained to this browser, in a cookie; or that nothing shall be explained. */
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Hints } from '../../../web/pages/table/told'
import { HINTS } from '../../shared/bounds'
import type { Form } from '../../shared/form'
import { giveCookie, YEAR } from '../request/headers'
import type { Request, Site } from '../request/site'

const COOKIE = 'hints'
const OFF = 'off'
/** A game and a kind of its questions. */
const NAME = /^[a-z]{1,12}\.[a-z]{1,12}$/

export function hintsHere(c: Request): Hints {
  const kept = c.get('hints') ?? getCookie(c, COOKIE) ?? ''
  return kept === OFF ? OFF : namesIn(kept)
}

const namesIn = (text: string): string[] =>
  text
    .split('~')
    .filter(name => NAME.test(name))
    .slice(0, HINTS)

function keep(c: Request, hints: string): void {
  // This response must already know.
  c.set('hints', hints)
  giveCookie(c, COOKIE, hints, { path: '/', maxAge: YEAR })
}

/** Once a question is answered, its hint and primer are not shown again. */
export function hintRead(c: Request, form: Form): void {
  const told = hintsHere(c)
  if (told === OFF) return
  const names = namesIn(form.get('hint') ?? '').filter(name => !told.includes(name))
  if (names.length > 0) keep(c, [...names, ...told].slice(0, HINTS).join('~'))
}

/** `?hints=off` turns hints off for this browser; `?hints=on` shows all of them again. */
export const hintSwitch = createMiddleware<Site>(async (c, next) => {
  const asked = c.req.query('hints')
  if (c.req.method !== 'GET' || (asked !== 'on' && asked !== OFF)) return next()
  keep(c, asked === OFF ? OFF : '')
  const url = new URL(c.req.url)
  url.searchParams.delete('hints')
  return c.redirect(url.pathname.replace(/^\/+/, '/') + url.search, 303)
})
