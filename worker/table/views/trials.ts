/** Tries standing orders on the past: what was answered, and what each line would answer today. */
import { TRIALS_SHOWN } from '../../shared/bounds'
import { gameOf } from '../../games'
import type { Trial } from '../../model'
import type { GameEvent, Seat } from '../../rules/contract'
import type { Orders } from '../../rules/orders'
import type { Card } from '../rows/card'
import { ownId, type Given } from '../../engine/door'
import { positionOf, validRows } from '../answers/history'
import type { AnswerRow } from '../rows/history/answer-row'

/** By line, newest first. */
export function trialsOf({ game, options }: Card, rows: readonly AnswerRow[], seat: Seat, orders: Orders): Record<string, Trial[]> {
  const { rules, orders: book } = gameOf(game)
  const found: Record<string, Trial[]> = {}
  if (!book) return found
  let state: unknown
  const judge = (row: AnswerRow, given: Given): void => {
    const prompt = rules.prompts(state).find(({ id, may }) => id === ownId(given.prompt) && !may)
    const answered = prompt?.choices.find(({ id }) => id === given.choice)
    const judged = prompt && book.judge(orders, rules.view(state, seat), prompt, options)
    if (!answered || !judged) return
    const today = 'choice' in judged ? judged.choice.label : judged.left
    const trial = {
      position: positionOf(row, given),
      ordered: given.line === judged.line && given.by === 'order',
      answered: answered.label,
      today,
    }
    found[judged.line] = [trial, ...(found[judged.line] ?? [])].slice(0, TRIALS_SHOWN)
  }
  for (const row of validRows(rows)) {
    for (const given of row.given) {
      if (state !== undefined && given.seat === seat) judge(row, given)
      for (const event of given.events) state = rules.apply(state, event satisfies GameEvent)
    }
  }
  return found
}
