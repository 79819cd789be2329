/** Everything around the board: hands, row, discard pile. */
import { Icon } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import type { Seat } from '../../../rules/contract'
import { tally } from './bearings'
import { nameOf, type Tunnel } from './drawing'
import { SYMBOLS, type Symbol } from '../rules/sections'
import { counted, type Cards } from '../rules/state'

interface CardsProps {
  cards: Cards
  say: Tunnel['say']
  top?: Symbol | undefined
}

const Cards = ({ cards, say, top }: CardsProps) => (
  <ul class="tiles">
    {SYMBOLS.filter(symbol => cards[symbol] > 0).map(symbol => (
      <Tile key={symbol} symbol={symbol} name={nameOf(symbol, say)} count={cards[symbol]} next={symbol === top} />
    ))}
  </ul>
)

interface TileProps {
  symbol: Symbol
  name: string
  count?: number
  next: boolean
}

const Tile = sameBy(
  ({ symbol, name, count = 1, next }: TileProps) => (
    <li class={next ? 'tile next' : 'tile'}>
      <Icon id={symbol} size={26} name={name} />
      {count > 1 && <b>×{count}</b>}
    </li>
  ),
  ({ symbol, name, count, next }) => [symbol, name, count, next]
)

export function Hand({ view: { board }, say, seat, asked }: Tunnel & { seat: Seat; asked?: boolean }) {
  const hand = board.hands[seat]
  return (
    <>
      <p>{say({ say: 'hand', with: { ...tally(board, seat), cards: hand?.count ?? 0 } })}</p>
      {hand?.cards && !asked && <Cards cards={hand.cards} say={say} />}
    </>
  )
}

/** Nothing if the cards are the tabs above the choices. */
export function Aboard({ view: { board }, say, seat, tabbed }: Tunnel & { seat: Seat; tabbed: boolean }) {
  const cards = board.hands[seat]?.cards
  return cards && !tabbed ? <Cards cards={cards} say={say} /> : <></>
}

export function SeatLine({ view: { board }, say, seat }: Tunnel & { seat: Seat }) {
  const hand = board.hands[seat]
  return (
    <>
      <span class="note">{say({ say: 'seat-line', with: { ...tally(board, seat), cards: hand?.count ?? 0 } })}</span>
      {hand?.cards && hand.count > 0 && <Cards cards={hand.cards} say={say} />}
    </>
  )
}

/** The open row; the next card is the one beside the arrow. */
const Ahead = sameBy(
  ({ row, say }: Pick<Tunnel, 'language' | 'say'> & { row: readonly Symbol[] }) => (
    <ol class="tiles">
      <li class="arrow">
        <Icon id="back" size={26} name={say({ say: 'pile-arrow' })} />
      </li>
      {row.map((symbol, i) => (
        <Tile key={i} symbol={symbol} name={nameOf(symbol, say)} next={i === 0} />
      ))}
    </ol>
  ),
  ({ row, language }) => [language, ...row]
)

export function Common({ view: { board }, language, say }: Tunnel) {
  const top = board.discard.at(-1)
  return (
    <div class="piles">
      {board.row && (
        <section class="pile wide" aria-label={say({ say: 'pile-row' })}>
          <h3>{say({ say: 'pile-row' })}</h3>
          <Ahead row={board.row} language={language} say={say} />
        </section>
      )}
      <section class="pile" aria-label={say({ say: 'pile-discard' })}>
        <h3>{say({ say: 'pile-discard' })}</h3>
        {top ? <Cards cards={counted(board.discard)} say={say} top={top} /> : <p class="note">{say({ say: 'pile-empty' })}</p>}
        {top && <p class="note">{say({ say: 'pile-top', with: { symbol: top } })}</p>}
        <p class="note">{say({ say: 'pile-deck', with: { cards: board.deck } })}</p>
      </section>
    </div>
  )
}
