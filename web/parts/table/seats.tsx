/** Who is at the table, and whom it is waiting for. */
import { Fragment, type ComponentChildren } from 'preact'
import type { Seat } from '../../../worker/rules/contract'
import type { SeatCard } from '../../../worker/model'
import { ClockLine } from '../time/clock-line'
import { Figure } from '../figure'
import { seatPath } from '../paths'
import type { Company, Reader } from '../../words/reader'
import { Icon } from '../../board/draw'
import { Rich } from '../../words/rich'
import { inWords, When } from '../time/time'

interface Props {
  reader: Reader
  company: Company
}

/** The other seats, each with its line from the game. */
export function Seats(props: Props & { seats: readonly SeatCard[]; line: (seat: Seat) => ComponentChildren }) {
  const { reader, company, seats, line } = props
  return (
    <ul class="seats small">
      {seats.map(card => (
        <li key={card.seat} class="seat">
          <Figure company={company} seat={card.seat} />
          <div>
            <b>
              <bdi>{card.name}</bdi>
            </b>{' '}
            <span class="note">
              {reader.t(`persona-${card.pirate}`)}
              {marksOf(card, reader).map(mark => `\u00A0· ${mark}`)}
            </span>
            <br />
            {line(card.seat)}
          </div>
          {card.waits && <Awaited reader={reader} asleep={card.waits.clock?.sleeps !== undefined} />}
        </li>
      ))}
    </ul>
  )
}

const Awaited = ({ reader, asleep }: { reader: Reader; asleep: boolean }) => (
  <span class="state">
    <Icon id={asleep ? 'moon' : 'glass'} size={18} box={asleep ? 62 : 26} /> {reader.t(asleep ? 'seats-asleep' : 'seats-awaited')}
  </span>
)

/** Who plays the seat, and who is away. */
function marksOf({ bot, away, lent, hot, unreached }: SeatCard, reader: Reader): string[] {
  const { t } = reader
  const marks = bot ? [t('seat-bot')] : hot ? [t('seat-hot')] : []
  if (away) marks.push(away.until === undefined ? t('seat-away') : t('seat-away-until', { until: inWords(away.until, reader) }))
  if (lent !== undefined) marks.push(t('seat-lent', { until: inWords(lent, reader) }))
  if (unreached) marks.push(t('seat-unreached'))
  return marks
}

/** Whom the table is waiting for, for what, since when, and the state of the clock: once below them if it is the same for all, and not
    at all while the game is paused. */
export function Waits({ reader, company, seats, paused = false }: Props & { seats: readonly SeatCard[]; paused?: boolean }) {
  const waits = seats.flatMap(({ waits }) => waits ?? [])
  const since = sameOf(waits.map(({ since }) => since))
  const clock = sameOf(
    waits.map(({ clock }) => clock),
    clock => JSON.stringify(clock)
  )
  return (
    <>
      <ul class="waits">
        {seats.map(({ seat, waits }) =>
          waits ? (
            <li key={seat}>
              <Figure company={company} seat={seat} size={30} />
              <div>
                <p>
                  <Rich text={reader.say(waits.text)} /> {since === undefined && <Since reader={reader} at={waits.since} />}
                </p>
                {waits.clock && !clock && !paused && <ClockLine reader={reader} clock={waits.clock} />}
              </div>
            </li>
          ) : null
        )}
      </ul>
      {since !== undefined && (
        <p>
          <Since reader={reader} at={since} />
        </p>
      )}
      {clock && !paused && <ClockLine reader={reader} clock={clock} />}
    </>
  )
}

/** What two or more have in common. */
function sameOf<One>(all: readonly One[], key: (one: One) => unknown = one => one): One | undefined {
  return all.length > 1 && new Set(all.map(key)).size === 1 ? all[0] : undefined
}

const Since = ({ reader, at }: { reader: Reader; at: number }) => (
  <span class="note">
    {reader.t('time-since')} <When at={at} reader={reader} />
  </span>
)

/** Before the start: who is here and who is missing. */
export function Seating({ reader, company, seats }: Props & { seats: readonly SeatCard[] }) {
  return (
    <ul class="seats small">
      {seats.map(({ seat, name, taken, bot, hot }) => (
        <li key={seat} class="seat">
          <Figure company={company} seat={seat} />
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {hot && <span class="note">{reader.t('seat-hot')}</span>}{' '}
          <span class="state">{reader.t(bot ? 'seat-bot' : taken ? 'seats-taken' : 'seats-expected')}</span>
        </li>
      ))}
    </ul>
  )
}

/** Switches between several seats held by one browser, marking those that are asked. */
export function HeldSeats(props: Props & { table: string; seats: readonly SeatCard[]; shown: Seat | undefined }) {
  const { reader, company, table, seats, shown } = props
  return (
    <nav class="held" aria-label={reader.t('seats-held')}>
      {seats.map(({ seat, name, waits }) => (
        <Fragment key={seat}>
          <a href={seatPath(table, seat)} aria-current={seat === shown ? 'page' : undefined}>
            <Figure company={company} seat={seat} size={26} />
            <bdi>{name}</bdi>{' '}
            {waits && (
              <b class="count-tag">
                <span aria-hidden="true">!</span>
                <span class="ear"> {reader.t('seats-asked')}</span>
              </b>
            )}
          </a>{' '}
        </Fragment>
      ))}
    </nav>
  )
}

/** Whether a seat plays with bots only: nobody else reads what it writes or need agree to what it wants. */
export const isAlone = (seats: readonly SeatCard[], own: Seat | undefined): boolean =>
  own !== undefined && seats.every(({ seat, bot }) => seat === own || bot === true)
