/** The invitation, or an open seat of the lobby: all that one should know before sitting down, and the form that takes the seat. */
import type { Seat } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import type { TableHead } from '../model'
import { Figure } from '../parts/figure'
import { LanguagePicks } from '../parts/language-picks'
import { document, Part } from '../parts/layout'
import { Mishap } from '../parts/notice'
import { freePirates, PersonaChoice } from '../parts/personas'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import { Terms } from '../parts/terms'
import { Agreement } from './agreed'
import { agreedOf } from './cards'
import { Commitment } from './dice'
import { Faults, Field, type Filled } from './field'

export interface ClaimProps extends Reading {
  head: TableHead
  game: Game
  seat: Seat
  /** Where the form goes: the address of the invitation itself, whose key lets it act. */
  action: string
  /** Random words for the dice, for who types none. */
  words: string
  /** The site can send letters. */
  letters: boolean
  /** An address that the host typed for this seat, masked: it stays the seat's, unless another is typed here. */
  invited?: string | undefined
  /** A round of a public beacon goes into the dice once everybody sits. */
  beacon?: boolean
  /** Anybody may take the seat: it has no name yet that is somebody's. */
  open?: boolean
  /** From the lobby: nobody was invited, so there is nothing to decline. */
  joining?: true
  nameLength: number
  wordsLength: number
  filled?: Filled
}

export function claimPage(props: ClaimProps): string {
  const { head, game, filled } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  const agreed = agreedOf(game, head.options, reader.language)
  const title = t(props.joining ? 'join-title' : 'claim-title', { game: agreed.game })
  return document(
    { reader, title: filled?.faults.length ? t('fault-title', { title }) : title, kind: 'two-columns', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <bdi>{head.name}</bdi>
        </p>
        <h1>{title}</h1>
        <p class="lead">{t(props.joining ? 'join-about' : 'claim-about')}</p>
      </div>
      <Part id="who" heading={t('claim-who')}>
        <Around reader={reader} company={company} head={head} own={props.seat} />
        <Agreement reader={reader} agreed={agreed} />
        <Terms reader={reader} head={head} />
        <p>
          <a href={`/rules#${game.id}`}>{t('claim-rules')}</a>
        </p>
      </Part>
      <ClaimForm {...props} reader={reader} company={company} />
      <Commitment reader={reader} head={head} beacon={props.beacon} />
    </>
  )
}

/** Who sits there already. */
export function Around({ reader: { t }, company, head, own }: { reader: Reader; company: Company; head: TableHead; own?: Seat }) {
  return (
    <ul class="seats small">
      {head.seats.map(({ seat, name, taken, bot, hot }) => (
        <li key={seat} class="seat">
          <Figure company={company} seat={seat} />
          <b>
            <bdi>{name}</bdi>
          </b>{' '}
          {hot && <span class="note">{t('seat-hot')}</span>}{' '}
          <span class="state">{t(seat === own ? 'claim-yours' : bot ? 'seat-bot' : taken ? 'seats-taken' : 'seats-expected')}</span>
        </li>
      ))}
    </ul>
  )
}

function ClaimForm(props: ClaimProps & { reader: Reader; company: Company }) {
  const { reader, filled, head, seat, action, words, letters, invited, open, joining, nameLength, wordsLength } = props
  const { t } = reader
  const same = { reader, filled }
  return (
    <Part id="sit" kind="beside" heading={t('claim-heading')}>
      <Faults reader={reader} filled={filled} />
      <form class="part" method="post" action={action} autocomplete="off" novalidate>
        <Field
          {...same}
          name="name"
          label={t('claim-name')}
          usual={open || joining ? '' : head.seats[seat]?.name}
          autocomplete="nickname"
          maxlength={nameLength}
          required
        />
        <Personas {...props} />
        <Field {...same} name="words" label={t('claim-words')} hint={t('claim-words-hint')} usual={words} maxlength={wordsLength} />
        {letters && (
          <Field
            {...same}
            name="address"
            label={t('claim-address')}
            hint={invited === undefined ? t('claim-address-hint') : t('claim-address-known', { address: invited })}
            type="email"
            autocomplete="email"
          />
        )}
        {letters && invited !== undefined && (
          <label class="pick">
            <input type="checkbox" name="unlettered" checked={filled?.typed['unlettered'] !== undefined} />
            <span>{t('claim-unlettered')}</span>
          </label>
        )}
        <LanguagePicks legend={t('claim-language')} chosen={filled?.typed['language'] ?? reader.language} />
        <p class="row fill">
          <button class="button main">{t('claim-sit')}</button>
        </p>
        <p class="note">{t('claim-after')}</p>
      </form>
      {!props.joining && (
        <form class="part" method="post" action={action}>
          <input type="hidden" name="do" value="decline" />
          <p class="note">{t('decline-about')}</p>
          <p class="row">
            <button class="button">{t('decline-do')}</button>
          </p>
        </form>
      )}
    </Part>
  )
}

function Personas({ head, seat, filled, reader, company }: ClaimProps & { reader: Reader; company: Company }) {
  const free = freePirates(head.seats)
  const picked = free.find(pirate => pirate === filled?.typed['pirate']) ?? head.seats[seat]?.pirate
  return picked ? <PersonaChoice reader={reader} company={company} free={free} picked={picked} /> : null
}

export interface ClaimRefusedProps extends Reading {
  /** Somebody sits there already, or the link was replaced. */
  why: 'taken' | 'dead'
  /** The table may be watched. */
  table?: string
}

export function claimRefusedPage({ why, table, ...reading }: ClaimRefusedProps): string {
  const reader = readerOf(reading)
  const { t } = reader
  const home = { href: '/', text: t('error-home') }
  return document(
    { reader, title: t(`claim-${why}`), kind: 'narrow', secret: true },
    <Mishap heading={t(`claim-${why}`)} ways={table ? [{ href: table, text: t('error-table') }, home] : [home]}>
      <p>{t(`claim-${why}-why`)}</p>
      <p>{t(`claim-${why}-now`)}</p>
    </Mishap>
  )
}
