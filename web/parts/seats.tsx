/** Who sits at the table, and for whom it waits. */
import type { ComponentChildren } from 'preact'
import type { Seat } from '../../worker/rules/contract'
import type { SeatCard } from '../model'
import { Figure } from './figure'
import { seatPath } from './paths'
import type { Company, Reader } from './reader'
import { Rich } from '../board/rich'
import { When } from './time'

interface Around {
  reader: Reader
  company: Company
}

/** The other seats, each with its line of the game. */
export function Seats(props: Around & { seats: readonly SeatCard[]; line: (seat: Seat) => ComponentChildren }) {
  const { reader, company, seats, line } = props
  return (
    <ul class="seats small">
      {seats.map(({ seat, name, waits }) => (
        <li key={seat} class="seat">
          <Figure company={company} seat={seat} />
          <div>
            <b>
              <bdi>{name}</bdi>
            </b>
            <br />
            {line(seat)}
          </div>
          {waits && <span class="state">{reader.t('seats-awaited')}</span>}
        </li>
      ))}
    </ul>
  )
}

/** For whom the table waits: for what, and since when. */
export function Waits({ reader, company, seats }: Around & { seats: readonly SeatCard[] }) {
  return (
    <ul class="waits">
      {seats.map(({ seat, waits }) =>
        waits ? (
          <li key={seat}>
            <Figure company={company} seat={seat} size={30} />
            <p>
              <Rich text={reader.say(waits.text)} />{' '}
              <span class="note">
                {reader.t('time-since')} <When at={waits.since} reader={reader} />
              </span>
            </p>
          </li>
        ) : null
      )}
    </ul>
  )
}

/** Before the start: who is here, and who is still expected. */
export function Seating({ reader, company, seats }: Around & { seats: readonly SeatCard[] }) {
  return (
    <ul class="seats small">
      {seats.map(({ seat, name, taken }) => (
        <li key={seat} class="seat">
          <Figure company={company} seat={seat} />
          <b>
            <bdi>{name}</bdi>
          </b>
          <span class="state">{reader.t(taken ? 'seats-taken' : 'seats-expected')}</span>
        </li>
      ))}
    </ul>
  )
}

/** Several seats held in one browser: one touch apart, those that are asked marked. */
export function HeldSeats(props: Around & { table: string; seats: readonly SeatCard[]; shown: Seat | undefined }) {
  const { reader, company, table, seats, shown } = props
  return (
    <nav class="held" aria-label={reader.t('seats-held')}>
      {seats.map(({ seat, name, waits }) => (
        <a key={seat} href={seatPath(table, seat)} aria-current={seat === shown ? 'page' : undefined}>
          <Figure company={company} seat={seat} size={26} />
          <bdi>{name}</bdi>
          {waits && (
            <b class="count-tag">
              <span aria-hidden="true">!</span>
              <span class="ear">{reader.t('seats-asked')}</span>
            </b>
          )}
        </a>
      ))}
    </nav>
  )
}
