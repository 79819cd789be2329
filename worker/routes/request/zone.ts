/** The time zone for this browser: set by a script of the site, or by a form where somebody picks their local time. */
import { getCookie } from 'hono/cookie'
import { isZone } from '../../clock/zone'
import type { Form } from '../../shared/form'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'zone'

/** Ignores anything that is not a zone. */
const known = (zone: string | undefined): string | undefined => (zone && isZone(zone) ? zone : undefined)

export const zoneHere = (c: Request): string | undefined => known(getCookie(c, COOKIE))

/** The browser's own zone wins over the one that was picked. */
export const zoneIn = (form: Form): string | undefined => known(form.get('zone')) ?? known(form.get('wallclock'))

export const rememberZone = (c: Request, zone: string): void => giveCookie(c, COOKIE, zone, { path: '/', maxAge: YEAR })
