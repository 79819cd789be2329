/** What is stored and who sees it; and above it whatever the people who run the site have to say. */
import { document } from '../parts/layout'
import { readerOf, type Reading } from '../parts/reader'
import { Words } from '../parts/talk'

/** `operator`: text of the settings, paragraphs parted by empty lines. */
export function privacyPage({ operator, ...reading }: Reading & { operator?: string }): string {
  const reader = readerOf(reading)
  const { t } = reader
  const facts = ['stored', 'address', 'cookies', 'network', 'public', 'leave']
  return document(
    { reader, title: t('privacy'), kind: 'narrow' },
    <>
      <h1>{t('privacy')}</h1>
      {operator && (
        <section class="calm" aria-labelledby="operator">
          <h2 id="operator">{t('privacy-operator')}</h2>
          {operator.split(/\n{2,}/).map(paragraph => (
            <Words key={paragraph} text={paragraph} />
          ))}
        </section>
      )}
      <div class="part reading">
        {facts.map(fact => (
          <p key={fact}>{t(`privacy-${fact}`)}</p>
        ))}
      </div>
    </>
  )
}
