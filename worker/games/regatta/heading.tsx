/** Where a placement of the dice is meant, the dice stand before its words. */
import { Rich } from '../../../web/board/rich'
import type { Choice, Prompt, SeatView, Text } from '../../rules/contract'
import { placementId, type RegattaAct } from './acts'
import type { Regatta } from './board'
import { Placed } from './round'
import type { Dice } from './state'
import type { RegattaBoard } from './view'

export function Heading({ view, say, text, under }: Regatta & { text: Text; under: readonly Choice<RegattaAct>[] }) {
  const dice = placementOver(under)
  if (!dice) return undefined
  return (
    <span class="placing">
      <Placed dice={dice} halves={view.board.halves} size={36} />
      <span class="words-of">
        <Rich text={say(text)} />
      </span>
    </span>
  )
}

/** Over the cards that may be sealed, and over those that are. */
export function headline({ board }: SeatView<RegattaBoard>, prompts: readonly Prompt<RegattaAct>[]): Text | undefined {
  const [a, b] = board.dice
  if (prompts.some(({ may }) => !may)) return undefined
  return { say: prompts.some(({ calls }) => calls) ? 'headline-seal' : 'headline-sealed', with: { who: { seat: board.captain }, a, b } }
}

/** The one placement that all these choices are for, while it is not known. */
function placementOver(choices: readonly Choice<RegattaAct>[]): Dice | undefined {
  const [first, ...others] = choices.map(({ act }) => (act.do === 'captain' || act.do === 'seal' || act.do === 'open' ? act.placement : undefined))
  return first && others.every(other => other && placementId(other) === placementId(first)) ? first : undefined
}
