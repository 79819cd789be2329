/** Confirms something irreversible that leaves no page to return to. */
import { document } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'

export interface DoneProps extends Reading {
  /** Declined an invitation, left a table, or left all of them. */
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
