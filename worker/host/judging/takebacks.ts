/** A takeback makes answers void only where it was free, or agreed by all. */
import type { Seat } from '../../rules/contract'
import type { AnyRules } from '../../table/door'
import type { FinishedGame } from '../../table/export'
import { stateAfter } from '../../table/history'
import type { AnswerRow } from '../../table/store'
import { backBefore, lastDecision, reopened } from '../../table/takeback'
import type { Fault } from './fault'
import { differenceIn } from './row'
import type { Point } from './rows'

export function afterTakeback(file: FinishedGame, rules: AnyRules, before: Point, row: AnswerRow): Point | Fault {
  const { seat, voids, at } = row
  const position = before.position + 1
  const fault = differenceIn({ number: row.number, position, at, seat, prompt: 'takeback', choice: String(voids), given: [], draws: [], voids }, row)
  if (fault) return fault
  if (seat === null || !mayTake(file, before, row, seat)) return { why: `Seat ${seat} could not take answer ${voids} back: nobody had agreed to it.` }
  const rows = file.answers.slice(0, row.number + 1)
  const state = stateAfter(rules, rows)
  const prompts = rules.prompts(state)
  const present = reopened(before.present, rules.prompts(before.present.state), state, prompts, at)
  return { ...before, present, prompts, position, at, back: backBefore(rows, seat, isForcedIn(before)) }
}

/** Freely as long as nothing was revealed and nobody else has decided, or because all have agreed. A file of the first format
    does not say what was agreed. */
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
