/** Checks a restore, which is a row of the history: from there on draws use another epoch, and every question is asked again. */
import type { Time } from '../../model'
import { presentIn } from '../../table/answers/epoch'
import { EPOCH } from '../../table/answers/history'
import type { Fault } from './fault'
import { differenceIn } from './row'
import type { Point } from './rows'
import type { AnswerRow } from '../../table/rows/history/answer-row'

/** An epoch is the time of a restore: later than the one before, and not in the future. */
export const couldBegin = (epoch: number, before: number, at: Time): boolean =>
  epoch === 0 ? before === 0 : Number.isSafeInteger(epoch) && epoch > before && epoch <= at

export function afterEpoch(before: Point, row: AnswerRow): Point | Fault {
  const { at, number } = row
  const epoch = Number(row.choice)
  const position = before.position + 1
  const fault = differenceIn(
    { number, position, at, seat: null, prompt: EPOCH, choice: String(epoch), given: [], draws: [], voids: null },
    row
  )
  if (fault) return fault
  if (epoch === 0 || !couldBegin(epoch, before.epoch, at)) return { why: `Epoch ${row.choice} could not begin here.` }
  return { ...before, present: presentIn(epoch, before.present.state, before.prompts, at), epoch, position, at, back: undefined }
}
