/** In which zone a browser's times are told: a script of the site says it, or a form in which somebody picks the time by the
    clock on the wall. */
import { getCookie } from 'hono/cookie'
import { isZone } from '../table/clock/zone'
import type { Form } from './forms'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'zone'

/** What somebody makes up is no zone, and counts for nothing. */
const known = (zone: string | undefined): string | undefined => (zone && isZone(zone) ? zone : undefined)

export const zoneHere = (c: Request): string | undefined => known(getCookie(c, COOKIE))

/** The browser's own word goes before what was picked. */
export const zoneIn = (form: Form): string | undefined => known(form.get('zone')) ?? known(form.get('wallclock'))

export const rememberZone = (c: Request, zone: string): void => giveCookie(c, COOKIE, zone, { path: '/', maxAge: YEAR })
