/** For operators: faulty settings, what the site has done, and a test letter. */
import type { Time } from '../../../worker/model'
import { DeedForm } from '../../parts/deed'
import { document, Part } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { readerOf, type Reader, type Reading } from '../../words/reader'
import { inWords, lasting } from '../../parts/time/time'
import { Field } from '../../parts/field'
import { SiteState, type SiteFacts } from './operator-site'

/** Asks for OPERATOR_KEY. */
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
  /** How letters are sent; undefined if this site sends none. */
  transport?: string
  replies?: string
  /** A restored copy, which sends nothing until it is told to. */
  silent?: boolean
  /** The enabled addresses for incoming mail and delivery events. */
  inbound: readonly string[]
  /** Letters whose delivery failed and will be retried, and the age of the oldest. */
  late: { letters: number; since: Time | null }
  /** Per day, newest first. */
  days: readonly { day: Time; tables: number; givenUp: number; bounced: number; unread: number }[]
  facts: SiteFacts
  /** The result of the test letter just sent. */
  tried?: { to: string; accepted?: string; error?: string }
  /** Whether putting a table back just succeeded; undefined if it was not tried. */
  back?: boolean
}

export function operatorPage(props: OperatorProps): string {
  const { token, faults, transport, replies, silent, inbound, late, tried, back } = props
  const reader = readerOf(props)
  const { t } = reader
  return document(
    { reader, title: t('operator'), kind: 'narrow', secret: true },
    <>
      <h1>{t('operator')}</h1>
      {tried && <Tried reader={reader} tried={tried} />}
      {back !== undefined && <Notice wrong={!back}>{t(back ? 'operator-back-done' : 'operator-back-failed')}</Notice>}
      <Part id="settings" heading={t('operator-post')}>
        {faults.map(fault => (
          <p key={fault} class="wrong">
            {fault}
          </p>
        ))}
        {silent && (
          <>
            <p class="wrong">{t('operator-restored')}</p>
            <p class="note">{t('operator-restored-do')}</p>
          </>
        )}
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
      <Part id="put-back" heading={t('operator-back')}>
        <p class="note">{t('operator-back-about')}</p>
        <DeedForm action="/operator/tables" token={token} deed="put-back" kind="part">
          <Field reader={reader} filled={undefined} name="table" label={t('operator-back-table')} type="text" required />
          <Field reader={reader} filled={undefined} name="position" label={t('operator-back-position')} type="number" required />
          <p class="row fill">
            <button class="button main">{t('operator-back-do')}</button>
          </p>
        </DeedForm>
      </Part>
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
  return error === undefined ? (
    <Notice>{t('operator-sent', { to, id: accepted ?? '' })}</Notice>
  ) : (
    <Notice wrong>{t('operator-failed', { to, error })}</Notice>
  )
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
