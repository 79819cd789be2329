/** Announced absences: the clock stands still while one is away. */
import { absent, backSooner as backBefore, type Break } from '../../clock'
import { endOfDay, startOfDay } from '../../clock/zone'
import type { Time } from '../../model'
import { numberIn, type Form } from '../../shared/form'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { absencesBegin } from '../seats/absences'
import type { DeedKind, DeedOutcome, FormContext } from './deed'

/** Whole days in the person's time zone, the last one included. */
function readBreak(form: Form, { zone }: FormContext): { absence: Break } {
  const span = { from: startOfDay(zone, form.get('from') ?? ''), until: endOfDay(zone, form.get('until') ?? '') }
  return { absence: form.has('shared') ? { ...span, shared: true } : span }
}

function goAway(table: TableParts, row: SeatRow, { absence }: { absence: Break }, now: Time): DeedOutcome {
  const { seat } = row
  const { store, commit, remarks } = table
  const clock = store.now?.clocks[seat]
  if (!store.now || !clock || store.now.over) return 'not-now'
  const after = absent(clock, absence, store.card.absences, now)
  const fault = remarks.paceFault(seat, now)
  if (fault) return fault
  if ('refused' in after) return `bad-absence-${after.refused}`
  const clocks = store.now.clocks.with(seat, after)
  commit(() => {
    if (store.now) store.setNow({ ...store.now, clocks })
  })
  absencesBegin(table, now)
  return 'done'
}

function comeBack({ store, commit }: TableParts, row: SeatRow, { from }: { from: Time }, now: Time): DeedOutcome {
  const { seat } = row
  const clock = store.now?.clocks[seat]
  if (!store.now || !clock) return 'not-now'
  const after = backBefore(clock, { from, until: now }, now)
  if ('refused' in after) return `bad-absence-${after.refused}`
  const clocks = store.now.clocks.with(seat, after)
  commit(() => {
    if (store.now) store.setNow({ ...store.now, clocks })
  })
  return 'done'
}

export const absence: DeedKind<{ absence: Break }> = { read: readBreak, dated: true, shows: true, carryOut: goAway }
export const backSooner: DeedKind<{ from: Time }> = { read: form => ({ from: numberIn(form, 'from') }), shows: true, carryOut: comeBack }
