/** "Yes, send letters here": where the first letter to a new address leads. Opening it does nothing, the button does it. */
import { document } from '../parts/layout'
import { readerOf, type Reading } from '../parts/reader'

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
