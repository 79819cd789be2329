/** The name somebody last typed in this browser, filled into the next form. It opens nothing. */
import { getCookie } from 'hono/cookie'
import { NAME_LENGTH } from '../../shared/bounds'
import { cleanLine } from '../../shared/form'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'name'

export function nameHere(c: Request): string | undefined {
  const name = cleanLine(getCookie(c, COOKIE) ?? '')
  return name && [...name].length <= NAME_LENGTH ? name : undefined
}

export const rememberName = (c: Request, name: string): void => giveCookie(c, COOKIE, name, { path: '/', maxAge: YEAR })
