/** For the people who run the site: what is wrong with the settings, what the site has done, and a letter to try the post with. */
import type { Time } from '../model'
import { DeedForm } from '../parts/deed'
import { document, Part } from '../parts/layout'
import { Notice } from '../parts/notice'
import { readerOf, type Reader, type Reading } from '../parts/reader'
import { inWords, lasting } from '../parts/time'
import { Field } from './field'
import { SiteState, type SiteFacts } from './operator-site'

/** The form that asks for the key of the settings. */
export function operatorDoor({ wrong, ...reading }: Reading & { wrong: boolean }): string {
  const reader = readerOf(reading)
  const { t } = reader
  return document(
    { reader, title: wrong ? t('fault-title', { title: t('operator') }) : t('operator'), kind: 'narrow', secret: true },
    <>
      <h1>{t('operator')}</h1>
      {wrong && <Notice wrong>{t('operator-wrong')}</Notice>}
      <form class="part" method="post" action="/operator" autocomplete="off">
        <Field reader={reader} filled={undefined} name="key" label="OPERATOR_KEY" type="password" required />
        <p class="row fill">
          <button class="button main">{t('operator-open')}</button>
        </p>
      </form>
    </>
  )
}

export interface OperatorProps extends Reading {
  token: string
  /** Each names a setting and what is wrong with it. */
  faults: readonly string[]
  /** By which letters leave; none: this site sends none. */
  transport?: string
  replies?: string
  /** Which of the addresses for what comes back are open. */
  inbound: readonly string[]
  /** Letters that were tried in vain and wait for another try, and when the oldest was written. */
  late: { letters: number; since: Time | null }
  /** Day by day, the newest first. */
  days: readonly { day: Time; tables: number; givenUp: number; bounced: number; unread: number }[]
  facts: SiteFacts
  /** What came of the letter that was just tried. */
  tried?: { to: string; accepted?: string; error?: string }
}

export function operatorPage(props: OperatorProps): string {
  const { token, faults, transport, replies, inbound, late, tried } = props
  const reader = readerOf(props)
  const { t } = reader
  return document(
    { reader, title: t('operator'), kind: 'narrow', secret: true },
    <>
      <h1>{t('operator')}</h1>
      {tried && <Tried reader={reader} tried={tried} />}
      <Part id="settings" heading={t('operator-post')}>
        {faults.map(fault => (
          <p key={fault} class="wrong">
            {fault}
          </p>
        ))}
        <p>{transport ? t('operator-transport', { transport }) : t('operator-none')}</p>
        <p>{replies ? t('operator-replies', { domain: replies }) : t('operator-no-replies')}</p>
        <LateLetters reader={reader} late={late} />
        {inbound.map(path => (
          <p key={path} class="note">
            <code>{path}</code>
          </p>
        ))}
      </Part>
      <Part id="test" heading={t('operator-test')}>
        <DeedForm action="/operator/letters" token={token} deed="test" kind="part">
          <Field reader={reader} filled={undefined} name="address" label={t('links-address')} type="email" required />
          <p class="row fill">
            <button class="button main">{t('operator-send')}</button>
          </p>
        </DeedForm>
      </Part>
      <SiteState reader={reader} facts={props.facts} />
      <Days {...props} reader={reader} />
    </>
  )
}

function LateLetters({ reader, late: { letters, since } }: { reader: Reader; late: OperatorProps['late'] }) {
  const { t, now } = reader
  if (since === null) return <p>{t('operator-none-late')}</p>
  return (
    <>
      <p class="wrong">{t('operator-late', { count: letters, age: lasting(now - since, reader) })}</p>
      <p class="note">{t('operator-late-do')}</p>
    </>
  )
}

function Tried({ reader: { t }, tried: { to, accepted, error } }: { reader: Reader; tried: NonNullable<OperatorProps['tried']> }) {
  return error === undefined ? <Notice>{t('operator-sent', { to, id: accepted ?? '' })}</Notice> : <Notice wrong>{t('operator-failed', { to, error })}</Notice>
}

function Days({ reader, days }: OperatorProps & { reader: Reader }) {
  const { t } = reader
  return (
    <Part id="days" heading={t('operator-days')}>
      {days.length === 0 && <p class="note">{t('operator-quiet')}</p>}
      <ul>
        {days.map(({ day, ...counts }) => (
          <li key={day}>
            {inWords(day, reader)}: {t('operator-day', counts)}
          </li>
        ))}
      </ul>
    </Part>
  )
}
