/** What the seat has already committed this round: its sealed cards, or the card lying face down. */
import { Rich } from '../../../../web/words/rich'
import type { Seat, SeatView, Text } from '../../../rules/contract'
import { placementOf } from '../turn/acts'
import type { Regatta } from '../board/board'
import type { Card } from '../editions/cards'
import { PlayingCard } from './playing'
import { orderIn } from '../state/reading'
import { Placed } from './round'
import type { Dice } from '../state/state'
import { cardText } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export function Given({ seat, ...drawing }: Regatta & { seat: Seat }) {
  const { board } = drawing.view
  const laid = givenIn(board)
  if (laid.length === 0) return undefined
  return (
    <ul class="given">
      {laid.map(({ placement, card, waits }, i) => (
        <li key={i}>
          {waits && <Placed dice={placement} halves={board.halves} size={34} />}
          <PlayingCard board={board} say={drawing.say} card={card} pirate={drawing.crew[seat]?.pirate} width={34} told />
          <span>
            <Rich text={drawing.say(cardText(card, placement))} />
          </span>
        </li>
      ))}
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

/** When a seat that is not being asked will probably be asked next. */
export function needed({ board, viewer }: SeatView<RegattaBoard>): Text | undefined {
  if (viewer === 'watcher' || board.over) return undefined
  const { placed, acting, captain } = board
  const who = { seat: captain }
  if (!placed) return { say: 'needed', with: { when: (board.own?.sealed.length ?? 0) > 1 ? 'sailing' : 'dice', who } }
  const order = orderIn(board)
  const before = acting === undefined || (acting.ship !== 'ghost' && order.indexOf(acting.ship) <= order.indexOf(viewer))
  return { say: 'needed', with: { when: before ? 'sailing' : 'round', who } }
}
