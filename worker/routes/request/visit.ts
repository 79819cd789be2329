/** The seats that a browser holds: one cookie per table, sent only to that table's addresses. */
import { getCookie } from 'hono/cookie'
import { isTableId } from '../../shared/keys'
import type { Seat, Viewer } from '../../rules/contract'
import type { Table } from '../../table/table'
import type { Visit } from '../../table/seats/visit'
import { dropBerth, keepBerth } from './berths'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'seats'
const NOTICE = 'notice'
const CAME = 'came'
/** Seconds. */
const VISIT = 60 * 60

export function tableOf(c: Request): DurableObjectStub<Table> | undefined {
  const id = c.req.param('table') ?? ''
  return isTableId(c.env.SITE_KEY, id) ? c.env.TABLE.get(c.env.TABLE.idFromName(id)) : undefined
}

export function seatNumber(text: string | undefined): Seat | undefined {
  return text !== undefined && /^\d$/.test(text) ? Number(text) : undefined
}

/** Looks as the seat in the address; else the one in `?seat=`; else the only one held; else as a watcher. */
export function visitOf(c: Request): Visit {
  const held = readCookie(getCookie(c, COOKIE) ?? '')
  const named = seatNumber(c.req.param('seat')) ?? seatNumber(c.req.query('seat'))
  const as = named ?? onlySeat(held.keys)
  return { ...held, as, ...(getCookie(c, NOTICE) === String(as) && { noticed: true as const }) }
}

/** Remembers in a cookie that the visitor came by a notice's link, because a GET writes nothing; the next deed tells the table. */
export function rememberNotice(c: Request, table: string, { as, keys }: Visit): void {
  if (as === 'watcher' || !keys[as] || c.req.query('by') !== 'notice') return
  giveCookie(c, NOTICE, String(as), { path: `/tables/${table}`, maxAge: VISIT })
}

/** For the next page: a seat's link was opened in a browser that did not hold the seat. */
export function rememberComing(c: Request, table: string, seat: Seat): void {
  giveCookie(c, CAME, String(seat), { path: `/tables/${table}`, maxAge: VISIT })
}

/** True once. */
export function hasJustCome(c: Request, table: string, { as, keys }: Visit): boolean {
  const came = as !== 'watcher' && keys[as] !== undefined && getCookie(c, CAME) === String(as)
  if (came) giveCookie(c, CAME, '', { path: `/tables/${table}`, maxAge: 0 })
  return came
}

export function onlySeat(keys: Visit['keys']): Viewer {
  const seats = Object.keys(keys)
  return seats.length === 1 ? Number(seats[0]) : 'watcher'
}

function readCookie(cookie: string): Pick<Visit, 'keys' | 'host'> {
  const held: Pick<Visit, 'keys' | 'host'> = { keys: {} }
  for (const entry of cookie.split('~')) {
    const [who = '', key = ''] = entry.split('.')
    if (!/^[a-z2-7]{26}$/.test(key)) continue
    const seat = seatNumber(who)
    if (who === 'host') held.host = key
    else if (seat !== undefined) held.keys[seat] = key
  }
  return held
}

/** Adds a seat, or the host's key, to this browser's cookie. */
export function hold(c: Request, table: string, ...news: ({ seat: Seat; key: string } | { host: string })[]): void {
  const held = readCookie(getCookie(c, COOKIE) ?? '')
  for (const more of news) {
    if ('host' in more) held.host = more.host
    else {
      held.keys[more.seat] = more.key
      keepBerth(c, table, more.seat, more.key)
    }
  }
  giveSeats(c, table, held)
}

/** Removes a seat from this browser. */
export function letGo(c: Request, table: string, seat: Seat): void {
  const held = readCookie(getCookie(c, COOKIE) ?? '')
  delete held.keys[seat]
  dropBerth(c, table, seat)
  giveSeats(c, table, held)
}

function giveSeats(c: Request, table: string, { keys, host }: Pick<Visit, 'keys' | 'host'>): void {
  const entries = Object.entries(keys).map(([seat, key]) => `${seat}.${key}`)
  if (host) entries.push(`host.${host}`)
  giveCookie(c, COOKIE, entries.join('~'), { path: `/tables/${table}`, maxAge: entries.length > 0 ? YEAR : 0 })
}
