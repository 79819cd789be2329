/** What a card does if its seat's questions are answered by what it said and ordered. */
import type { Prompt, Seat, SeatView } from '../../../rules/contract'
import type { Card } from '../editions/cards'
import type { Dice } from '../state/state'
import { view as look, type RegattaBoard } from '../state/view'
import type { RegattaAct } from '../turn/acts'
import { promptFor, type Question } from '../turn/question'
import { acted, sailOn, turnedUp } from './sailing'

/** What a card does, with forks, holds and payments answered like this; as far as `answer` knows, and nothing is left to chance. */
export function followed(
  view: SeatView<RegattaBoard>,
  seat: Seat,
  { card, placement }: { card: Card; placement: Dice },
  answer: (view: SeatView<RegattaBoard>, prompt: Prompt<RegattaAct>) => RegattaAct | undefined
): RegattaAct[] {
  const done: RegattaAct[] = []
  let state = turnedUp(view, seat, card, placement)
  for (;;) {
    const stop = sailOn(state, seat, true, done)
    if (!stop?.question) return done
    const act = passes(stop.question) ?? answer(look(stop.state, seat), promptFor(stop.state, stop.now, stop.question))
    if (!act || !SAILING.has(act.do)) return done
    done.push(act)
    state = acted(stop.state, seat, act)
  }
}

/** Without what only a fight asks. */
const SAILING: ReadonlySet<RegattaAct['do']> = new Set(['move', 'retreat', 'load', 'spend', 'spend-some', 'treasure'])

/** Taking a treasure would need chance, and changes nothing about the way. */
const passes = ({ options }: Question): RegattaAct | undefined =>
  options.map(({ act }) => act).find(act => act.do === 'treasure' && !act.take)
