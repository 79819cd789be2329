/** A reply that comes after its question: what it chose for a case that has come since answers what is asked now, and no other choice does. */
import { gameOf } from '../../games'
import { questionOf } from '../../post/reply/address'
import { offeredTo } from '../../post/reply/offered'
import { understand, type Understood } from '../../post/reply/understand'
import type { TableModel } from '../../model'
import { askedNow, openPrompts } from '../../engine/door'
import type { Prompt, Seat } from '../../rules/contract'
import { fold } from '../../rules/kit'
import { eventsOf, stateAfter, validRows } from '../answers/history'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'

/** How many answers back, of all seats, the question of a late letter is looked for. */
const LOOKS_BACK = 30

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

/** What that letter asked, if since then nothing was answered for this seat, by whomever, and nothing was taken back at the table. */
function promptsThen({ history, card, now }: TableParts['store'], seat: Seat, question: string): Prompt[] {
  if (!now) return []
  const { era } = now
  const { rules } = gameOf(card.game)
  const all = history.answers()
  const own = all.findLast(row => row.seat === seat || row.given.some(given => given.seat === seat))?.number ?? -1
  const rows = validRows(all)
  const first = Math.max(1, rows.filter(({ number }) => number <= own).length, rows.length - LOOKS_BACK)
  let state = stateAfter(rules, rows.slice(0, first))
  for (const row of rows.slice(first)) {
    const asked = askedNow(rules.prompts(state), { asked: {}, era }, 0)
    const prompts = openPrompts(rules, { state, era, asked }).filter(prompt => prompt.seat === seat)
    if (prompts.length > 0 && questionOf(prompts) === question) return prompts
    state = fold((before, event) => rules.apply(before, event), eventsOf([row]), state)
  }
  return []
}
