/** Loading: from the Bank, or what was stolen (J-LOAD). */
import type { Seat } from '../../rules/contract'
import type { Good } from './cards'
import { commonHolds } from './editions/edition'
import { nameOf, roomFor } from './holds'
import type { Option, Question, Story } from './question'
import { shipOf, type Hold, type RegattaState } from './state'
import { cargo, goods, named } from './texts'

/** One option for each hold that makes a difference (J-D3, J-D4). */
export function intoHolds(
  holds: readonly Hold[],
  what: Good,
  then: (story: Story, into: number, emptied: Hold) => void
): Option[] {
  return roomFor(holds, what).map(index => {
    const emptied = holds[index] ?? null
    const say = index === commonHolds ? 'choice-into-sixth' : 'choice-into'
    return {
      id: `into:${nameOf(emptied, index)}`,
      label: () => ({ say, with: { cargo: cargo(emptied), full: emptied ? 'yes' : 'no' } }),
      then: story => then(story, index, emptied),
    }
  })
}

/** J-LOAD-1: the action of a card; undefined where no hold can take it. */
export function loadQuestion(state: RegattaState, seat: Seat, what: Good, n: number): Question | undefined {
  const options = intoHolds(shipOf(state, seat).holds, what, (story, into, emptied) =>
    story.record({ type: 'loaded', seat, what, n, into, emptied })
  )
  if (options.length === 0) return undefined
  return { about: 'hold', seat, options, ...holdTexts(seat, what, n) }
}

export const holdTexts = (seat: Seat, what: Good, n: number): Pick<Question, 'ask' | 'waiting'> => ({
  ask: () => ({ say: 'ask-hold', with: { goods: goods(what, n) } }),
  waiting: () => ({ say: 'waiting-hold', with: named('who', seat) }),
})
