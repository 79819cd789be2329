/** How standing orders fare: what each line answered, and what it would have answered in the last rounds. */
import { TRIALS_SHOWN } from '../../bounds'
import { gameOf } from '../../games'
import type { Trial } from '../../../web/model'
import type { GameEvent, Seat } from '../../rules/contract'
import type { Orders } from '../../rules/orders'
import type { Card } from '../card'
import { ownId, type Given } from '../door'
import { positionOf, standingRows } from '../history'
import type { AnswerRow } from '../store'

/** By line, the newest first. */
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
    const trial = { position: positionOf(row, given), ordered: given.by === 'order', answered: answered.label, today }
    found[judged.line] = [trial, ...(found[judged.line] ?? [])].slice(0, TRIALS_SHOWN)
  }
  for (const row of standingRows(rows)) {
    for (const given of row.given) {
      if (state !== undefined && given.seat === seat) judge(row, given)
      for (const event of given.events) state = rules.apply(state, event satisfies GameEvent)
    }
  }
  return found
}
