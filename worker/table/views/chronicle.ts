/** A look back on a finished game: how it went turn by turn, and its highlights, as everybody may now know them. */
import type { Chronicle } from '../../model/chronicle'
import type { Game } from '../../drawing/game'
import { eventsOf, validRows } from '../answers/history'
import type { AnswerRow } from '../rows/history/answer-row'

export function chronicleOf({ rules, mark, highlights }: Game, answers: readonly AnswerRow[], state: unknown): Chronicle | undefined {
  if (!mark) return undefined
  const rows = validRows(answers)
  const turns = new Map<number, ReturnType<typeof mark>>()
  let then: unknown
  for (const row of rows) {
    for (const event of eventsOf([row])) then = rules.apply(then, event)
    const made = mark(rules.view(then, 'watcher'))
    turns.set(made.turn, made)
  }
  const marks = [...turns.values()]
  const charts = (marks[0]?.charts ?? []).map(({ name }, i) => ({
    name,
    turns: marks.map(({ turn, charts }) => ({ turn, values: charts[i]?.values ?? [] })),
  }))
  return { charts, highlights: highlights?.(eventsOf(rows), rules.view(state, 'watcher')) ?? [] }
}
