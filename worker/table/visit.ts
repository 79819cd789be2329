/** Who comes to a table: which seats a browser holds, by their own key or by one that was lent. */
import type { Env } from '../env'
import { keyFor, sameKey } from '../people/keys'
import type { Holder, Time } from '../../web/model'
import type { Seat, Viewer } from '../rules/contract'
import type { Card } from './card'
import { lentNow } from './sitting'
import type { SeatRow, Store } from './store'
import type { Candidate } from './substitutes'

/** So long the own link is shown to be kept. */
const JUST_TAKEN = 10 * 60_000

/** The keys that a browser holds, and as whom it wants to look. */
export interface Visit {
  keys: Record<Seat, string>
  host?: string
  as: Viewer
}
/** Nobody but who was given the seat has its own key; a lent one opens it until its day. */
export type Hold = 'own' | 'lent'

/** All that keys are made from. */
export type KeyRing = Pick<Env, 'SITE_KEY'>

export const seatKey = (env: KeyRing, card: Card, row: SeatRow): string => keyFor(env.SITE_KEY, 'seat', card.id, row.seat, row.generation)
export const claimKey = (env: KeyRing, card: Card, row: SeatRow): string => keyFor(env.SITE_KEY, 'claim', card.id, row.seat, row.generation)
export const lentKey = (env: KeyRing, card: Card, row: SeatRow): string =>
  keyFor(env.SITE_KEY, 'lend', card.id, row.seat, row.generation, row.settings.lent?.times ?? 0)

/** What a substitute opens. */
export const lentPath = (env: KeyRing, card: Card, row: SeatRow): string =>
  `/tables/${card.id}/seats/${row.seat}/link/${lentKey(env, card, row)}`

/** Behind the letter to who would be a substitute. */
export const candidateKey = (env: KeyRing, card: Card, row: SeatRow, { number, person }: Pick<Candidate, 'number' | 'person'>): string =>
  keyFor(env.SITE_KEY, 'substitute', card.id, row.seat, row.settings.sought?.since ?? 0, number, person)

/** Where strangers ask to play for the owner of a seat. */
export const substitutePath = (card: Card, { seat }: SeatRow): string => `/tables/${card.id}/seats/${seat}/substitute`

export function holdOf(env: KeyRing, store: Store, seat: Seat, key: string | undefined, now: Time): Hold | undefined {
  const row = store.seat(seat)
  if (!row || row.taken === null || key === undefined) return undefined
  if (sameKey(key, seatKey(env, store.card, row))) return 'own'
  return lentNow(row, now) && sameKey(key, lentKey(env, store.card, row)) ? 'lent' : undefined
}

export const heldBy = (env: KeyRing, store: Store, keys: Visit['keys'], now: Time): Seat[] =>
  Object.keys(keys).map(Number).filter(seat => holdOf(env, store, seat, keys[seat], now))

export const hostKey = (env: KeyRing, table: string): string => keyFor(env.SITE_KEY, 'host', table)

/** Makes whoever follows it the host of that table. */
export const hostPath = (env: KeyRing, table: string): string => `/tables/${table}/host/${hostKey(env, table)}`

export const isHost = (env: KeyRing, store: Store, key: string | undefined): boolean =>
  key !== undefined && sameKey(key, hostKey(env, store.card.id))

export const admits = (env: KeyRing, store: Store, { as, keys }: Visit, now: Time): boolean =>
  as === 'watcher' || holdOf(env, store, as, keys[as], now) !== undefined

/** What the page knows of its reader besides what it shows. */
export function holderOf(env: KeyRing, store: Store, { keys, host, as }: Visit, now: Time): Holder {
  const key = as === 'watcher' ? undefined : keys[as]
  const hosts = isHost(env, store, host)
  const { again } = store.card
  return {
    seats: heldBy(env, store, keys, now),
    host: hosts,
    lettered: as !== 'watcher' && store.seat(as)?.person !== null,
    ...(as !== 'watcher' && holdOf(env, store, as, key, now) === 'lent' && { lent: true as const }),
    ...(as !== 'watcher' && now - (store.seat(as)?.taken ?? 0) < JUST_TAKEN && { justTaken: true as const }),
    ...(key && { token: keyFor(env.SITE_KEY, 'form', key) }),
    ...(hosts && again !== undefined && { hostAgain: hostPath(env, again) }),
  }
}
