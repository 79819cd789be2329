/** A person's own time: waking hours, reminders, announced absences. */
import type { Time } from '../../../web/model'
import { absent, backSooner, hoursOf, livesBy, MARKS, type Break, type Hours } from '../clock'
import { absencesBegin } from '../absences'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'
import type { DeedOutcome } from '.'

/** They count from the next question; the present deadline stays. */
export function keepHours({ commit, store }: TableParts, row: SeatRow, wished: Hours): DeedOutcome {
  const hours = hoursOf(wished)
  if ('refused' in hours) return `bad-hours-${hours.refused}`
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, hours } })
    const { now } = store
    const clock = now?.clocks[row.seat]
    if (now && clock) store.setNow({ ...now, clocks: now.clocks.with(row.seat, livesBy(clock, hours)) })
  })
  return 'done'
}

export function keepReminders({ commit, store }: TableParts, row: SeatRow, wished: readonly number[]): DeedOutcome {
  const reminders = MARKS.filter(mark => wished.includes(mark))
  commit(() => store.setSeat({ ...row, settings: { ...row.settings, reminders } }))
  return 'done'
}

export function goAway(table: TableParts, row: SeatRow, absence: Break, now: Time): DeedOutcome {
  const { seat } = row
  const { store, commit, remarks } = table
  const clock = store.now?.clocks[seat]
  if (!store.now || !clock || store.now.over) return 'not-now'
  const after = absent(clock, absence, store.card.absences, now)
  const fault = remarks.hurry(seat, now)
  if (fault) return fault
  if ('refused' in after) return `bad-absence-${after.refused}`
  const clocks = store.now.clocks.with(seat, after)
  commit(() => {
    if (store.now) store.setNow({ ...store.now, clocks })
  })
  absencesBegin(table, now)
  return 'done'
}

export function comeBackSooner({ store, commit }: TableParts, row: SeatRow, from: Time, now: Time): DeedOutcome {
  const { seat } = row
  const clock = store.now?.clocks[seat]
  if (!store.now || !clock) return 'not-now'
  const after = backSooner(clock, { from, until: now }, now)
  if ('refused' in after) return `bad-absence-${after.refused}`
  const clocks = store.now.clocks.with(seat, after)
  commit(() => {
    if (store.now) store.setNow({ ...store.now, clocks })
  })
  return 'done'
}
