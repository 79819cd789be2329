/** The board in words: as a list on the page, and as lines in a plain letter. */
import { Icon } from '../../../web/board/draw'
import { sameBy } from '../../../web/board/print'
import type { Crew } from '../../rules/game'
import { nameOf, type Tunnel } from './drawing'
import { rowsOf, type Row } from './rows'
import { SYMBOLS, type Symbol } from './sections'
import { boatOf } from './state'
import { spot } from './turn'
import type { TunnelBoard } from './view'

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

function inWords(board: TunnelBoard, place: number, say: Tunnel['say']): string {
  return place > 0 && place < boatOf(board) ? String(place) : say({ say: 'place', with: { place: spot(place, boatOf(board)) } })
}

export function sketch({ view: { board }, say, crew }: Tunnel): string {
  const letters = (place: number): string =>
    (board.pirates[place] ?? []).map((count, seat) => (crew[seat]?.pirate ?? '').toUpperCase().repeat(count)).join('')
  const cell = (place: number): string => {
    const symbol = board.symbols[place - 1]
    const name = symbol ? `${place} ${nameOf(symbol, say)}` : inWords(board, place, say)
    return letters(place) ? `${name} [${letters(place)}]` : name
  }
  const rows = rowsOf(board).map(({ before, symbols }) => symbols.map((_, i) => cell(before + i + 1)).join(' · '))
  return [cell(0), ...rows, cell(boatOf(board)), ...crew.map(({ pirate, name }) => `${pirate.toUpperCase()} = ${name}`)].join('\n')
}
