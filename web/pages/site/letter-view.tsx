/** One caught letter: its headers, its HTML as a mail program shows it, and its plain text. */
import type { ComponentChildren } from 'preact'
import { document, Part } from '../../parts/layout'
import { readerOf, type Reading } from '../../words/reader'
import { When } from '../../parts/time/time'
import type { CaughtLetter } from './mailbox'

const LINK = /(https?:\/\/[^\s<>]+)/

export function letterPage({ letter, ...reading }: Reading & { letter: CaughtLetter }): string {
  const reader = readerOf(reading)
  const { t } = reader
  const { number, at, to, subject, text, headers } = letter
  return document(
    { reader, title: subject, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <p>
          <a href="/mailbox">{t('mailbox-back')}</a>
        </p>
        <h1>
          <bdi>{subject}</bdi>
        </h1>
      </div>
      <dl class="agreed">
        <Header name={t('mailbox-to')}>{to}</Header>
        <Header name={t('mailbox-at')}>
          <When at={at} reader={reader} />
        </Header>
        {Object.entries(headers).map(([name, value]) => (
          <Header key={name} name={name}>
            {value}
          </Header>
        ))}
      </dl>
      <Part id="shown" heading={t('mailbox-shown')}>
        <iframe class="letter" src={`/mailbox/${number}/html`} title={subject} sandbox="allow-popups allow-popups-to-escape-sandbox" />
      </Part>
      {letter.replyTo && (
        <Part id="reply" heading={t('mailbox-reply')}>
          <form class="field" method="post" action={`/mailbox/${number}/replies`}>
            <label for="reply-text">{t('mailbox-reply-label')}</label>
            <textarea id="reply-text" name="text" rows={4} />
            <button class="button">{t('mailbox-reply-send')}</button>
          </form>
        </Part>
      )}
      <Part id="text" heading={t('mailbox-text')}>
        <pre class="letter-text">{linked(text)}</pre>
      </Part>
    </>
  )
}

const Header = ({ name, children }: { name: string; children: ComponentChildren }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      <bdi>{children}</bdi>
    </dd>
  </div>
)

/** Links addresses in plain text, as mail programs do. */
const linked = (text: string): ComponentChildren => text.split(LINK).map((part, i) => (i % 2 ? <a href={part}>{part}</a> : part))
