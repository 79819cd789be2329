/** The facts that make a table's dice verifiable, shown before people sit down. */
import type { TableHead } from '../../../worker/model'
import { Part } from '../../parts/layout'
import type { Reader } from '../../words/reader'

interface CommitmentProps {
  reader: Reader
  head: TableHead
  beacon?: boolean | undefined
}

export function Commitment(props: CommitmentProps) {
  return (
    <Part id="dice" heading={props.reader.t('dice-heading')}>
      <Committed {...props} />
    </Part>
  )
}

/** The same without the heading. */
export function Committed({ reader: { t }, head, beacon }: CommitmentProps) {
  const { commitment, signer, id, seats } = head
  // A game against bots alone does not wait for a beacon round.
  const awaits = beacon && seats.filter(({ bot }) => !bot).length > 1
  return (
    <>
      <p>{t('dice-fixed')}</p>
      <p>
        <code class="hash">{commitment}</code>
      </p>
      <p class="note">
        {t(awaits ? 'dice-words-beacon' : 'dice-words')} <a href={`/tables/${id}/proof`}>{t('dice-how')}</a>
      </p>
      {signer && (
        <p class="note">
          {t('dice-signed')} <code class="hash">{signer}</code>
        </p>
      )}
    </>
  )
}
