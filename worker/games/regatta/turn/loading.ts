/** Loading goods from the Bank, or stolen ones (J-LOAD). */
import type { Seat } from '../../../rules/contract'
import type { Good } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import { roomFor } from '../state/holds'
import type { Option, Question } from './question'
import { shipOf, type Hold, type RegattaState } from '../state/state'
import { cargo, goods, named } from '../state/texts'

/** One option per hold that makes a difference (J-D3, J-D4). */
export function intoHolds(holds: readonly Hold[], load: 'load' | 'stow', what: Good, n: number): Option[] {
  return roomFor(holds, what).map(into => {
    const emptied = holds[into] ?? null
    const say = into === commonHolds ? 'choice-into-sixth' : 'choice-into'
    return {
      act: { do: load, what, n, into, emptied },
      label: () => ({ say, with: { cargo: cargo(emptied), full: emptied ? 'yes' : 'no' } }),
    }
  })
}

/** J-LOAD-1: a card's load action; undefined if no hold can take the goods. */
export function loadQuestion(state: RegattaState, seat: Seat, what: Good, n: number): Question | undefined {
  const options = intoHolds(shipOf(state, seat).holds, 'load', what, n)
  if (options.length === 0) return undefined
  return { about: 'hold', seat, options, ...holdTexts(seat, what, n) }
}

export const holdTexts = (seat: Seat, what: Good, n: number): Pick<Question, 'ask' | 'waiting'> => ({
  ask: () => ({ say: 'ask-hold', with: { goods: goods(what, n) } }),
  waiting: () => ({ say: 'waiting-hold', with: named('who', seat) }),
})
