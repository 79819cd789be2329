/** Replaces every page while a required setting is missing: names it and says what to do. */
import { document } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'

export function unreadyPage({ missing, ...reading }: Reading & { missing: readonly string[] }): string {
  const reader = readerOf(reading)
  const title = reader.t('unready')
  return document(
    { reader, title, kind: 'narrow', secret: true },
    <>
      <h1>{title}</h1>
      <p>{reader.t('unready-what')}</p>
      <ul>
        {missing.map(setting => (
          <li key={setting} lang="en">
            {setting}
          </li>
        ))}
      </ul>
    </>
  )
}
