/** The parts around a game in progress, in their states, for the development page: clocks, votes, talk, notes, deeds, personas. */
import type { ClockReading, Vote } from '../../../worker/model'
import { ClockLine } from '../../parts/time/clock-line'
import { Deeds } from '../../parts/table/deeds'
import { Part } from '../../parts/layout'
import { Notes } from '../../parts/table/notes'
import { pathsOf } from '../../parts/paths'
import { EndPick, Steps } from '../seat/plan'
import { PersonaChoice } from '../../parts/personas'
import type { Reader } from '../../words/reader'
import { Talk } from '../../parts/table/talk'
import { Terms } from '../../parts/terms'
import { Votes } from '../../parts/table/votes'
import { company, head, may, notes, planned, seats, talk, votes } from './parts-data'

const HOUR = 60 * 60 * 1000
const READINGS: readonly ClockReading[] = [
  { until: 50 * HOUR, share: 82, late: false },
  { until: 60 * HOUR, share: 70, late: false, sleeps: 9 * HOUR },
  { until: -HOUR, share: 0, late: true },
]
const doer = { action: '#deeds', token: 'none' }
const paths = pathsOf('parts', 0)

export function LifeParts({ reader }: { reader: Reader }) {
  const { t } = reader
  const vote = (some: readonly Vote[], speaks: boolean) => (
    <Votes reader={reader} company={company} votes={some} own={0} doer={speaks ? doer : undefined} holder={{}} />
  )
  return (
    <>
      <Part id="readings" heading={t('parts-readings')}>
        <div class="clocks">
          {READINGS.map(clock => (
            <ClockLine key={clock.until} reader={reader} clock={clock} />
          ))}
        </div>
        <Terms reader={reader} head={head} />
      </Part>
      <Part id="plan" heading={t('plan-title')}>
        <Steps reader={reader} steps={planned} then="ask" />
        <EndPick reader={reader} name="then" legend={t('plan-after')} usual="stop" />
      </Part>
      <Part id="votes" heading={t('parts-votes')}>
        <div class="picks two">
          {vote(votes.slice(0, 1), true)}
          {vote(votes.slice(1, 2), true)}
          {vote(votes.slice(2), false)}
        </div>
      </Part>
      <Part id="talk" heading={t('talk')}>
        <div class="picks two">
          <div>
            <Talk reader={reader} company={company} talk={talk} doer={doer} own={0} seats={seats} muted={[1]} open alone={false} />
          </div>
          <div>
            <Notes reader={reader} notes={notes} paths={paths} doer={doer} />
            <Deeds reader={reader} may={may} paths={paths} doer={doer} ordered alone={false} />
            <PersonaChoice reader={reader} company={company} free={['a', 'e', 'k', 'm', 'o', 't']} picked="m" />
          </div>
        </div>
      </Part>
    </>
  )
}
