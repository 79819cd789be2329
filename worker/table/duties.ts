/** What a table does by itself, and when: a start, an answer in somebody's place, a vote that ends. The post comes after it. */
import type { Time } from '../../web/model'
import { absencesBegin, absencesDue } from './absences'
import { roundDue } from './beacon/beginning'
import { clearingCheck, clearingDue, warningAlarm, warningDue } from './clearing'
import { openVotes, settleAll } from './deeds/voting'
import { ladderAlarm, ladderDue } from './ladder'
import type { TableParts } from './parts'
import { goOn } from './pipeline'
import { seatingAlarm, seatingDue } from './seating'

/** Each for itself, in this order. */
export const dutiesOf = (table: TableParts, now: Time): (() => void)[] => [
  () => seatingAlarm(table, now),
  () => goOn(table, now),
  () => absencesBegin(table, now),
  () => ladderAlarm(table, now),
  () => settleAll(table, now),
  () => warningAlarm(table, now),
]

/** The earliest thing due, overdue ones and notices included. */
export function nextDue(table: TableParts, at: Time): Time | undefined {
  const { notices, store } = table
  const { now } = store
  const ends = openVotes(table).map(({ until }) => until)
  const due = [notices.earliest(), ...ends, seatingDue(table), roundDue(table), clearingDue(table) ?? clearingCheck(table, at), warningDue(table), now && ladderDue(now), now && absencesDue(now, at), now?.unfinished ? 0 : undefined]
  const known = due.filter(time => time !== undefined)
  return known.length ? Math.min(...known) : undefined
}
