/** Waking hours, in which the seat's clock runs. */
import { hoursOf, livesBy, type Hours } from '../../clock'
import type { Form } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import type { DeedKind, DeedOutcome } from './deed'

function read(form: Form): { hours: Hours } {
  const minutes = (field: string): number => {
    const [, hours, rest] = /^(\d{1,2}):(\d{2})/.exec(form.get(field) ?? '') ?? []
    return hours === undefined ? Number.NaN : Number(hours) * 60 + Number(rest)
  }
  const days = [1, 2, 3, 4, 5, 6, 7].filter(day => form.has(`day.${day}`))
  return { hours: { zone: form.get('zone')?.trim() ?? '', from: minutes('from'), to: minutes('to'), days } }
}

/** They apply from the next question on; the present deadline stays. */
function carryOut({ commit, store }: TableParts, row: SeatRow, said: { hours: Hours }): DeedOutcome {
  const hours = hoursOf(said.hours)
  if ('refused' in hours) return `bad-hours-${hours.refused}`
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, hours } })
    const { now } = store
    const clock = now?.clocks[row.seat]
    if (now && clock) store.setNow({ ...now, clocks: now.clocks.with(row.seat, livesBy(clock, hours)) })
  })
  return 'done'
}

export const hours: DeedKind<{ hours: Hours }> = { read, carryOut }
