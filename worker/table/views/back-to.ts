/** Where a vote would take the table back to, in words: the game's moment then, and whose move it was. */
import { gameOf } from '../../games'
import type { Text, Viewer } from '../../rules/contract'
import { rowsUntil, stateAfter } from '../answers/history'
import type { Store } from '../rows/store'
import type { VoteRow } from '../rows/votes'

export function backTo({ card, history }: Store, { target }: VoteRow, viewer: Viewer): Text | undefined {
  if (target === null) return undefined
  const { rules } = gameOf(card.game)
  const state = stateAfter(rules, rowsUntil(history.answers(), target))
  const { brief, moment } = rules.view(state, viewer)
  const seats = new Set(rules.prompts(state).flatMap(({ may, seat }) => (may ? [] : [seat])))
  const [next] = seats
  const when = brief ?? moment
  return next === undefined || seats.size > 1 ? when : { say: 'vote-back-to', with: { moment: when, next: { seat: next } } }
}
