/** The part of the host's page that follows the table: who has come, and the links still to hand out. */
import { fragment, Part } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import type { SeatCard } from '../../../worker/model'
import { pathsOf, seatPath } from '../../parts/paths'
import { hearing, renewing } from '../../parts/quick'
import type { Markup } from '../../board/paper'
import { readerOf, type Company, type Reader } from '../../words/reader'
import { HostSeat, ShareAll } from './host-seat'
import type { SeatsProps } from './host-page'
import { agreedOf, invitationTitle } from '../../words/titles'

/** Earlier than every position, so a page that connects too late still hears of the start. */
const BEFORE_START = -1

export const hostTitle = ({ t }: Reader, { head }: SeatsProps): string => `${t('host-title')} · ${head.name}`

/** What htmx swaps in when somebody has taken a seat. */
export function seatsPart(props: SeatsProps): Markup {
  const company: Company = { game: props.game, crew: props.head.seats, viewer: 'watcher' }
  const reader = readerOf(props, company)
  return fragment(hostTitle(reader, props), <SeatsNow {...props} reader={reader} company={company} />)
}

const isOwn = ({ seat, taken }: SeatCard, { head, held = [] }: SeatsProps): boolean => taken && (seat === head.host || held.includes(seat))

/** A letter with the link is on its way to the guest, who has not declined. */
const isWrittenTo = ({ seat, taken, unreached }: SeatCard, { claims }: SeatsProps): boolean =>
  !taken && !unreached && claims[seat]?.lettered === true && !claims[seat].declined

function linkToSend(card: SeatCard, props: SeatsProps): { name: string; link: string }[] {
  const claim = props.claims[card.seat]
  return claim && !isWrittenTo(card, props) ? [{ name: card.name, link: claim.link }] : []
}

function sendingOf({ language }: Reader, props: SeatsProps): { letters: 'none' | 'all' | 'some'; names: string } {
  const free = props.head.seats.filter(({ taken }) => !taken)
  const writtenTo = free.filter(card => isWrittenTo(card, props)).map(({ name }) => name)
  return {
    letters: writtenTo.length === 0 ? 'none' : writtenTo.length === free.length ? 'all' : 'some',
    names: new Intl.ListFormat(language).format(writtenTo),
  }
}

export function SeatsNow(props: SeatsProps & { reader: Reader; company: Company }) {
  const { reader, company, head, claims, held = [], done, refused, unsure } = props
  const { t } = reader
  const free = head.seats.filter(({ taken }) => !taken)
  const paths = pathsOf(head.id, 'watcher')
  const seat = head.seats.find(card => isOwn(card, props))?.seat
  const heading = head.stage === 'off' ? t('off-heading') : t('host-free', { free: free.length })
  return (
    <div id="table" class={free.length > 0 ? 'part' : 'part full'} {...renewing(`${paths.seats}?now`)}>
      <span
        id="live"
        hidden
        data-heard={heading}
        {...hearing(paths.live(head.stage === 'seating' || head.stage === 'off' ? BEFORE_START : head.latest))}
      />
      <div class="masthead">
        <p class="note">
          <bdi>{head.name}</bdi>
        </p>
        <h1>{heading}</h1>
        <p>{head.stage === 'off' ? t('off-about') : free.length > 0 ? t('host-about', sendingOf(reader, props)) : t('host-full')}</p>
        {unsure && <Notice wrong>{t('table-notice', { what: 'not-sure' })}</Notice>}
        {refused && <Notice wrong>{t('host-lost-refused', { why: refused })}</Notice>}
        {done && <Notice>{t('host-done', { what: done })}</Notice>}
      </div>
      {free.length === 0 && (
        <p class="row fill">
          <a class="button main" href={seat === undefined ? `/tables/${head.id}` : seatPath(head.id, seat)}>
            {t(seat === undefined ? 'host-to-table' : 'host-go')}
          </a>
        </p>
      )}
      {seat !== undefined && head.stage !== 'off' && (
        <p class="note">
          {t('host-return')} <a href={pathsOf(head.id, seat).setting('seat')}>{t('host-return-link')}</a>
        </p>
      )}
      <Part id="seats" heading={t('host-seats')} quiet>
        <ShareAll
          reader={reader}
          title={invitationTitle(reader, head, agreedOf(props.game, head.options, reader.language).game)}
          invited={free.flatMap(card => linkToSend(card, props))}
        />
        <ul class="seats">
          {head.seats.map(card => (
            <HostSeat
              key={card.seat}
              reader={reader}
              company={company}
              table={head.id}
              card={card}
              claim={card.taken && card.recovery === undefined ? undefined : claims[card.seat]}
              own={isOwn(card, props)}
              led={free.length === 0}
              standing={head.host === undefined && held.length === 0}
            />
          ))}
        </ul>
      </Part>
      {head.stage === 'seating' && (
        <noscript>
          <p class="note">
            <a href={paths.seats}>{t('host-refresh')}</a>
          </p>
        </noscript>
      )}
    </div>
  )
}
