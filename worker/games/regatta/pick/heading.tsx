/** If the choices share one placement of the dice, shows it; screen readers get the whole question. */
import { Rich } from '../../../../web/words/rich'
import type { Choice, Prompt, SeatView, Text } from '../../../rules/contract'
import { placementId, type RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import { Placed } from '../aboard/round'
import { placementsOf, type Dice } from '../state/state'
import type { RegattaBoard } from '../state/view'

export function Heading({ view, say, text, under }: Regatta & { text: Text; under: readonly Choice<RegattaAct>[] }) {
  const dice = placementOver(under)
  if (!dice) return undefined
  const { halves } = view.board
  const said = say(text)
  const brief = say({ say: `group-placement-${halves}`, with: { morning: dice[0], evening: dice[1] } })
  return (
    <span class="placing">
      <Placed dice={dice} halves={halves} size={36} />
      <span class="words-of" aria-hidden={said === brief ? undefined : true}>
        {brief}
      </span>{' '}
      {said !== brief && (
        <span class="ear">
          <Rich text={said} />
        </span>
      )}
    </span>
  )
}

/** The headline over cards that can be sealed, or already are; none if anything must be answered. */
export function headline({ board }: SeatView<RegattaBoard>, prompts: readonly Prompt<RegattaAct>[]): Text | undefined {
  if (prompts.some(({ may }) => !may)) return undefined
  const sealed = board.own?.sealed.length ?? 0
  const open = placementOver(prompts.flatMap(({ calls, choices }) => (calls ? choices : [])))
  if (sealed > 0 && open) return { say: `headline-more-${board.halves}`, with: { morning: open[0], evening: open[1] } }
  if (prompts.some(({ calls }) => calls)) return { say: 'headline-seal', with: { who: { seat: board.captain } } }
  if (sealed < placementsOf(board.dice).length) return { say: 'headline-half' }
  return { say: 'headline-sealed', with: { who: { seat: board.captain } } }
}

/** The placement shared by all these choices, if there is one. */
function placementOver(choices: readonly Choice<RegattaAct>[]): Dice | undefined {
  const [first, ...others] = choices.map(({ act }) =>
    act.do === 'captain' || act.do === 'seal' || act.do === 'open' ? act.placement : undefined
  )
  return first && others.every(other => other && placementId(other) === placementId(first)) ? first : undefined
}
