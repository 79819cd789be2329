/** What the seat has already committed this round: its sealed cards, or the card lying face down. */
import type { SeatView, Text } from '../../../rules/contract'
import type { Course } from '../../../rules/orders'
import { placementOf, type CardAct, type RegattaAct } from '../turn/acts'
import type { Regatta } from '../board/board'
import type { Card } from '../editions/cards'
import { Placed } from '../aboard/round'
import { CardPick } from './card'
import { orderIn } from '../state/reading'
import { placementsOf, type Dice } from '../state/state'
import { cardText } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function Given({ course, ...drawing }: Regatta & { course(act: RegattaAct): Course<RegattaAct> | undefined }) {
  const { board } = drawing.view
  const laid = givenIn(board)
  if (laid.length === 0) return undefined
  return (
    <ul class="given">
      {laid.some(({ waits }) => !waits) && <li class="note">{drawing.say({ say: 'hand-picked' })}</li>}
      {laid.map(({ placement, card, waits }, i) => {
        const act: CardAct = { do: waits ? 'seal' : 'card', placement, card }
        return (
          <li key={i}>
            {waits && <Placed dice={placement} halves={board.halves} size={34} />}
            <CardPick {...drawing} act={act} label={cardText(card, placement)} course={course(act)} given />
          </li>
        )
      })}
    </ul>
  )
}

interface Laid {
  placement: Dice
  card: Card
  /** Played only if the dice are placed this way. */
  waits: boolean
}

function givenIn({ own, placed }: RegattaBoard): Laid[] {
  if (own?.picked && placed) return [{ placement: placed, card: own.picked, waits: false }]
  return (own?.sealed ?? []).map(({ placement, card }) => ({ placement: placementOf(placement), card, waits: true }))
}

/** For whichever placement comes. */
const isSealed = ({ own, dice }: RegattaBoard): boolean => (own?.sealed.length ?? 0) >= placementsOf(dice).length

/** When a seat that is not being asked will probably be asked next. */
export function needed({ board, viewer }: SeatView<RegattaBoard>, ordered: boolean): Text | undefined {
  if (viewer === 'watcher' || board.over) return undefined
  const { placed, acting, captain } = board
  const who = { seat: captain }
  if (ordered && (placed || isSealed(board))) return { say: 'needed', with: { when: 'ordered', who } }
  if (!placed) return { say: 'needed', with: { when: isSealed(board) ? 'sailing' : 'dice', who } }
  const order = orderIn(board)
  const before = acting === undefined || (acting.ship !== 'ghost' && order.indexOf(acting.ship) <= order.indexOf(viewer))
  return { say: 'needed', with: { when: before ? 'sailing' : 'round', who } }
}
