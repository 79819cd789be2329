/** What makes the chance of a table checkable, told where people sit down. */
import { Part } from '../parts/layout'
import type { Reader } from '../parts/reader'

export function Commitment({ reader: { t }, commitment, proof }: { reader: Reader; commitment: string; proof: string }) {
  return (
    <Part id="dice" heading={t('dice-heading')}>
      <p>{t('dice-fixed')}</p>
      <p>
        <code class="hash">{commitment}</code>
      </p>
      <p class="note">
        {t('dice-words')} <a href={proof}>{t('dice-how')}</a>
      </p>
    </Part>
  )
}
