/** Replacing the seat's own link. */
import { LINKS_A_DAY } from '../../shared/bounds'
import { DAY } from '../../clock/span'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { giveBack } from '../seats/substitutes'
import { bare, type Bare, type DeedKind, type DeedOutcome } from './deed'
import { endedNow } from './lending'

/** Each replacement sends a letter to an address that may be somebody else's, so there is a limit. */
export const tooManyLinks = (notices: TableParts['notices'], seat: Seat, now: Time): boolean =>
  notices.since(seat, 'seat', now - DAY) >= LINKS_A_DAY

/** The old link stops working, with every link lent under it and the feeds' secret addresses. */
function carryOut(table: TableParts, row: SeatRow, _: Bare, now: Time): DeedOutcome {
  const { commit, store, notices } = table
  const silent = tooManyLinks(notices, row.seat, now)
  commit(() => {
    const settings = { ...row.settings, lent: endedNow(row, now), feeds: (row.settings.feeds ?? 0) + 1 }
    store.setSeat({ ...row, settings, generation: row.generation + 1 })
    giveBack(table, row, now)
    if (row.person && !silent) notices.add(row.seat, 'seat', -1, now)
  })
  return 'done'
}

export const replaceLink: DeedKind<Bare> = { read: bare, shows: true, carryOut }
