/** Everyone at a table, for somebody who might join it. */
import type { Seat } from '../../../worker/rules/contract'
import type { TableHead } from '../../../worker/model'
import { Figure } from '../../parts/figure'
import type { Company, Reader } from '../../words/reader'

interface CrewProps {
  reader: Reader
  company: Company
  head: TableHead
  own?: Seat
  /** The seat whose owner is gone, so that the bot plays it. */
  left?: Seat
}

export function Crew({ reader: { t }, company, head, own, left }: CrewProps) {
  return (
    <ul class="seats small">
      {head.seats.map(({ seat, name, taken, bot, hot }) => (
        <li key={seat} class="seat">
          <Figure company={company} seat={seat} />
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {hot && <span class="note">{t('seat-hot')}</span>}{' '}
          <span class="state">
            {t(seat === own ? 'claim-yours' : bot || seat === left ? 'seat-bot' : taken ? 'seats-taken' : 'seats-expected')}
          </span>
        </li>
      ))}
    </ul>
  )
}
