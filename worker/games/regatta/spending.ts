/** Taking tokens out of holds, in whatever way makes a difference (J-PAY-3, J-D7b, J-D9b, J-D13). */
import type { Good } from './cards'
import { commonHolds } from './editions/edition'
import type { Taken } from './events'
import { nameOf, waysToTake } from './holds'
import type { Option, Question, Story } from './question'
import { shipOf, type Hold, type RegattaState, type ShipId } from './state'
import { figures } from './texts'

/** A longer list is asked hold by hold. */
const MOST_WAYS = 24

type Spending = Pick<Question, 'about' | 'options'>

/** One option for each way that leaves another position. `then` is given what is still to be taken. */
export function spending(
  state: RegattaState,
  ship: ShipId,
  about: string,
  what: Good,
  n: number,
  then: (story: Story, taken: Taken) => void
): Spending {
  const part = state.now?.part
  const left = part?.left ?? n
  const holds = shipOf(state, ship).holds.map((hold, index) => (part?.shut.includes(index) ? null : hold))
  const ways = waysToTake(holds, what, left)
  const called = part ? `${about}.${part.shut.length}` : about
  if (ways.length > MOST_WAYS) return { about: called, options: someOptions(ship, holds, what, left, ways) }
  return {
    about: called,
    options: ways.map(taken => ({
      id: `from:${nameOfWay(holds, taken)}`,
      label: () => ({ say: 'choice-from', with: { holds: figures(holds, taken, commonHolds) } }),
      then: story => then(story, taken),
    })),
  }
}

/** How many from the first of the holds. */
function someOptions(ship: ShipId, holds: readonly Hold[], what: Good, left: number, ways: readonly Taken[]): Option[] {
  const index = holds.findIndex(hold => hold?.what === what)
  const amounts = [...new Set(ways.map(taken => taken[index] ?? 0))].sort((a, b) => a - b)
  const hold = holds[index] ?? null
  return amounts.map(n => ({
    id: `some:${nameOf(hold, index)}-${n}`,
    label: () => ({ say: 'choice-some', with: { n, full: hold?.n ?? 0 } }),
    amount: n,
    then: story => story.record({ type: 'took-some', ship, hold: index, n, left: left - n }),
  }))
}

const nameOfWay = (holds: readonly Hold[], taken: Taken): string =>
  taken.flatMap((gone, index) => (gone > 0 ? [`${nameOf(holds[index] ?? null, index)}-${gone}`] : [])).join('+')
