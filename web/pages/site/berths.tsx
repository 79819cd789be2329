/** The tables of a person or browser, each with its ship or pirate: whose move it is, the question, and the time left. */
import type { Game } from '../../../worker/drawing/game'
import { Rich } from '../../words/rich'
import { Icon } from '../../board/draw'
import type { BerthRow } from '../../../worker/model'
import { titleOf } from '../../words/titles'
import { readerOf, type Reader } from '../../words/reader'
import { lasting } from '../../parts/time/time'

interface BerthsProps {
  reader: Reader
  games: readonly Game[]
  rows: readonly BerthRow[]
}

export function Berths({ reader, games, rows }: BerthsProps) {
  return (
    <ul class="tables">
      {rows.map(row => (
        <Berth
          key={`${row.table}.${row.seat}`}
          reader={reader}
          game={games.find(({ id }) => id === row.game)}
          row={row}
          twin={rows.some(({ table, seat }) => table === row.table && seat !== row.seat)}
        />
      ))}
    </ul>
  )
}

interface BerthProps {
  reader: Reader
  game: Game | undefined
  row: BerthRow
  /** Another seat of the same table is listed, too. */
  twin: boolean
}

function Berth({ reader, game, row, twin }: BerthProps) {
  const { t } = reader
  const { name, pirate, asked, link, crew, seat } = row
  const own = twin ? crew?.[seat]?.name : undefined
  return (
    <li class={asked ? 'berth yours' : 'berth'}>
      <a href={link}>
        <Icon id={`${game?.figure ?? 'pirate'}-${pirate}`} size={40} box={38} />
        <span>
          <strong>
            <bdi>{name}</bdi>
          </strong>{' '}
          {own && <small>{t('berth-as', { name: own })} </small>}
          {asked && <b>{t('home-asked')}</b>}{' '}
          {game && (
            <small>
              {titleOf(game, reader.language)}
              <State reader={reader} game={game} row={row} />
            </small>
          )}
        </span>{' '}
        {asked?.until !== undefined && <span class="left">{leftOf(reader, asked.until)}</span>}
      </a>
    </li>
  )
}

/** What this seat is asked, or else what the others are asked or how many are missing. Nothing if the table has not reported yet. */
function State({ reader, game, row }: { reader: Reader; game: Game; row: BerthRow }) {
  const { seat, crew, waits = [], free = 0, stage } = row
  if (!crew) return null
  if (stage === 'seating') return <>&nbsp;· {reader.t('seating-heading', { free })}</>
  const { say } = readerOf(reader, { game, crew, viewer: seat })
  const own = waits.filter(wait => wait.seat === seat)
  const texts = (own.length > 0 ? own : waits).map(({ text }) => say(text))
  return texts.length > 0 ? <Rich text={['', ...texts].join('\u00a0· ')} /> : null
}

/** Less would be told as no minutes. */
const HALF_A_MINUTE = 30_000

const leftOf = (reader: Reader, until: number): string => {
  const left = until - reader.now
  return left >= HALF_A_MINUTE ? reader.t('berth-left', { left: lasting(left, reader) }) : reader.t('berth-late')
}

/** Some of this browser's tables have not answered yet. */
export function StillLoading({ reader: { t }, here }: { reader: Reader; here: string }) {
  return (
    <p class="note">
      {t('berths-late')} <a href={here}>{t('berths-again')}</a>
    </p>
  )
}
