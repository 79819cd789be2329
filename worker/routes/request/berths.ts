/** The seats that this browser holds at all tables, named without keys in one signed cookie, for the pages that list them. The tables
    themselves report the rest. */
import { getCookie } from 'hono/cookie'
import type { BerthRow, MineRow } from '../../model'
import { BERTHS, BERTH_MS } from '../../shared/bounds'
import { inTime } from '../../shared/in-time'
import { berthTag, isTableId, keyFor, sameKey } from '../../shared/keys'
import { inOrder } from '../../people/tables'
import { unpack } from '../../shared/parcel'
import type { Seat } from '../../rules/contract'
import { giveCookie, YEAR } from './headers'
import type { Request } from './site'

const COOKIE = 'berths'

interface Berth {
  table: string
  seat: Seat
  /** Proves to the table that this browser held the seat's key, and opens nothing. */
  tag: string
}

/** Newest first; empty if anybody but this site wrote the cookie. */
function berthsIn(c: Request): Berth[] {
  const [list = '', seal = ''] = (getCookie(c, COOKIE) ?? '').split('.')
  if (!sameKey(seal, sealOf(c, list))) return []
  return list.split('~').flatMap(entry => {
    const [table = '', seat = '', tag = ''] = entry.split('-')
    return isTableId(c.env.SITE_KEY, table) ? [{ table, seat: Number(seat), tag }] : []
  })
}

const sealOf = (c: Request, list: string): string => keyFor(c.env.SITE_KEY, 'berths', list)
const isSame = (one: Berth, other: Berth): boolean => one.table === other.table && one.seat === other.seat

function keep(c: Request, berths: readonly Berth[]): void {
  const list = berths
    .slice(0, BERTHS)
    .map(({ table, seat, tag }) => `${table}-${seat}-${tag}`)
    .join('~')
  giveCookie(c, COOKIE, list && `${list}.${sealOf(c, list)}`, { path: '/', maxAge: list ? YEAR : 0 })
}

/** Puts the seat first, so that the one not looked at for longest is dropped when there are too many. */
export function keepBerth(c: Request, table: string, seat: Seat, key: string): void {
  const before = berthsIn(c)
  const berth = { table, seat, tag: berthTag(c.env.SITE_KEY, table, seat, key) }
  const [first] = before
  if (first && isSame(first, berth) && first.tag === berth.tag) return
  keep(c, [berth, ...before.filter(other => !isSame(other, berth))])
}

export function dropBerth(c: Request, table: string, seat: Seat): void {
  keep(
    c,
    berthsIn(c).filter(berth => berth.table !== table || berth.seat !== seat)
  )
}

export const countBerths = (c: Request): number => berthsIn(c).length

export const holdsElsewhere = (c: Request, table: string): boolean => berthsIn(c).some(berth => berth.table !== table)

export interface Berths {
  rows: BerthRow[]
  /** Some table did not answer in time. */
  late: boolean
}

/** Asks all tables at once, without waiting for slow ones. Seats that this browser no longer holds are dropped. */
export async function berthsHere(c: Request): Promise<Berths> {
  const berths = berthsIn(c)
  if (berths.length === 0) return { rows: [], late: false }
  const answers = await inTime(
    BERTH_MS,
    berths.map(async ({ table, seat, tag }) => unpack(await c.env.TABLE.get(c.env.TABLE.idFromName(table)).berth(seat, { tag })))
  )
  if (answers.includes(null))
    keep(
      c,
      berths.filter((_, i) => answers[i] !== null)
    )
  return { rows: answers.filter(row => row !== null && row !== undefined), late: answers.includes(undefined) }
}

/** Adds the tables known by address. Rows of the browser's own seats win: they tell more, and open without a key. */
export function allBerths(held: readonly BerthRow[], listed: readonly MineRow[]): BerthRow[] {
  const others = listed.filter(row => !held.some(({ table, seat }) => table === row.table && seat === row.seat))
  return inOrder([...held, ...others])
}
