/** How each party could still cheat with the dice and how that would be noticed, with and without a beacon. */
import { document, Part } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'

const PLACES = ['host', 'last', 'site', 'beacon', 'all'] as const

export function whoCouldPage({ beacon, ...reading }: Reading & { beacon: boolean }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('dice-who'), kind: 'narrow' },
    <>
      <div class="masthead">
        <h1>{t('dice-who')}</h1>
        <p class="lead">{t('who-about')}</p>
        <p>{t(beacon ? 'who-with' : 'who-without')}</p>
      </div>
      {PLACES.map(place => (
        <Part key={place} id={place} heading={t(`who-${place}`)}>
          {t(`who-${place}-could`)
            .split(/\n\s*\n/)
            .map(paragraph => (
              <p key={paragraph} class="reading">
                {paragraph}
              </p>
            ))}
        </Part>
      ))}
    </>
  )
}
