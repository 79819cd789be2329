/** A finished game looked back on: how it went turn by turn, and what it will be remembered for, as all may know it now. */
import type { Chronicle } from '../../web/chronicle'
import type { Game } from '../rules/game'
import { eventsOf, standingRows } from './history'
import type { AnswerRow } from './store'

export function chronicleOf({ rules, mark, highlights }: Game, answers: readonly AnswerRow[], state: unknown): Chronicle | undefined {
  if (!mark) return undefined
  const rows = standingRows(answers)
  const turns = new Map<number, ReturnType<typeof mark>>()
  let then: unknown
  for (const row of rows) {
    for (const event of eventsOf([row])) then = rules.apply(then, event)
    const made = mark(rules.view(then, 'watcher'))
    turns.set(made.turn, made)
  }
  const marks = [...turns.values()]
  const charts = (marks[0]?.charts ?? []).map(({ name }, i) => ({ name, turns: marks.map(({ turn, charts }) => ({ turn, values: charts[i]?.values ?? [] })) }))
  return { charts, highlights: highlights?.(eventsOf(rows), rules.view(state, 'watcher')) ?? [] }
}
