/** A seat's possessions: in full for its owner, one line for the others. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../../rules/contract'
import type { Regatta } from '../board/board'
import type { Card } from '../editions/cards'
import { Goods, Holds } from '../../../../web/board/cargo'
import { Facing } from './facing'
import { Cargo, hasTreasures, Treasures } from './cargo'
import { loadsOf } from './loads'
import { PlayingCard } from './playing'
import { whereabouts } from '../state/reading'

/** The fight in progress, holds and treasures, shown beside each question. */
export function Aboard({ seat, ...drawing }: Regatta & { seat: Seat }) {
  const {
    view: { board },
    say,
  } = drawing
  const ship = board.ships[seat]
  if (!ship) return <></>
  return (
    <>
      <Facing {...drawing} />
      <Holds loads={loadsOf(say, ship.holds)} empty={say({ say: 'hold-empty' })} />
      {hasTreasures(ship) && (
        <span class="goods">
          <Treasures ship={ship} say={say} over={board.over} terse />
        </span>
      )}
    </>
  )
}

type HandProps = Regatta & { seat: Seat; asked?: boolean; given?: boolean }

export function Hand({ view: { board }, say, crew, seat, asked, given }: HandProps) {
  const ship = board.ships[seat]
  const { own } = board
  const cards = (list: readonly Card[]) => (
    <ul class="cards">
      {list.map(card => (
        <li key={card}>
          <PlayingCard board={board} say={say} card={card} pirate={crew[seat]?.pirate} />
        </li>
      ))}
    </ul>
  )
  if (!ship) return <></>
  /** While a card is to be picked, the choices are the hand. */
  const picks = asked && !own?.picked && board.acting === undefined
  return (
    <>
      <p>{whereabouts(board, say, seat)}</p>
      {/* Beside a question treasures are only signs: here they have their names. */}
      {asked && hasTreasures(ship) && (
        <div class="jewels">
          <Treasures ship={ship} say={say} over={board.over} />
        </div>
      )}
      {!asked && <Cargo ship={ship} say={say} over={board.over} />}
      {own?.picked && !given && <Pile name={say({ say: 'hand-picked' })}>{cards([own.picked])}</Pile>}
      {own && own.hand.length > 0 && !picks && <Pile name={say({ say: 'hand-cards' })}>{cards(own.hand)}</Pile>}
      <p class="note">{say({ say: 'hand-piles', with: { deck: ship.deck, discard: ship.discard.length } })}</p>
    </>
  )
}

function Pile({ name, children }: { name: string; children: ComponentChildren }) {
  return (
    <section class="pile" aria-label={name}>
      <h3>{name}</h3>
      {children}
    </section>
  )
}

export function SeatLine({ view: { board }, say, seat }: Regatta & { seat: Seat }) {
  const ship = board.ships[seat]
  if (!ship) return <></>
  const facts = [whereabouts(board, say, seat)]
  if (seat === board.captain) facts.unshift(say({ say: 'seat-captain' }))
  if (seat === board.acting?.ship) facts.push(say({ say: 'seat-sails' }))
  if (ship.picked) facts.push(say({ say: 'seat-picked' }))
  facts.push(say({ say: 'seat-cards', with: { hand: ship.hand, deck: ship.deck } }))
  return (
    <>
      <span class="note">{facts.join(' · ')}</span>
      <span class="beside">
        <Goods loads={loadsOf(say, ship.holds)} /> <Treasures ship={ship} say={say} over={board.over} />
      </span>
    </>
  )
}
