/** "Never write to me again": the page behind the link in every letter. Opening it does nothing, the button does it. */
import { document } from '../parts/layout'
import { readerOf, type Reading } from '../parts/reader'

export function stopPage({ done, ...reading }: Reading & { done: boolean }): string {
  const reader = readerOf(reading)
  const { t } = reader
  const title = t(done ? 'stop-done' : 'stop-title')
  return document(
    { reader, title, kind: 'narrow', secret: true },
    <section class="calm" aria-labelledby="stop">
      <h1 id="stop">{title}</h1>
      <p>{t(done ? 'stop-done-about' : 'stop-about')}</p>
      {!done && (
        <form method="post">
          <p class="row">
            <button class="button main">{t('stop-button')}</button>
            <a class="button" href="/">
              {t('stop-not')}
            </a>
          </p>
        </form>
      )}
    </section>
  )
}
