/** A reply that comes after its question: what it says for a case that has come since answers what is asked now, and nothing else does. */
import { REPLY_LOOKS_BACK } from '../../shared/bounds'
import { gameOf } from '../../games'
import { questionOf } from '../../post/reply/address'
import { offeredTo } from '../../post/reply/offered'
import { understand, type Understood } from '../../post/reply/understand'
import type { TableModel } from '../../model'
import type { Prompt, Seat } from '../../rules/contract'
import { fold } from '../../rules/kit'
import { eventsOf, stateAfter, validRows } from '../answers/history'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'

/** Numbers are read as that letter lists them; undefined unless exactly one choice of the only question asked now was meant. */
export function saidAhead(
  { store }: TableParts,
  { seat, language }: SeatRow,
  question: string,
  lines: readonly string[],
  model: TableModel
): Understood | undefined {
  const game = gameOf(store.card.game)
  const [asked, ...others] = model.prompts
  if (!game.cameTrue || !asked || others.length > 0) return undefined
  const prompts = promptsThen(store, seat, question)
  const understood = understand(lines, offeredTo({ ...model, prompts }, game, language))
  if (understood.kind !== 'answer' || understood.always) return undefined
  const ahead = understood.picks.flatMap(
    pick => prompts.find(({ id }) => id === pick.prompt)?.choices.filter(({ id }) => id === pick.choice) ?? []
  )
  const [choice, ...more] = asked.choices.filter(({ act }) => ahead.some(said => game.cameTrue?.(said.act, act)))
  return choice && more.length === 0 ? { ...understood, picks: [{ prompt: asked.id, choice: choice.id }] } : undefined
}

/** What that letter asked, if the seat itself has neither answered nor taken back anything since. */
function promptsThen({ history, card }: TableParts['store'], seat: Seat, question: string): Prompt[] {
  const { rules } = gameOf(card.game)
  const all = history.answers()
  const own = all.findLast(row => row.seat === seat && row.given[0]?.by === undefined)?.number ?? -1
  const rows = validRows(all)
  const first = Math.max(1, rows.filter(({ number }) => number <= own).length, rows.length - REPLY_LOOKS_BACK)
  let state = stateAfter(rules, rows.slice(0, first))
  for (const row of rows.slice(first)) {
    const prompts = rules.prompts(state).filter(prompt => prompt.seat === seat)
    if (prompts.length > 0 && questionOf(prompts) === question) return prompts
    state = fold((before, event) => rules.apply(before, event), eventsOf([row]), state)
  }
  return []
}
