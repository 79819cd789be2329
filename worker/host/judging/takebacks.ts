/** Checks a takeback: it must have been free, or agreed by all. */
import type { Seat } from '../../rules/contract'
import type { AnyRules } from '../../engine/door'
import type { FinishedGame } from '../../table/views/export'
import { PUT_BACK, stateAfter } from '../../table/answers/history'
import { firstAfter } from '../../table/answers/put-back'
import type { AnswerRow } from '../../table/rows/history/answer-row'
import { backBefore, lastDecision, reopened } from '../../table/answers/takeback'
import type { Fault } from './fault'
import { differenceIn } from './row'
import type { Point } from './rows'

export function afterTakeback(file: FinishedGame, rules: AnyRules, before: Point, row: AnswerRow): Point | Fault {
  const { seat, voids, at } = row
  const position = before.position + 1
  const form = seat === null ? { prompt: PUT_BACK, choice: String(Number(row.choice)) } : { prompt: 'takeback', choice: String(voids) }
  const fault = differenceIn({ number: row.number, position, at, seat, ...form, given: [], draws: [], voids }, row)
  if (fault) return fault
  if (seat === null && !mayPutBack(file, row))
    return { why: `The table could not go back to position ${row.choice}: nobody had agreed to it.` }
  if (seat !== null && !mayTake(file, before, row, seat))
    return { why: `Seat ${seat} could not take answer ${voids} back: nobody had agreed to it.` }
  const rows = file.answers.slice(0, row.number + 1)
  const state = stateAfter(rules, rows)
  const prompts = rules.prompts(state)
  const present = reopened(before.present, rules.prompts(before.present.state), state, prompts, at)
  return { ...before, present, prompts, position, at, back: seat === null ? undefined : backBefore(rows, seat, isForcedIn(before)) }
}

/** Whether all agreed or the operator did it, and the game really passed that position. */
const mayPutBack = ({ agreed = [], answers }: FinishedGame, { number, voids, choice, at }: AnswerRow): boolean =>
  firstAfter(answers.slice(0, number), Number(choice)) === voids &&
  agreed.some(done => (done.outcome === 'back' || done.outcome === 'put-back') && done.at === at)

/** Whether nothing was revealed and nobody else had decided, or all agreed. Files of the first format do not record agreements. */
function mayTake({ format, agreed = [], answers }: FinishedGame, before: Point, { number, voids, at }: AnswerRow, seat: Seat): boolean {
  if (before.back?.seat === seat && before.back.number === voids) return true
  const last = lastDecision(answers.slice(0, number), seat, isForcedIn(before))
  if (last?.number !== voids) return false
  return format === 'packetboat-game/1' || agreed.some(vote => vote.outcome === 'takeback' && vote.at === at && vote.about === seat)
}

const isForcedIn =
  ({ forced }: Point) =>
  ({ number }: AnswerRow): boolean =>
    forced.has(number)
