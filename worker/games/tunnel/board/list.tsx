/** The board in words, as a list on the page. */
import { Icon } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import type { Crew } from '../../../drawing/game'
import { nameOf, type Tunnel } from './drawing'
import { divisionsOf, rowsOf, type Row } from './rows'
import { boatOf } from '../rules/state'
import { spot } from '../rules/spots'
import type { TunnelBoard } from '../rules/view'

export function BoardList({ view: { board }, language, say, crew }: Tunnel) {
  // Names never contain a line break.
  const names = crew.map(({ pirate, name }) => pirate + name).join('\n')
  const place = (at: number) => <Place name={inWords(board, at, say)} there={board.pirates[at] ?? []} crew={crew} />
  return (
    <ol class="course-list">
      {place(0)}
      {rowsOf(board).map(row => (
        <Places key={row.before} board={board} row={row} language={language} say={say} crew={crew} names={names} />
      ))}
      {place(boatOf(board))}
    </ol>
  )
}

type PlacesProps = Omit<Tunnel, 'view'> & { board: TunnelBoard; row: Row; names: string }

/** The divisions of one row, cached because an answer changes only one or two rows. */
const Places = sameBy(
  ({ board, row, say, crew }: PlacesProps) => (
    <>
      {divisionsOf(board, row).map(({ n, symbol, there }) => (
        <Place key={n} name={String(n)} symbol={nameOf(symbol, say)} there={there} crew={crew} />
      ))}
    </>
  ),
  ({ row, language, names }) => [language, ...row.key, names]
)

interface PlaceProps {
  name: string
  symbol?: string | undefined
  there: readonly number[]
  crew: readonly Crew[]
}

const Place = ({ name, symbol, there, crew }: PlaceProps) => (
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
)

export function inWords(board: TunnelBoard, place: number, say: Tunnel['say']): string {
  return place > 0 && place < boatOf(board) ? String(place) : say({ say: 'place', with: { place: spot(place, boatOf(board)) } })
}
