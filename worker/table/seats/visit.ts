/** A visit to a table: the seats that a browser holds, by their own keys or by lent ones. */
import { keyFor, sameKey } from '../../shared/keys'
import type { Holder, Time } from '../../model'
import type { Seat, Viewer } from '../../rules/contract'
import type { Card } from '../rows/card'
import { activeLoan } from '../rows/sitting'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Candidate } from '../rows/settings'

/** How long after taking a seat its page shows the link to be kept. */
const JUST_TAKEN = 10 * 60_000

/** The keys that a browser holds, and as which viewer it wants to look. */
export interface Visit {
  keys: Record<Seat, string>
  host?: string
  as: Viewer
  /** The visitor came by the link in a push or webhook notice. */
  noticed?: true
}
/** The seat's own key, or a lent one that works until its day. */
export type Hold = 'own' | 'lent'

/** What keys are derived from. */
export type KeyRing = Pick<Env, 'SITE_KEY'>

export const seatKey = (env: KeyRing, card: Card, row: SeatRow): string => keyFor(env.SITE_KEY, 'seat', card.id, row.seat, row.generation)
export const claimKey = (env: KeyRing, card: Card, row: SeatRow): string => keyFor(env.SITE_KEY, 'claim', card.id, row.seat, row.generation)
export const lentKey = (env: KeyRing, card: Card, row: SeatRow): string =>
  keyFor(env.SITE_KEY, 'lend', card.id, row.seat, row.generation, row.settings.lent?.times ?? 0)

/** The substitute's link. */
export const lentPath = (env: KeyRing, card: Card, row: SeatRow): string =>
  `/tables/${card.id}/seats/${row.seat}/link/${lentKey(env, card, row)}`

/** The key in the letter to somebody who offers to be a substitute. */
export const candidateKey = (env: KeyRing, card: Card, row: SeatRow, { number, person }: Pick<Candidate, 'number' | 'person'>): string =>
  keyFor(env.SITE_KEY, 'substitute', card.id, row.seat, row.settings.sought?.since ?? 0, number, person)

/** Where strangers offer to play for a seat's owner. */
export const substitutePath = (card: Card, { seat }: SeatRow): string => `/tables/${card.id}/seats/${seat}/substitute`

export function holdOf(env: KeyRing, store: Store, seat: Seat, key: string | undefined, now: Time): Hold | undefined {
  const row = store.seat(seat)
  if (!row || row.taken === null || key === undefined) return undefined
  if (sameKey(key, seatKey(env, store.card, row))) return 'own'
  return activeLoan(row, now) && sameKey(key, lentKey(env, store.card, row)) ? 'lent' : undefined
}

export const heldBy = (env: KeyRing, store: Store, keys: Visit['keys'], now: Time): Seat[] =>
  Object.keys(keys)
    .map(Number)
    .filter(seat => holdOf(env, store, seat, keys[seat], now))

export const hostKey = (env: KeyRing, table: string): string => keyFor(env.SITE_KEY, 'host', table)

/** The host's link: whoever follows it is the table's host. */
export const hostPath = (env: KeyRing, table: string): string => `/tables/${table}/host/${hostKey(env, table)}`

export const isHost = (env: KeyRing, store: Store, key: string | undefined): boolean =>
  key !== undefined && sameKey(key, hostKey(env, store.card.id))

export const admits = (env: KeyRing, store: Store, { as, keys }: Visit, now: Time): boolean =>
  as === 'watcher' || holdOf(env, store, as, keys[as], now) !== undefined

/** What the page knows about its reader besides the model. */
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
