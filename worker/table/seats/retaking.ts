/** A seat is retaken while the game runs: nothing of its former player stays except the game and the talk. */
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { handedOn } from '../../clock'
import type { TableParts } from '../rows/parts'
import type { SeatSettings } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import { stopLooking } from './substitutes'

/** The settings that the seat's next player finds; the feeds get new addresses. */
export function settingsAnew({ taken, settings }: SeatRow, together: Seat | undefined): SeatSettings {
  if (taken === null) return { ...settings, declined: undefined, together }
  return { feeds: (settings.feeds ?? 0) + 1, together, changed: settings.changed }
}

export function forgetOwner(table: TableParts, before: SeatRow, now: Time): void {
  const { store, talk, notices, remarks } = table
  const { seat } = before
  const { pace } = store.card
  const present = store.now
  const clock = present?.clocks[seat]
  stopLooking(table, before, now)
  talk.forgetNotes(seat)
  notices.forget(seat)
  if (present && clock && pace) store.setNow({ ...present, clocks: present.clocks.with(seat, handedOn(clock, pace, now)) })
  remarks.add({ at: now, position: present?.position ?? 0, text: { say: 'remark-retaken', with: { who: { seat } } } })
}
