/** Letters caught on a local site, newest first. */
import { document } from '../../parts/layout'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { When } from '../../parts/time/time'
import type { Time } from '../../../worker/model'

export interface CaughtEnvelope {
  number: number
  at: Time
  kind: string
  to: string
  subject: string
}
export interface CaughtLetter extends CaughtEnvelope {
  text: string
  headers: Readonly<Record<string, string>>
  /** Present if the letter can be answered. */
  replyTo?: string
}

export function mailboxPage({ letters, ...reading }: Reading & { letters: readonly CaughtEnvelope[] }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: t('mailbox-title'), kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <h1>{t('mailbox-title')}</h1>
        <p class="note">{t('mailbox-about')}</p>
      </div>
      {letters.length === 0 ? <p>{t('mailbox-empty')}</p> : <Letters reader={reader} letters={letters} />}
    </>
  )
}

function Letters({ reader, letters }: { reader: Reader; letters: readonly CaughtEnvelope[] }) {
  return (
    <ol class="letters">
      {letters.map(({ number, at, kind, to, subject }) => (
        <li key={number}>
          <a href={`/mailbox/${number}`}>
            <b>
              <bdi>{subject}</bdi>
            </b>{' '}
            <span class="note">
              {reader.t('mailbox-kind', { kind })} · <bdi>{to}</bdi> · <When at={at} reader={reader} />
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
