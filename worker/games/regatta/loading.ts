/** Loading: from the Bank, or what was stolen; and giving tokens away (J-LOAD, J-PAY-3). */
import type { Seat, Text } from '../../rules/contract'
import type { Good } from './cards'
import { commonHolds } from './editions/edition'
import type { Taken } from './events'
import { nameOf, roomFor, waysToTake } from './holds'
import type { Option, Question, Story } from './question'
import { shipOf, type Hold, type RegattaState } from './state'
import { cargo, figures, goods, named } from './texts'

/** One option for each hold that makes a difference (J-D3, J-D4). */
export function intoHolds(holds: readonly Hold[], what: Good, then: (story: Story, into: number, emptied: Hold) => void): Option[] {
  return roomFor(holds, what).map(index => {
    const emptied = holds[index] ?? null
    const say = index === commonHolds ? 'choice-into-sixth' : 'choice-into'
    return {
      choice: { id: `into:${nameOf(emptied, index)}`, label: { say, with: { cargo: cargo(emptied), full: emptied ? 'yes' : 'no' } } },
      then: story => then(story, index, emptied),
    }
  })
}

/** One option for each way to take tokens out that leaves another position (J-D7b, J-D9b, J-D13). */
export function fromHolds(holds: readonly Hold[], what: Good, n: number, then: (story: Story, taken: Taken) => void): Option[] {
  return waysToTake(holds, what, n).map(taken => ({
    choice: {
      id: `from:${taken.flatMap((gone, index) => (gone > 0 ? [`${nameOf(holds[index] ?? null, index)}-${gone}`] : [])).join('+')}`,
      label: { say: 'choice-from', with: { holds: figures(holds, taken, commonHolds) } },
    },
    then: story => then(story, taken),
  }))
}

/** J-LOAD-1: the action of a card; undefined where no hold can take it. */
export function loadQuestion(state: RegattaState, seat: Seat, what: Good, n: number): Question | undefined {
  const options = intoHolds(shipOf(state, seat).holds, what, (story, into, emptied) =>
    story.record({ type: 'loaded', seat, what, n, into, emptied })
  )
  if (options.length === 0) return undefined
  return { about: 'hold', seat, options, ...holdTexts(seat, goods(what, n)) }
}

export const holdTexts = (seat: Seat, what: Text): Pick<Question, 'ask' | 'waiting'> => ({
  ask: { say: 'ask-hold', with: { goods: what } },
  waiting: { say: 'waiting-hold', with: named('who', seat) },
})
