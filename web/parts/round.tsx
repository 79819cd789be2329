/** The round of a beacon that goes into the dice: which one, and what became of it. */
import type { NamedRound } from '../../worker/table/beacon/named'
import type { Reader } from './reader'

/** As it was named, before it was out. */
export function Round({ reader, beacon }: { reader: Reader; beacon: NamedRound }) {
  const { t } = reader
  return (
    <dl class="agreed">
      <div>
        <dt>{t('round-number')}</dt>
        <dd>{roundAt(beacon)}</dd>
      </div>
      <div>
        <dt>{t('round-seal')}</dt>
        <dd>
          <code class="hash">{beacon.seal}</code>
        </dd>
      </div>
    </dl>
  )
}

/** To the second, for whether one knew of it before is what counts. */
export const roundAt = ({ round, due }: NamedRound): string => `${round} · ${new Date(due).toISOString().replace('T', ' ').replace(/\.\d+Z$/, ' UTC')}`

/** Whether it came in time, in a sentence. */
export function RoundSaid({ reader: { t }, beacon }: { reader: Reader; beacon: NamedRound }) {
  return <p class="note">{t(`round-${stateOf(beacon)}`, { round: String(beacon.round) })}</p>
}

/** A round that did not come is one thing, one that came with a wrong signature another. */
const stateOf = ({ signature, missed }: NamedRound): 'came' | 'absent' | 'wrong' | 'named' => missed ?? (signature === undefined ? 'named' : 'came')
