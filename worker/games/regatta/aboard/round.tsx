/** What everybody sees on the table: the dice, the round's cards in playing order, and the ghost ship. */
import { Icon } from '../../../../web/board/draw'
import { Rich } from '../../../../web/words/rich'
import { PlacedDie, Die, type Pips } from '../../../../web/board/dice'
import type { Seat } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import { Cargo } from './cargo'
import { PlayingCard } from './playing'
import { orderIn, whereabouts } from '../state/reading'
import { signOfShip } from '../board/signs'
import type { RegattaBoard } from '../state/view'

export function Common(drawing: Regatta) {
  const {
    view: { board },
    say,
    crew,
  } = drawing
  const title = say({ say: 'round-cards' })
  return (
    <div class="piles">
      <section class="pile wide" aria-label={title}>
        <h3>{title}</h3>
        <DiceOf board={board} say={say} />
        <ol class="cards">
          {orderIn(board).map(seat => (
            <li key={seat}>
              <Icon id={signOfShip(crew, seat)} size={28} box={38} name={crew[seat]?.name ?? ''} />
              <Played {...drawing} seat={seat} />
            </li>
          ))}
        </ol>
      </section>
      {board.ghost && (
        <section class="pile wide small" aria-label={say({ say: 'ghost' })}>
          <h3>
            <Icon id="ship-ghost" size={28} box={38} /> {say({ say: 'ghost' })}
          </h3>
          <p class="note">{whereabouts(board, say, 'ghost')}</p>
          <Cargo ship={board.ghost} say={say} over={board.over} small />
        </section>
      )}
    </div>
  )
}

function Played({ view: { board, viewer }, say, crew, seat }: Regatta & { seat: Seat }) {
  const ship = board.ships[seat]
  const card = ship?.discard.at(-1)
  if (card && ship?.turned) return <PlayingCard board={board} say={say} card={card} pirate={crew[seat]?.pirate} width={44} />
  const picked = ship?.picked === true
  const sealed = seat === viewer && (board.own?.sealed.length ?? 0) > 0
  const laid = picked || sealed
  return (
    <span class={laid ? 'card-back laid' : 'card-back'}>
      {laid && <Icon id="compass" size={32} box={80} />}
      <span class="ear">{say({ say: picked ? 'round-down' : sealed ? 'round-sealed' : 'round-none' })} </span>
    </span>
  )
}

/** The dice as placed, or as thrown if they are not placed yet. */
function DiceOf({ board: { captain, dice, placed, halves }, say }: { board: RegattaBoard; say: Regatta['say'] }) {
  const [a, b] = placed ?? dice
  const words = placed
    ? say({ say: `group-placement-${halves}`, with: { morning: a, evening: b } })
    : say({ say: 'dice-thrown', with: { a, b } })
  return (
    <p class="placing">
      {placed ? <Placed dice={placed} halves={halves} size={40} /> : dice.map((die, i) => <Die key={i} value={pips(die)} size={30} />)}
      <span>
        <span class="whole-line">{words} ·</span>{' '}
        <span class="whole-line">
          <Rich text={say({ say: 'short-captain', with: { who: { seat: captain } } })} />
        </span>
      </span>
    </p>
  )
}

export function Placed({
  dice: [morning, evening],
  halves,
  size,
}: {
  dice: readonly [number, number]
  halves: RegattaBoard['halves']
  size: number
}) {
  return (
    <>
      <PlacedDie on={halves === 'day' ? 'sun' : 'upper'} value={pips(morning)} size={size} />
      <PlacedDie on={halves === 'day' ? 'moon' : 'lower'} value={pips(evening)} size={size} />
    </>
  )
}

const PIPS: readonly Pips[] = [1, 2, 3, 4, 5, 6]
const pips = (die: number): Pips => PIPS[die - 1] ?? 1
