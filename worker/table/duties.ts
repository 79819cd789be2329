/** What a table does by itself, and when: a start, an answer in somebody's place, the end of a vote. Mail goes out after that. */
import type { Time } from '../model'
import { absencesBegin, absencesDue } from './seats/absences'
import { roundDue } from './answers/beginning'
import { clearingCheck, clearingDue, warningAlarm, warningDue } from './clearing'
import { settleAll } from './deeds/voting'
import { openVotes } from './seats/voters'
import { ladderAlarm, ladderDue } from './answers/ladder'
import type { TableParts } from './rows/parts'
import { longWaitAlarm, longWaitDue } from './post/long-wait'
import { goOn } from './answers/pipeline'
import { seatingAlarm, seatingDue } from './deeds/seating'
import { sendHeldCalls, stayingDue } from './answers/held-calls'

/** Run separately, in this order. */
export const dutiesOf = (table: TableParts, now: Time): (() => void)[] => [
  () => seatingAlarm(table, now),
  () => goOn(table, now),
  () => sendHeldCalls(table, now),
  () => absencesBegin(table, now),
  () => ladderAlarm(table, now),
  () => settleAll(table, now),
  () => warningAlarm(table, now),
  () => longWaitAlarm(table, now),
]

/** The earliest due time, notices included; it may lie in the past. */
export function nextDue(table: TableParts, at: Time): Time | undefined {
  const { notices, store } = table
  const { now } = store
  const ends = openVotes(table).map(({ until }) => until)
  const due = [
    notices.earliest(),
    ...ends,
    seatingDue(table),
    roundDue(table),
    clearingDue(table) ?? clearingCheck(table, at),
    warningDue(table),
    longWaitDue(table, at),
    now && stayingDue(store.card, now),
    now && ladderDue(now),
    now && absencesDue(now, at),
    now?.unfinished ? 0 : undefined,
  ]
  const known = due.filter(time => time !== undefined)
  return known.length ? Math.min(...known) : undefined
}
