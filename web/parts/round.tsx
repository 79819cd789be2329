/** The beacon round that goes into the dice, and what became of it. */
import type { NamedRound } from '../../worker/model/round'
import type { Reader } from '../words/reader'

/** The round as announced, before it was published. */
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

/** To the second, because what matters is whether the round was named before it was published. */
export const roundAt = ({ round, due }: NamedRound): string =>
  `${round} · ${new Date(due)
    .toISOString()
    .replace('T', ' ')
    .replace(/\.\d+Z$/, ' UTC')}`

/** A sentence saying whether it came in time. */
export function RoundSaid({ reader: { t }, beacon }: { reader: Reader; beacon: NamedRound }) {
  return <p class="note">{t(`round-${stateOf(beacon)}`, { round: String(beacon.round) })}</p>
}

/** A round that never came is told apart from one with a wrong signature. */
const stateOf = ({ signature, missed }: NamedRound): 'came' | 'absent' | 'wrong' | 'named' =>
  missed ?? (signature === undefined ? 'named' : 'came')
