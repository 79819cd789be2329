/** A seat as the host sees it: its state, and for a free seat the link to copy, share or show as a QR code. */
import type { SeatCard } from '../../../worker/model'
import { Figure } from '../../parts/figure'
import { seatPath } from '../../parts/paths'
import type { Company, Reader } from '../../words/reader'
import { CopyField } from '../../parts/field'
import { CopyAll, CopyButton, Scanned, ShareButton, SharingScript } from '../../parts/handing'

export interface Claim {
  /** Absolute; to be handed to the guest. */
  link: string
  /** The link as a QR code in SVG. */
  qr?: string
  /** The link was sent by letter. */
  lettered?: boolean
  /** The guest has declined. */
  declined?: boolean
}

interface RowProps {
  reader: Reader
  company: Company
  table: string
  card: SeatCard
  claim: Claim | undefined
  /** The host's own seat, held by this browser. */
  own: boolean
  /** A button above the seats leads to it already. */
  led?: boolean
  /** The host has no seat yet and may want this one. */
  standing: boolean
}

export function HostSeat({ reader: { t }, company, table, card: { seat, bot }, claim, own, led, standing }: RowProps) {
  const name = company.crew[seat]?.name ?? ''
  const state = claim ? (claim.lettered ? 'host-sent' : 'seats-expected') : bot ? 'seat-bot' : own ? 'host-seat-own' : 'seats-taken'
  return (
    <li class="seat invited">
      <Figure company={company} seat={seat} />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>{' '}
        <span class="state">{t(state)}</span>
        {claim?.declined && <span class="wrong"> {t('host-declined')}</span>}
      </span>{' '}
      {own && !led && (
        <a class="button" href={seatPath(table, seat)}>
          {t('host-go')}
        </a>
      )}
      {claim && <CopyButton t={t} text={claim.link} />}
      {claim && <Handing t={t} id={`claim-${seat}`} name={name} claim={claim} standing={standing} />}
    </li>
  )
}

interface HandingProps {
  t: Reader['t']
  id: string
  name: string
  claim: Claim
  standing: boolean
}

/** The field is for browsers that cannot copy; the style sheet hides it where the button shows. */
function Handing({ t, id, name, claim: { link, qr }, standing }: HandingProps) {
  return (
    <div class="handing">
      <CopyField id={id} label={t('host-claim', { name })} link={link} />
      {standing && <a href={link}>{t('host-sit-here')}</a>}{' '}
      <details class="fold">
        <summary>{t('host-more')}</summary>
        <div class="part">
          <p class="row">
            <ShareButton t={t} text={link} />
          </p>
          {qr && <Scanned qr={qr} words={t('host-claim-qr', { name })} />}
        </div>
      </details>
    </div>
  )
}

interface ShareAllProps {
  reader: Reader
  /** Who invites whom to what. */
  title: string
  invited: readonly { name: string; link: string }[]
}

/** All links in one message, each with its guest's name; the field is for browsers that cannot copy. */
export function ShareAll({ reader: { t }, title, invited }: ShareAllProps) {
  const text = [title, ...invited.map(({ name, link }) => `${name}: ${link}`)].join('\n')
  return (
    <>
      <SharingScript />
      {invited.length > 1 && (
        <>
          <p class="row fill">
            <ShareButton t={t} all text={text} />
            <CopyAll t={t} text={text} />
          </p>
          <div class="all-links">
            <CopyField id="all-links" label={t('host-seats')} link={text} />
          </div>
        </>
      )}
    </>
  )
}
