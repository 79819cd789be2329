/** Tables of a person or a browser, each with its own ship or pirate: whose move it is, what is asked, how much time is left. */
import type { Game } from '../../worker/rules/game'
import { Rich } from '../board/rich'
import { Icon } from '../board/draw'
import type { BerthRow } from '../model'
import { titleOf } from '../pages/cards'
import { readerOf, type Reader } from './reader'
import { lasting } from './time'

interface BerthsProps {
  reader: Reader
  games: readonly Game[]
  rows: readonly BerthRow[]
}

export function Berths({ reader, games, rows }: BerthsProps) {
  return (
    <ul class="tables">
      {rows.map(row => (
        <Berth key={`${row.table}.${row.seat}`} reader={reader} game={games.find(({ id }) => id === row.game)} row={row} />
      ))}
    </ul>
  )
}

function Berth({ reader, game, row }: { reader: Reader; game: Game | undefined; row: BerthRow }) {
  const { t } = reader
  const { name, pirate, asked, link } = row
  return (
    <li class={asked ? 'berth yours' : 'berth'}>
      <a href={link}>
        <Icon id={`${game?.figure ?? 'pirate'}-${pirate}`} size={40} box={38} />
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {asked && <b>{t('home-asked')}</b>}{' '}
          {game && <small>{stateOf(reader, game, row) ?? titleOf(game, reader.language)}</small>}
        </span>{' '}
        {asked?.until !== undefined && <span class="left">{leftOf(reader, asked.until)}</span>}
      </a>
    </li>
  )
}

/** What is asked of this seat; else of the others, or who is still missing. Undefined: the table has not told. */
function stateOf(reader: Reader, game: Game, { seat, crew, waits = [], free = 0, stage }: BerthRow) {
  if (!crew) return undefined
  if (stage === 'seating') return reader.t('seating-heading', { free })
  const { say } = readerOf(reader, { game, crew, viewer: seat })
  const own = waits.filter(wait => wait.seat === seat)
  const texts = (own.length > 0 ? own : waits).map(({ text }) => say(text))
  return texts.length > 0 ? <Rich text={texts.join(' · ')} /> : undefined
}

const leftOf = (reader: Reader, until: number): string => {
  const left = until - reader.now
  return left > 0 ? reader.t('berth-left', { left: lasting(left, reader) }) : reader.t('berth-late')
}

/** Not every table of this browser has answered yet. */
export function Late({ reader: { t }, here }: { reader: Reader; here: string }) {
  return (
    <p class="note">
      {t('berths-late')} <a href={here}>{t('berths-again')}</a>
    </p>
  )
}
