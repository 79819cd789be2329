/** What makes the chance of a table checkable, told where people sit down. */
import type { TableHead } from '../model'
import { Part } from '../parts/layout'
import type { Reader } from '../parts/reader'

export function Commitment({ reader: { t }, head }: { reader: Reader; head: TableHead }) {
  const { commitment, signer, id } = head
  return (
    <Part id="dice" heading={t('dice-heading')}>
      <p>{t('dice-fixed')}</p>
      <p>
        <code class="hash">{commitment}</code>
      </p>
      <p class="note">
        {t('dice-words')} <a href={`/tables/${id}/proof`}>{t('dice-how')}</a>
      </p>
      {signer && (
        <p class="note">
          {t('dice-signed')} <code class="hash">{signer}</code>
        </p>
      )}
    </Part>
  )
}
