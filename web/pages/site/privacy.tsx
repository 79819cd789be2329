/** What is stored and who sees it, preceded by the operator's own text. */
import { document } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'
import { Words } from '../../parts/table/talk'

/** `operator`: from the settings; blank lines separate paragraphs. */
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
