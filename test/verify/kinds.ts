/** Changes a copy of a finished game at random; returns whether there was anything to change. */
import type { Chance } from '../../worker/rules/chance'
import type { GameEvent } from '../../worker/rules/contract'
import { gameOf } from '../../worker/games'
import type { Given } from '../../worker/engine/door'
import type { FinishedGame } from '../../worker/table/views/export'
import { stateAfter } from '../../worker/table/answers/history'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'

export type Mutation = (file: FinishedGame, chance: Chance) => boolean
export type Kinds = Record<string, Mutation>

export const some = <T>(all: readonly T[], chance: Chance): T | undefined => (all.length > 0 ? all[chance.pick(all.length)] : undefined)

/** Changes one of them, if there is any; returns whether it did. */
export const withSome = <T>(all: readonly T[], chance: Chance, change: (one: T) => unknown): boolean => {
  const one = some(all, chance)
  return one !== undefined && change(one) !== false
}

export const answersOf = ({ answers }: FinishedGame): AnswerRow[] => answers.filter(({ number, voids }) => number > 0 && voids === null)
export const takebacksOf = ({ answers }: FinishedGame): AnswerRow[] => answers.filter(({ voids }) => voids !== null)
export const givenOf = (file: FinishedGame): Given[] => file.answers.flatMap(({ given }) => given)
export const eventsOf = (file: FinishedGame): GameEvent[] => givenOf(file).flatMap(({ events }) => events)

/** Gives added, removed or moved rows the numbers and positions of a proper history, and updates what takebacks refer to. */
export function renumbered(file: FinishedGame): void {
  const moved = new Map(file.answers.map(({ number }, i) => [number, i]))
  let position = -1
  for (const [i, row] of file.answers.entries()) {
    const step = row.voids === null ? row.position - (positions.get(row) ?? row.position - 1) : 1
    row.number = i
    if (row.voids !== null) {
      row.voids = moved.get(row.voids) ?? row.voids
      row.choice = String(row.voids)
    }
    position += step
    const shift = position - row.position
    row.position = position
    for (const given of row.given) if (given.position !== undefined) given.position += shift
  }
}
/** The position of the game before each row. */
const positions = new WeakMap<AnswerRow, number>()
export function rememberPositions({ answers }: FinishedGame): void {
  for (const [i, row] of answers.entries()) positions.set(row, answers[i - 1]?.position ?? -1)
}

/** Recomputes state and standing from the remaining rows. */
export function summedUp(file: FinishedGame): void {
  const { rules } = gameOf(file.game)
  const state = stateAfter(rules, file.answers)
  Object.assign(file, JSON.parse(JSON.stringify({ state, standing: rules.standing(state) })))
}
