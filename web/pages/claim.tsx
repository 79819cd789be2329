/** The invitation, or an open seat of the lobby: who asks one to what, and the seat, on the first screen; all else that one
    should know before sitting down is folded below it. */
import type { Seat } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import type { TableHead } from '../model'
import { Cover } from '../parts/cover'
import { Figure } from '../parts/figure'
import { Fold } from '../parts/fold'
import { LanguagePicks } from '../parts/language-picks'
import { document, LANGUAGES } from '../parts/layout'
import { freePirates, PersonaChoice } from '../parts/personas'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import { Terms } from '../parts/terms'
import { WallClock } from '../parts/wall-clock'
import { Agreement } from './agreed'
import { agreedOf } from './cards'
import { Committed } from './dice'
import { Faults, faultOf, Field, type Filled } from './field'

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
type Claiming = ClaimProps & { reader: Reader; company: Company }

export function claimPage(props: ClaimProps): string {
  const { head, game, filled, seat } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  const agreed = agreedOf(game, head.options, reader.language)
  const title = invitationTitle(reader, head, agreed.game, props.joining)
  const claiming = { ...props, reader, company }
  return document(
    { reader, title: filled?.faults.length ? t('fault-title', { title }) : title, kind: 'claim', secret: true },
    <>
      <div class="masthead">
        <h1>{title}</h1>
        <Cover reader={reader} game={game.id} title={agreed.game} />
        <p>{t('game-goal')}</p>
      </div>
      <div class="part">
        <Faults reader={reader} filled={filled} />
        <form class="part" method="post" action={props.action} autocomplete="off" novalidate>
          <div class="named">
            <Figure company={company} seat={seat} size={52} />
            <Field
              reader={reader}
              filled={filled}
              name="name"
              label={t('claim-name')}
              usual={props.open || props.joining ? '' : head.seats[seat]?.name}
              autocomplete="nickname"
              maxlength={props.nameLength}
              required
            />
          </div>
          <Address {...claiming} />
          <p class="row fill">
            <button class="button main">{t('claim-sit')}</button>
          </p>
          <p class="note">{t('claim-takes', { pace: head.pace?.name ?? 'none' })}</p>
          <WallClock reader={reader} />
          <Folds {...claiming} />
        </form>
        {!props.joining && <Decline reader={reader} action={props.action} />}
      </div>
    </>
  )
}

type Inviting = Pick<TableHead, 'host'> & { seats: readonly { name: string }[] }

/** Who asks to what. */
export function invitationTitle({ t }: Pick<Reader, 't'>, { host, seats }: Inviting, game: string, joining?: true): string {
  const by = host === undefined ? undefined : seats[host]?.name
  if (joining) return t('join-title', { game })
  return by ? t('claim-invites', { host: by, game }) : t('claim-title', { game })
}

/** One that the host has typed stays, and is not asked again. */
function Address({ reader, filled, letters, invited }: Claiming) {
  const { t } = reader
  if (!letters) return null
  const same = { reader, filled, name: 'address', type: 'email', autocomplete: 'email' } as const
  if (invited === undefined) return <Field {...same} label={t('claim-address')} hint={t('claim-address-hint')} />
  return (
    <>
      <p class="note">{t('claim-address-known', { address: invited })}</p>
      <Fold id="other" label={t('claim-address-other')} open={faultOf(filled, 'address') !== undefined}>
        <Field {...same} label={t('claim-address')} hint={t('claim-address-hint')} />
        <label class="pick">
          <input type="checkbox" name="unlettered" checked={filled?.typed['unlettered'] !== undefined} />
          <span>{t('claim-unlettered')}</span>
        </label>
      </Fold>
    </>
  )
}

function Folds(props: Claiming) {
  const { reader, company, head, game, seat, filled, beacon, words, wordsLength } = props
  const { t } = reader
  const { pace, absences } = head
  const language = filled?.typed['language'] ?? reader.language
  const free = freePirates(head.seats)
  const picked = free.find(pirate => pirate === filled?.typed['pirate']) ?? head.seats[seat]?.pirate
  return (
    <div class="folds">
      <Fold id="who" label={t('claim-who')} said={others(props)}>
        <Around reader={reader} company={company} head={head} own={seat} />
      </Fold>
      <Fold id="terms" label={t('claim-terms')} said={t('claim-terms-said', { pace: pace?.name ?? 'none', days: pace ? absences.days : 0 })}>
        <Agreement reader={reader} agreed={agreedOf(game, head.options, reader.language)} />
        <Terms reader={reader} head={head} />
        <p>
          <a href={`/rules#${game.id}`}>{t('claim-rules')}</a>
        </p>
      </Fold>
      <Fold id="dice" label={t('dice-heading')} said={t('claim-dice-said')} open={faultOf(filled, 'words') !== undefined}>
        <Field reader={reader} filled={filled} name="words" label={t('claim-words')} hint={t('claim-words-hint')} usual={words} maxlength={wordsLength} />
        <Committed reader={reader} head={head} beacon={beacon} />
      </Fold>
      {picked && <PersonaChoice reader={reader} company={company} free={free} picked={picked} />}
      <Fold id="language" label={t('claim-language')} said={LANGUAGES.find(([code]) => code === language)?.[1]}>
        <LanguagePicks legend={t('claim-language')} chosen={language} />
      </Fold>
    </div>
  )
}

const others = ({ head, seat, reader }: Claiming): string =>
  new Intl.ListFormat(reader.language, { type: 'unit' }).format(head.seats.filter(card => card.seat !== seat).map(({ name }) => name))

function Decline({ reader: { t }, action }: { reader: Reader; action: string }) {
  return (
    <Fold id="decline" label={t('decline-do')}>
      <form class="part" method="post" action={action}>
        <input type="hidden" name="do" value="decline" />
        <p class="note">{t('decline-about')}</p>
        <p class="row">
          <button class="button">{t('decline-do')}</button>
        </p>
      </form>
    </Fold>
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
