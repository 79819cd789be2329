/** The parts of a table page, for the development page. */
import type { Prompt } from '../../../worker/rules/contract'
import { Ask } from '../../parts/table/ask'
import { Clock } from '../../parts/time/clock'
import { Part } from '../../parts/layout'
import { listing } from '../../parts/table/listing'
import { Log } from '../../parts/told/log'
import { pathsOf } from '../../parts/paths'
import { LedgerFacts, LedgerSeats, Ranking } from '../../parts/table/ranking'
import type { Reader } from '../../words/reader'
import { HeldSeats, Seating, Seats, Waits } from '../../parts/table/seats'
import { Steps } from '../../parts/told/steps'
import { company, groupedQuestion, ledger, lines, plainQuestion, sealedQuestion, seats, standing } from './parts-data'

export function AskedParts({ reader }: { reader: Reader }) {
  const { t } = reader
  const asked = (id: string, heading: string, prompts: readonly Prompt[], choice?: string) => (
    <Part id={`${id}-part`} heading={t(heading)}>
      <div class="table">
        <Ask
          id={id}
          reader={reader}
          questions={listing(prompts, reader.say, undefined, choice ? { choice } : undefined)}
          action={`#${id}`}
          token="none"
          verb={t('ask-answer')}
        >
          <Clock left={36}>{t('parts-left')}</Clock>
        </Ask>
      </div>
    </Part>
  )
  return (
    <div class="picks two">
      {asked('asked-plain', 'parts-asked', plainQuestion, 'route:2')}
      {asked('asked-grouped', 'parts-grouped', groupedQuestion)}
      {asked('asked-sealed', 'parts-sealed', sealedQuestion)}
    </div>
  )
}

export function TableParts({ reader }: { reader: Reader }) {
  const { t } = reader
  const paths = pathsOf('parts', 0)
  return (
    <>
      <Part id="seat-parts" heading={t('parts-seats')}>
        <HeldSeats reader={reader} company={company} table="parts" seats={seats.slice(0, 3)} shown={0} />
        <Waits reader={reader} company={company} seats={seats} />
        <Seating reader={reader} company={company} seats={seats} />
        <Seats reader={reader} company={company} seats={seats} line={seat => <span class="note">{t('parts-choice', { n: seat })}</span>} />
      </Part>
      <Part id="log-parts" heading={t('parts-log')}>
        <Log reader={reader} company={company} lines={lines} at={paths.at} timed />
        <Steps reader={reader} paths={paths} position={2} latest={5} />
      </Part>
      <Part id="end-parts" heading={t('parts-end')}>
        <Ranking reader={reader} company={company} standing={standing} />
        <LedgerFacts reader={reader} ledger={ledger} />
        <LedgerSeats reader={reader} company={company} ledger={ledger} />
      </Part>
    </>
  )
}
