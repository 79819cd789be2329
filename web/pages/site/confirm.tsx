/** "Yes, send letters here", opened from the first letter to a new address. Opening the page does nothing; its button confirms. */
import { document } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'

export function confirmPage(reading: Reading): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('confirm-title'), kind: 'narrow', secret: true },
    <section class="calm" aria-labelledby="confirm">
      <h1 id="confirm">{t('confirm-title')}</h1>
      <p>{t('confirm-about')}</p>
      <form method="post">
        <p class="row">
          <button class="button main">{t('mail-confirm')}</button>
        </p>
      </form>
    </section>
  )
}
