/** "Send me my links". The answer is the same for every address, so that nobody can find out who plays here. */
import { document } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { Faults, Field, type Filled } from '../../parts/field'

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
      {!done && <LinksForm reader={reader} filled={filled} main />}
    </>
  )
}

export function LinksForm({ reader, filled, main }: { reader: Reader; filled?: Filled | undefined; main?: boolean }) {
  const { t } = reader
  return (
    <form class="part" method="post" action="/links" novalidate>
      <Field reader={reader} filled={filled} name="address" label={t('links-address')} type="email" autocomplete="email" required />
      <p class="row fill">
        <button class={main ? 'button main' : 'button'}>{t('links-send')}</button>
      </p>
    </form>
  )
}
