/** What "always do this" would order, for each choice. */
import { wayName, type OrderLine } from '../../../worker/rules/orders'
import type { Choice, Prompt, Text } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { TableModel } from '../../../worker/model'
import { rowsOf, type Question } from './listing'

/** Whether a standing order could answer the question. */
export const isOrderable = ({ orders }: Game, { head, view }: TableModel, prompt: Prompt): boolean =>
  head.manner === 'brisk' && view !== undefined && !prompt.may && orders?.judge({}, view, prompt, head.options) !== undefined

export interface Orderable {
  prompt: string
  /** Each order with the numbers of the choices that it would repeat; without words where no order would. */
  as: readonly { order: Text | undefined; numbers: readonly number[] }[]
}

export function orderableFrom(game: Game, model: TableModel, question: Question): Orderable | undefined {
  const { prompt } = question
  if (!isOrderable(game, model, prompt)) return undefined
  const lines = game.orders?.lines(model.head.options, model.head.seats.length) ?? []
  const ordered = rowsOf(question).map(({ n, choice }) => ({ n, order: orderFor(game, model, lines, prompt, choice) }))
  const alike = Map.groupBy(ordered, ({ order }) => JSON.stringify(order))
  return { prompt: prompt.id, as: [...alike.values()].map(rows => ({ order: rows[0]?.order, numbers: rows.map(({ n }) => n) })) }
}

function orderFor(
  { orders }: Game,
  { head, view }: TableModel,
  lines: readonly OrderLine[],
  prompt: Prompt,
  choice: Choice
): Text | undefined {
  const written = view && orders?.always(view, prompt, choice, head.options)
  const line = lines.find(({ id }) => id === written?.line)
  return line && written && wayName(line, written.order)
}
