/** The board in words: as a list on the page, and as lines in a plain letter. */
import { Icon } from '../../../web/board/draw'
import { sameBy } from '../../../web/board/print'
import type { Crew } from '../../rules/game'
import { nameOf, type Tunnel } from './drawing'
import { rowsOf, type Row } from './rows'
import { boatOf } from './state'
import { spot } from './turn'
import type { TunnelBoard } from './view'

export function BoardList({ view: { board }, language, say, crew }: Tunnel) {
  const company = companyOf(crew)
  const place = (at: number) => <Place name={inWords(board, at, say)} there={board.pirates[at] ?? []} company={company} />
  return (
    <ol class="course-list">
      {place(0)}
      {rowsOf(board).map(row => (
        <Places key={row.key} row={row} language={language} say={say} company={company} />
      ))}
      {place(boatOf(board))}
    </ol>
  )
}

/** The crew, and what tells it from others. */
interface Company {
  crew: readonly Crew[]
  key: string
}
/** Nobody's name holds a new line. */
const companyOf = (crew: readonly Crew[]): Company => ({ crew, key: crew.map(({ pirate, name }) => pirate + name).join('\n') })

type PlacesProps = Pick<Tunnel, 'language' | 'say'> & { row: Row; company: Company }

/** The divisions of one row: an answer changes one or two rows of a board. */
const Places = sameBy(
  ({ row: { before, symbols, pirates }, say, company }: PlacesProps) => (
    <>
      {symbols.map((symbol, i) => (
        <Place key={symbol} name={String(before + i + 1)} symbol={nameOf(symbol, say)} there={pirates[i] ?? []} company={company} />
      ))}
    </>
  ),
  ({ row, language, company }) => `${language} ${row.key} ${company.key}`
)

interface PlaceProps {
  name: string
  symbol?: string | undefined
  there: readonly number[]
  company: Company
}

const Place = sameBy(
  ({ name, symbol, there, company: { crew } }: PlaceProps) => (
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
  ({ name, symbol, there, company }) => `${name} ${symbol} ${there} ${there.some(count => count > 0) ? company.key : ''}`
)

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
