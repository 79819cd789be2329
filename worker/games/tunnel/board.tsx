/** The board of Tunnel as a picture and in words, and what lies round it: hands, row, discard pile. */
import { Icon, Rings, type Point } from '../../../web/board/draw'
import { sameBy } from '../../../web/board/print'
import type { Seat, SeatView } from '../../rules/contract'
import type { Aim, Crew, Drawing } from '../../rules/game'
import { groundOf } from './ground'
import { layoutOf, PER_ROW, WIDTH, type Layout } from './layout'
import { Pieces } from './pieces'
import { rowsOf, type Row } from './rows'
import { SYMBOLS, type Symbol } from './sections'
import { counted, type Cards } from './state'
import { spot } from './turn'
import type { TunnelBoard } from './view'

type Tunnel = Drawing<TunnelBoard>

const boatOf = (board: TunnelBoard): number => board.symbols.length + 1

export function Board({ view: { board }, say, crew, aims }: Tunnel & { aims: readonly Aim[] }) {
  const divisions = board.symbols.length
  const layout = layoutOf(divisions)
  const { below, frame } = groundOf(divisions)
  return (
    <div class={`board rows-${layout.rows}`}>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${layout.height}`} role="group" aria-label={say({ say: 'board', with: { divisions } })}>
        <g aria-hidden="true">
          <g dangerouslySetInnerHTML={{ __html: below }} />
          <Pieces board={board} crew={crew} layout={layout} />
          <g dangerouslySetInnerHTML={{ __html: frame }} />
        </g>
        <Rings aims={aims} shape="tall" where={id => whereIs(id, layout)} />
      </svg>
    </div>
  )
}

function whereIs(id: string, { entrance, boat, divisions }: Layout): Point {
  if (id === 'entrance') return entrance
  return id === 'boat' ? boat : (divisions[Number(id.slice(1)) - 1] ?? entrance)
}

export function spots({ board }: SeatView<TunnelBoard>): readonly string[] {
  return board.pirates.map((_, place) => spot(place, boatOf(board)))
}

export function BoardList({ view: { board }, say, crew }: Tunnel) {
  const names = new Map(SYMBOLS.map(symbol => [symbol, nameOf(symbol, say)]))
  const place = (at: number) => <Place name={inWords(board, at, say)} there={board.pirates[at] ?? []} crew={crew} />
  return (
    <ol class="course-list">
      {place(0)}
      {rowsOf(board).map(row => (
        <Places key={row.key} row={row} names={names} crew={crew} />
      ))}
      {place(boatOf(board))}
    </ol>
  )
}

interface PlacesProps {
  row: Row
  names: ReadonlyMap<Symbol, string>
  crew: readonly Crew[]
}

/** The divisions of one row: an answer changes one or two rows of a board. */
const Places = sameBy(
  ({ row: { before, symbols, pirates }, names, crew }: PlacesProps) => (
    <>
      {symbols.map((symbol, i) => (
        <Place key={symbol} name={String(before + i + 1)} symbol={names.get(symbol)} there={pirates[i] ?? []} crew={crew} />
      ))}
    </>
  ),
  ({ row, names, crew }) => `${names.get('flag')} ${row.key} ${crewKey(crew)}`
)

interface PlaceProps {
  name: string
  symbol?: string | undefined
  there: readonly number[]
  crew: readonly Crew[]
}

const Place = sameBy(
  ({ name, symbol, there, crew }: PlaceProps) => (
    <li>
      <b>{name}</b> {symbol && <span>{symbol}</span>}
      {there.map((count, seat) => {
        const who = crew[seat]
        return count && who ? (
          <span key={seat} class="who">
            <Icon id={`pirate-${who.pirate}`} box={30} name={who.name} />
            {count > 1 && `×${count}`}
          </span>
        ) : null
      })}
    </li>
  ),
  ({ name, symbol, there, crew }) => `${name} ${symbol} ${there} ${there.some(count => count > 0) ? crewKey(crew) : ''}`
)

/** Nobody's name holds a new line. */
const crewKey = (crew: readonly Crew[]): string => crew.map(({ pirate, name }) => pirate + name).join('\n')

const nameOf = (symbol: Symbol, say: Tunnel['say']): string => say({ say: 'symbol', with: { symbol } })

function inWords(board: TunnelBoard, place: number, say: Tunnel['say']): string {
  return place > 0 && place < boatOf(board) ? String(place) : say({ say: 'place', with: { place: spot(place, boatOf(board)) } })
}

// ── round the board ──

interface CardsProps {
  cards: Cards
  say: Tunnel['say']
  top?: Symbol | undefined
}

/** One name tells the language of all. */
const Cards = sameBy(
  ({ cards, say, top }: CardsProps) => (
    <ul class="tiles">
      {SYMBOLS.filter(symbol => cards[symbol] > 0).map(symbol => (
        <Tile key={symbol} symbol={symbol} name={nameOf(symbol, say)} count={cards[symbol]} next={symbol === top} />
      ))}
    </ul>
  ),
  ({ cards, say, top }) => `${nameOf('flag', say)} ${top} ${SYMBOLS.map(symbol => cards[symbol])}`
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
  ({ symbol, name, count, next }) => `${symbol} ${name} ${count} ${next}`
)

/** How many of a seat's pirates are at the entrance, in the tunnel and in the boat. */
function tally(board: TunnelBoard, seat: Seat): { entrance: number; tunnel: number; boat: number } {
  const entrance = board.pirates[0]?.[seat] ?? 0
  const boat = board.pirates.at(-1)?.[seat] ?? 0
  return { entrance, boat, tunnel: board.crewSize - entrance - boat }
}

export function Hand({ view: { board }, say, seat }: Tunnel & { seat: Seat }) {
  const hand = board.hands[seat]
  return (
    <>
      <p>{say({ say: 'hand', with: { ...tally(board, seat), cards: hand?.count ?? 0 } })}</p>
      {hand?.cards && <Cards cards={hand.cards} say={say} />}
    </>
  )
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

export function Common({ view: { board }, say }: Tunnel) {
  const top = board.discard.at(-1)
  return (
    <div class="piles">
      {board.row && (
        <section class="pile wide" aria-label={say({ say: 'pile-row' })}>
          <h3>{say({ say: 'pile-row' })}</h3>
          <ol class="tiles">
            <li class="arrow">
              <Icon id="back" size={26} name={say({ say: 'pile-arrow' })} />
            </li>
            {board.row.map((symbol, i) => (
              <Tile key={i} symbol={symbol} name={nameOf(symbol, say)} next={i === 0} />
            ))}
          </ol>
        </section>
      )}
      <section class="pile" aria-label={say({ say: 'pile-discard' })}>
        <h3>{say({ say: 'pile-discard' })}</h3>
        {top ? <Cards cards={counted(board.discard)} say={say} top={top} /> : <p class="note">{say({ say: 'pile-empty' })}</p>}
        {top && <p class="note">{say({ say: 'pile-top', with: { symbol: top } })}</p>}
      </section>
      <p class="note">{say({ say: 'pile-deck', with: { cards: board.deck } })}</p>
    </div>
  )
}

// ── for plain letters ──

export function sketch({ view: { board }, say, crew }: Tunnel): string {
  const letters = (place: number): string =>
    (board.pirates[place] ?? []).map((count, seat) => (crew[seat]?.pirate ?? '').toUpperCase().repeat(count)).join('')
  const cell = (place: number): string => {
    const symbol = board.symbols[place - 1]
    const name = symbol ? `${place} ${nameOf(symbol, say)}` : inWords(board, place, say)
    return letters(place) ? `${name} [${letters(place)}]` : name
  }
  const rows = Array.from({ length: Math.ceil(board.symbols.length / PER_ROW) }, (_, row) =>
    board.symbols.slice(row * PER_ROW, (row + 1) * PER_ROW).map((_symbol, i) => cell(row * PER_ROW + i + 1)).join(' · ')
  )
  return [cell(0), ...rows, cell(boatOf(board)), ...crew.map(({ pirate, name }) => `${pirate.toUpperCase()} = ${name}`)].join('\n')
}
