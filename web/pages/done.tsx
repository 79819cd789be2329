/** Something is done for good, and there is no page to go back to: what was done. */
import { document } from '../parts/layout'
import { readerOf, type Reading } from '../parts/reader'

export interface DoneProps extends Reading {
  /** An invitation was declined, a table was left, or all of them. */
  what: 'declined' | 'left' | 'forgotten'
}

export function donePage({ what, ...reading }: DoneProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('done', { what }), kind: 'narrow', secret: true },
    <section class="calm" aria-labelledby="done">
      <h1 id="done">{t('done', { what })}</h1>
      <p>{t('done-about', { what })}</p>
      <p class="row">
        <a class="button" href="/">
          {t('error-home')}
        </a>
      </p>
    </section>
  )
}
