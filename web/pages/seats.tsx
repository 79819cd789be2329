/** The host's page: a claim link to hand on for each free seat, what may be changed before the start, and the host's own link. */
import type { ComponentChildren } from 'preact'
import { document, Part } from '../parts/layout'
import { Figure } from '../parts/figure'
import { Fold } from '../parts/fold'
import { Mishap, Notice } from '../parts/notice'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import { Terms } from '../parts/terms'
import type { Game } from '../../worker/rules/game'
import type { Seat } from '../../worker/rules/contract'
import type { Delivery, TableHead, Time } from '../model'
import { Agreement } from './agreed'
import { agreedOf } from './cards'
import { Committed } from './dice'
import { Deliveries } from './deliveries'
import { HostSeat, ShareAll, type Claim } from './host-seat'
import { Hooks, type Channels } from './settings-channels'
import { Faults, Field, Handed, type Filled } from './field'

export interface SeatsProps extends Reading {
  head: TableHead
  game: Game
  /** Opens this page again, on any device. */
  hostLink: string
  /** In table order; none for a seat that is taken, unless its link was lost. */
  claims: readonly (Claim | undefined)[]
  /** Proves that a form comes from this page; with it the host may change what has not begun. */
  token?: string
  /** The site can send letters. */
  letters?: boolean
  /** A round of a public beacon goes into the dice once everybody sits. */
  beacon?: boolean
  /** A form for another guest came back with faults. */
  filled?: Filled
  /** Why a new link could not be asked for. */
  refused?: 'reachable' | 'away'
  /** Seats for which one can be. */
  recoverable?: readonly Seat[]
  /** Seats for which a substitute can be looked for. */
  seekable?: readonly Seat[]
  /** Something was to be done without a word that it is meant. */
  unsure?: boolean
  /** What was just done. */
  done?: 'withdraw' | 'refill' | 'call-off' | 'recover' | 'seek' | 'hook' | 'hook-test' | 'hook-on' | 'hook-drop'
  /** The table's own webhooks, and how far notices to the seats have come. */
  post?: Pick<Channels, 'hooks' | 'fresh' | 'refused'> & { seats: readonly SeatPost[] }
}
interface SeatPost {
  seat: Seat
  deliveries: readonly Delivery[]
  heard?: Time
}
export function seatsPage(props: SeatsProps): string {
  const { head, game, hostLink, claims, filled, done, refused, unsure, token, post } = props
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  const { t } = reader
  if (head.stage === 'off') return calledOff(reader, head.name)
  const free = head.seats.filter(({ taken }) => !taken)
  const agreed = agreedOf(game, head.options, reader.language)
  // What was just done to a webhook, or could not be, is shown.
  const touched = done?.startsWith('hook') || post?.fresh !== undefined || post?.refused !== undefined
  return document(
    { reader, title: `${t('host-title')} · ${head.name}`, kind: 'narrow hosting', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <bdi>{head.name}</bdi>
        </p>
        <h1>{t('host-free', { free: free.length })}</h1>
        <p>{t(free.length ? 'host-about' : 'host-full')}</p>
        {unsure && <Notice wrong>{t('table-notice', { what: 'not-sure' })}</Notice>}
        {refused && <Notice wrong>{t('host-lost-refused', { why: refused })}</Notice>}
        {done && <Notice>{t('host-done', { what: done })}</Notice>}
      </div>
      <Faults reader={reader} filled={filled} />
      {free.length === 0 && (
        <p class="row fill">
          <a class="button main" href={`/tables/${head.id}`}>
            {t('host-to-table')}
          </a>
        </p>
      )}
      <Part id="seats" heading={t('host-seats')} quiet>
        <ShareAll reader={reader} invited={free.flatMap(({ seat, name }) => (claims[seat] ? [{ name, link: claims[seat].link }] : []))} />
        <ul class="seats">
          {head.seats.map(card => (
            <HostSeat
              key={card.seat}
              reader={reader}
              company={company}
              table={head.id}
              card={card}
              claim={card.taken && card.recovery === undefined ? undefined : claims[card.seat]}
              own={card.taken && card.seat === head.host}
            />
          ))}
        </ul>
      </Part>
      {token !== undefined && head.stage === 'playing' && <Seek {...props} reader={reader} company={company} token={token} />}
      {token !== undefined && head.stage === 'playing' && <Lost {...props} reader={reader} company={company} token={token} />}
      <div class="folds">
        {token !== undefined && free.length > 0 && head.stage === 'seating' && (
          <Fold id="guest" label={t('host-guest')} open={filled !== undefined}>
            <Guests {...props} reader={reader} company={company} token={token} />
          </Fold>
        )}
        <Fold id="host" label={t('host-own')}>
          <Handed id="host-link" label={t('host-own-link')} link={hostLink} hint={t('host-own-hint')} />
        </Fold>
        <Fold id="agreed" label={t('agreed-heading')} said={agreed.edition}>
          <Agreement reader={reader} agreed={agreed} />
          <Terms reader={reader} head={head} />
        </Fold>
        {post && token !== undefined && (
          <Fold id="channels" label={t('host-channels')} open={touched}>
            <Post {...props} reader={reader} company={company} post={post} token={token} />
          </Fold>
        )}
        {token !== undefined && head.stage === 'seating' && (
          <Fold id="call-off" label={t('host-off')} open={unsure}>
            <p>{t('host-off-about')}</p>
            <HostForm head={head} token={token}>
              <label class="pick">
                <input type="checkbox" name="sure" required />
                <span>{t('host-off-sure')}</span>
              </label>
              <p class="row">
                <button class="button" name="do" value="call-off">
                  {t('host-off-do')}
                </button>
              </p>
            </HostForm>
          </Fold>
        )}
        <Fold id="dice" label={t('dice-heading')} said={t('claim-dice-said')}>
          <Committed reader={reader} head={head} beacon={props.beacon} />
        </Fold>
      </div>
    </>
  )
}

/** A free seat for somebody else: the old invitation dies, with a new one in its place or without. */
function Guests(props: SeatsProps & { reader: Reader; company: Company; token: string }) {
  const { reader, company, head, token, letters, filled } = props
  const { t } = reader
  const same = { reader, filled }
  const free = head.seats.filter(({ taken }) => !taken)
  const chosen = filled?.typed['seat'] ?? String(free[0]?.seat)
  return (
      <HostForm head={head} token={token}>
        <fieldset>
          <legend>{t('host-guest-seat')}</legend>
          <div class="picks pairs">
            {free.map(({ seat, name }) => (
              <label key={seat} class="pick bare-pick">
                <input type="radio" name="seat" value={seat} checked={String(seat) === chosen} />
                <Figure company={company} seat={seat} size={30} />
                <span>
                  <bdi>{name}</bdi>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <div class="pair">
          <Field {...same} name="name" label={t('host-guest-name')} />
          {letters && <Field {...same} name="address" label={t('host-email')} type="email" inputmode="email" />}
        </div>
        <p class="row fill">
          <button class="button" name="do" value="refill">
            {t('host-guest-invite')}
          </button>
          <button class="button" name="do" value="withdraw">
            {t('host-withdraw')}
          </button>
        </p>
        <p class="note">{t('host-withdraw-about')}</p>
      </HostForm>
  )
}

type ForSeats = SeatsProps & { reader: Reader; company: Company; token: string }

/** Seats whose owners are gone, offered to strangers. */
function Seek(props: ForSeats) {
  const { t } = props.reader
  return <Asking {...props} id="seek" seats={props.seekable} does="seek" heading={t('host-seek')} about={t('host-seek-about')} label={name => t('host-seek-do', { name })} />
}

/** A link that was lost: asked for here, seen by all, and given when the others agree and nobody at the seat objects. */
function Lost(props: ForSeats) {
  const { t } = props.reader
  return <Asking {...props} id="lost" seats={props.recoverable} does="recover" heading={t('host-lost')} about={t('host-lost-about')} label={name => t('host-lost-do', { name })} />
}

interface AskingProps extends ForSeats {
  id: string
  seats: readonly Seat[] | undefined
  does: 'recover' | 'seek'
  heading: string
  about: string
  label(name: string): string
}

function Asking({ company, head, token, id, seats = [], does, heading, about, label }: AskingProps) {
  if (seats.length === 0) return null
  return (
    <Part id={id} heading={heading}>
      <p>{about}</p>
      {head.seats.filter(({ seat }) => seats.includes(seat)).map(({ seat, name }) => (
        <HostForm key={seat} head={head} token={token}>
          <input type="hidden" name="seat" value={seat} />
          <p class="row">
            <Figure company={company} seat={seat} size={30} />
            <button class="button" name="do" value={does}>
              {label(name)}
            </button>
          </p>
        </HostForm>
      ))}
    </Part>
  )
}

/** Where the whole table's notices go, and whether those to the seats arrive. */
function Post({ reader, company, head, post, token }: SeatsProps & { reader: Reader; company: Company; post: NonNullable<SeatsProps['post']>; token: string }) {
  const { t } = reader
  const doer = { action: `/tables/${head.id}/seats`, token }
  return (
    <>
      <Hooks reader={reader} doer={doer} channels={post} />
      {post.seats.length > 0 && (
        <Part id="post" heading={t('post')}>
          {post.seats.map(({ seat, ...known }) => (
            <details key={seat} class="fold">
              <summary>
                <bdi>{company.crew[seat]?.name}</bdi>
                {head.seats[seat]?.unreached && ` · ${t('seat-unreached')}`}
              </summary>
              <Deliveries reader={reader} {...known} />
            </details>
          ))}
        </Part>
      )}
    </>
  )
}

function HostForm({ head, token, children }: { head: TableHead; token: string; children: ComponentChildren }) {
  return (
    <form class="part" method="post" action={`/tables/${head.id}/seats`} autocomplete="off">
      <input type="hidden" name="token" value={token} />
      {children}
    </form>
  )
}

function calledOff(reader: Reader, name: string): string {
  const { t } = reader
  return document(
    { reader, title: `${t('off-heading')} · ${name}`, kind: 'narrow', secret: true },
    <Mishap heading={t('off-heading')} ways={[{ href: '/tables/new', text: t('home-new') }]}>
      <p>{t('off-about')}</p>
    </Mishap>
  )
}
