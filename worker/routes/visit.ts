/** Which seats a browser holds: one cookie for each table, sent to that table's addresses only. */
import { getCookie } from 'hono/cookie'
import { isTableId } from '../people/keys'
import type { Seat, Viewer } from '../rules/contract'
import type { Table } from '../table/table'
import type { Visit } from '../table/visit'
import { keepBerth } from './berths'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'seats'

export function tableOf(c: Request): DurableObjectStub<Table> | undefined {
  const id = c.req.param('table') ?? ''
  return isTableId(c.env.SITE_KEY, id) ? c.env.TABLE.get(c.env.TABLE.idFromName(id)) : undefined
}

export function seatNumber(text: string | undefined): Seat | undefined {
  return text !== undefined && /^\d$/.test(text) ? Number(text) : undefined
}

/** The seat in the address; else the one after `?seat=`; else the only one that is held; else nobody's. */
export function visitOf(c: Request): Visit {
  const held = readCookie(getCookie(c, COOKIE) ?? '')
  const named = seatNumber(c.req.param('seat')) ?? seatNumber(c.req.query('seat'))
  return { ...held, as: named ?? onlySeat(held.keys) }
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

/** This browser holds one more seat, or the host's key. */
export function hold(c: Request, table: string, ...news: ({ seat: Seat; key: string } | { host: string })[]): void {
  const held = readCookie(getCookie(c, COOKIE) ?? '')
  for (const more of news) {
    if ('host' in more) held.host = more.host
    else {
      held.keys[more.seat] = more.key
      keepBerth(c, table, more.seat, more.key)
    }
  }
  const entries = Object.entries(held.keys).map(([seat, key]) => `${seat}.${key}`)
  if (held.host) entries.push(`host.${held.host}`)
  giveCookie(c, COOKIE, entries.join('~'), { path: `/tables/${table}`, maxAge: YEAR })
}
