/** Lending a seat to a substitute, and taking it back from the substitute or the bot. */
import { LEND_DAYS } from '../../shared/bounds'
import { DAY } from '../../clock/span'
import type { Time } from '../../model'
import { numberIn } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { activeLoan } from '../rows/sitting'
import type { SeatSettings } from '../rows/settings'
import { ownerIsBack, stopLooking } from '../seats/substitutes'
import type { Hold } from '../seats/visit'
import { bare, type Bare, type DeedKind, type DeedOutcome } from './deed'

export const endedNow = ({ settings: { lent } }: SeatRow, now: Time): SeatSettings['lent'] =>
  lent && { ...lent, until: Math.min(lent.until, now), wanted: undefined }

function lendUntil(table: TableParts, row: SeatRow, { until }: { until: Time }, now: Time): DeedOutcome {
  if (!(until > now && until <= now + LEND_DAYS * DAY)) return 'bad-date'
  const { commit, store, remarks } = table
  const fault = remarks.paceFault(row.seat, now)
  if (fault) return fault
  const lent = { until, times: (row.settings.lent?.times ?? 0) + 1 }
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, lent, sought: undefined } })
    ownerIsBack(table, row, now)
    remarks.add({
      at: now,
      position: store.now?.position ?? 0,
      seat: row.seat,
      text: { say: 'remark-lent', with: { who: { seat: row.seat } } },
    })
  })
  return 'done'
}

/** An owner takes the seat back from a substitute or a bot; a substitute only from a bot. */
function takeBack(table: TableParts, row: SeatRow, _: Bare, now: Time, hold: Hold): DeedOutcome {
  const { commit, store, remarks, votes } = table
  if (row.bot === null && !(hold === 'own' && activeLoan(row, now))) return 'not-now'
  commit(() => {
    const lent = hold === 'own' ? endedNow(row, now) : row.settings.lent
    store.setSeat({ ...row, bot: null, settings: { ...row.settings, lent, sought: undefined } })
    // The count restarts: the next time-out is not the fourth in a row.
    votes.cameBack(row.seat)
    if (hold === 'own') ownerIsBack(table, row, now)
    else stopLooking(table, row, now)
    if (store.now) store.setNow({ ...store.now, timeouts: store.now.timeouts.with(row.seat, 0) })
    remarks.add({
      at: now,
      position: store.now?.position ?? 0,
      seat: row.seat,
      text: { say: 'remark-back', with: { who: { seat: row.seat } } },
    })
  })
  return 'done'
}

export const lend: DeedKind<{ until: Time }> = {
  read: (form, { now }) => ({ until: now + numberIn(form, 'days') * DAY }),
  shows: true,
  carryOut: lendUntil,
}
export const takeSeatBack: DeedKind<Bare> = { read: bare, lent: true, shows: true, carryOut: takeBack }
