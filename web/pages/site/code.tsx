/** The short code that moves a seat to this device. */
import { document } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { readerOf, type Reading } from '../../words/reader'
import { Field } from '../../parts/field'

/** `wrong`: what was typed, if it opens nothing. */
export function codePage({ wrong, ...reading }: Reading & { wrong?: string }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: wrong !== undefined ? t('fault-title', { title: t('code') }) : t('code'), kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <h1>{t('code')}</h1>
        <p>{t('code-about')}</p>
      </div>
      {wrong !== undefined && <Notice wrong>{t('code-wrong')}</Notice>}
      <form class="part" method="post" action="/code" autocomplete="off">
        <Field
          reader={reader}
          filled={undefined}
          name="code"
          label={t('code-field')}
          usual={wrong}
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength={20}
          required
        />
        <p class="row fill">
          <button class="button main">{t('code-open')}</button>
        </p>
      </form>
    </>
  )
}
