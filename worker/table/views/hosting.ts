/** What the host's page shows for each seat, and what an invitation shows. */
import type { TableHead, Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { headOf } from './head'
import type { Claimed } from '../seats/claimed'
import type { TableParts } from '../rows/parts'
import { isLost, recoveryFault } from '../seats/recovery'
import { mayOffer } from '../seats/substitutes'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import { claimKey } from '../seats/visit'

export interface HostList {
  head: TableHead
  /** For each seat its claim key, if it is free or its link was lost. */
  claims: (string | null)[]
  invited: boolean[]
  declined: boolean[]
  /** Seats for which the host may ask for a new link. */
  recoverable: Seat[]
  /** Seats for which the host may look for a substitute. */
  seekable: Seat[]
}

export function hostList(table: TableParts, now: Time): HostList {
  const { env, store } = table
  const seats = store.seats()
  return {
    head: headOf(store, 'watcher', now),
    claims: seats.map(row => (row.taken === null || isLost(table, row, now) ? claimKey(env, store.card, row) : null)),
    invited: seats.map(row => row.person !== null && row.taken === null),
    declined: seats.map(({ settings }) => settings.declined === true),
    recoverable: seats.filter(row => recoveryFault(table, row, now) === undefined).map(({ seat }) => seat),
    seekable: seats.filter(row => mayOffer(table, row)).map(({ seat }) => seat),
  }
}

export function invitationTo(store: Store, { language, person, kind, taken }: SeatRow, now: Time): Claimed {
  const another = language !== store.card.language && { language }
  return { head: headOf(store, 'watcher', now), person: taken === null ? person : null, open: kind === 'open', ...another }
}
