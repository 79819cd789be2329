/** "Send me my links": whatever address is typed, the answer is the same, so that nobody learns who plays here. */
import { document } from '../parts/layout'
import { readerOf, type Reading } from '../parts/reader'
import { Faults, Field, type Filled } from './field'

export function linksPage({ done, filled, ...reading }: Reading & { done: boolean; filled?: Filled }): string {
  const reader = readerOf(reading)
  const { t } = reader
  const title = t(done ? 'links-done' : 'links')
  return document(
    { reader, title: filled ? t('fault-title', { title }) : title, kind: 'narrow' },
    <>
      <div class="masthead">
        <h1>{title}</h1>
        <p>{t(done ? 'links-done-about' : 'links-about')}</p>
      </div>
      {!done && <Faults reader={reader} filled={filled} />}
      {!done && (
        <form class="part" method="post" action="/links" novalidate>
          <Field reader={reader} filled={filled} name="address" label={t('links-address')} type="email" autocomplete="email" required />
          <p class="row fill">
            <button class="button main">{t('links-send')}</button>
          </p>
        </form>
      )}
    </>
  )
}
