/** Taking tokens out of holds, in every way that makes a difference (J-PAY-3, J-D7b, J-D9b, J-D13). */
import type { Does, Spent } from './acts'
import { commonHolds } from '../editions/rulebook'
import type { Taken } from '../state/events'
import { waysToTake } from '../state/holds'
import type { Option, Question, Story } from './question'
import { shipOf, type Hold, type RegattaState } from '../state/state'
import { figures } from '../state/texts'

/** With more ways than this, the question is asked hold by hold. */
const MOST_WAYS = 24

type Due = Pick<Does<'spend'>, 'for' | 'ship' | 'what' | 'n'>

/** One option per way that leaves a different position. */
export function spending(state: RegattaState, about: string, due: Due): Pick<Question, 'about' | 'options'> {
  const { ship, what, n } = due
  const part = state.now?.part
  const left = part?.left ?? n
  const holds = shipOf(state, ship).holds.map((hold, index) => (part?.shut.includes(index) ? null : hold))
  const ways = waysToTake(holds, what, left)
  const called = part ? `${about}.${part.shut.length}` : about
  if (ways.length > MOST_WAYS) return { about: called, options: someOptions(due, holds, left, ways) }
  return {
    about: called,
    options: ways.map(taken => ({
      act: { do: 'spend', ...due, spread: spreadOf(holds, taken) },
      label: () => ({ say: 'choice-from', with: { holds: figures(holds, taken, commonHolds) } }),
    })),
  }
}

const spreadOf = (holds: readonly Hold[], taken: Taken): Spent[] =>
  taken.flatMap((n, hold) => (n > 0 ? [{ hold, had: holds[hold]?.n ?? 0, n }] : []))

/** How many to take from the first hold that holds some of it. */
function someOptions({ ship, what }: Due, holds: readonly Hold[], left: number, ways: readonly Taken[]): Option[] {
  const hold = holds.findIndex(hold => hold?.what === what)
  const amounts = [...new Set(ways.map(taken => taken[hold] ?? 0))].sort((a, b) => a - b)
  const had = holds[hold]?.n ?? 0
  return amounts.map(n => ({
    act: { do: 'spend-some', ship, what, from: { hold, had, n }, left: left - n },
    label: () => ({ say: 'choice-some', with: { n, full: had } }),
    amount: n,
  }))
}

export function spend(story: Story, { for: side, ship, what, n, spread }: Does<'spend'>): void {
  const { holds } = shipOf(story.state, ship)
  const taken = spread.length === 0 ? [] : holds.map((_, index) => spread.find(({ hold }) => hold === index)?.n ?? 0)
  if (side !== 'cost') story.record({ type: 'emptied', ship, side, taken })
  else if (ship !== 'ghost') story.record({ type: 'paid', seat: ship, what, n, taken }) // G-MOVE-2
}
