/** What makes the chance of a table checkable, told where people sit down. */
import type { TableHead } from '../model'
import { Part } from '../parts/layout'
import type { Reader } from '../parts/reader'

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

/** The same without its heading. */
export function Committed({ reader: { t }, head, beacon }: CommitmentProps) {
  const { commitment, signer, id, seats } = head
  // Who plays alone with bots does not wait for a round.
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
