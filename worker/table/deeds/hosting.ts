/** What a host may do about the seats, and calling the game off. */
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { awaitedRound } from '../answers/beginning'
import { hookDeed, type HookDeed, type HookOutcome } from '../settings/hooks'
import type { TableParts } from '../rows/parts'
import { askForLink, type RecoveryFault } from '../seats/recovery'
import { mayOffer, offerSeat } from '../seats/substitutes'
import { freeSeat, type Guest, inviteTo } from './inviting'
import { NOBODY } from '../rows/notice'

export type HostDeed =
  | { do: 'withdraw' | 'recover' | 'seek'; seat: Seat }
  | ({ do: 'refill'; seat: Seat } & Guest)
  | { do: 'call-off' }
  | HookDeed

export type HostOutcome = HookOutcome | RecoveryFault

/** `held`: the seats that the host's browser holds. */
export function hostDeed(table: TableParts, deed: HostDeed, held: readonly Seat[], now: Time): HostOutcome {
  const { stage } = table.store
  if ('hook' in deed) return hookDeed(table, NOBODY, deed, now)
  const row = deed.do === 'call-off' ? undefined : table.store.seat(deed.seat)
  const free = row !== undefined && row.taken === null && stage === 'seating'
  if (deed.do === 'call-off' && stage === 'seating' && !awaitedRound(table)) callOff(table, now)
  else if (deed.do === 'withdraw' && free) freeSeat(table, row)
  else if (deed.do === 'refill' && free) inviteTo(table, row, { name: deed.name, person: deed.person, consent: deed.consent }, now)
  else if (deed.do === 'seek' && row && mayOffer(table, row)) offerSeat(table, row, now)
  else if (deed.do === 'recover' && row) return askForLink(table, row, held, now)
  else return 'not-now'
  return 'done'
}

/** Calls the game off, for its host or because nobody came. */
export function callOff(table: TableParts, now: Time): void {
  const { store, notices } = table
  table.commit(() => {
    const seats = store.seats()
    for (const { seat, person, taken } of seats) if (person && taken !== null) notices.add(seat, 'off', -1, now)
    if (store.card.host) notices.add(NOBODY, 'off', -1, now)
    notices.tellTable('off', now)
    store.setCard({ ...store.card, off: now })
    if (store.card.open) notices.lobby(now)
  })
}
