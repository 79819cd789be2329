/** A seat as its host sees it: who has come, and for a free one the link, to be copied, shared, or shown as a picture. */
import type { SeatCard } from '../model'
import { asset } from '../parts/assets'
import { Figure } from '../parts/figure'
import { seatPath } from '../parts/paths'
import type { Company, Reader } from '../parts/reader'
import { Handed } from './field'

export interface Claim {
  /** Absolute, to be handed on. */
  link: string
  /** The same as SVG, for a telephone's camera. */
  qr?: string
  /** A letter with it went out. */
  lettered?: boolean
  /** Whoever was invited would rather not. */
  declined?: boolean
}

interface RowProps {
  reader: Reader
  company: Company
  table: string
  card: SeatCard
  claim: Claim | undefined
  /** The host's own, which this browser opens. */
  own: boolean
}

export function HostSeat({ reader: { t }, company, table, card: { seat, bot }, claim, own }: RowProps) {
  const name = company.crew[seat]?.name ?? ''
  const state = claim ? (claim.lettered ? 'host-sent' : 'host-seat-free') : bot ? 'seat-bot' : own ? 'host-seat-own' : 'host-seat-taken'
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
      {own && (
        <a class="button" href={seatPath(table, seat)}>
          {t('host-go')}
        </a>
      )}
      {claim && <Handing t={t} id={`claim-${seat}`} name={name} claim={claim} />}
    </li>
  )
}

interface HandingProps {
  t: Reader['t']
  id: string
  name: string
  claim: Claim
}

function Handing({ t, id, name, claim: { link, qr } }: HandingProps) {
  return (
    <div class="wide-line handing">
      <Handed id={id} label={t('host-claim', { name })} link={link} />
      <div class="row">
        <CopyButton t={t} text={link} /> <ShareButton t={t} text={link} />{' '}
        <details class="fold">
          <summary>{t('host-more')}</summary>
          <div class="part">
            {qr && <div class="qr" dangerouslySetInnerHTML={{ __html: qr }} />}
            <p>
              <a href={link}>{t('host-sit')}</a>
            </p>
          </div>
        </details>
      </div>
    </div>
  )
}

type Sending = Pick<HandingProps, 't'> & { text: string }

function CopyButton({ t, text }: Sending) {
  return (
    <button class="button" type="button" hidden data-copy={text} data-done={t('host-copied')}>
      {t('host-copy')}
    </button>
  )
}

function ShareButton({ t, text, all }: Sending & { all?: true }) {
  return (
    <button class={all ? 'button main' : 'button'} type="button" hidden data-share={text}>
      {t(all ? 'host-share-all' : 'host-share')}
    </button>
  )
}

/** All links in one message, each with the name of whom it is for. */
export function ShareAll({ reader: { t }, invited }: { reader: Reader; invited: readonly { name: string; link: string }[] }) {
  return (
    <>
      <script src={asset('share.js')} defer />
      {invited.length > 1 && (
        <p class="row fill">
          <ShareButton t={t} all text={invited.map(({ name, link }) => `${name}: ${link}`).join('\n')} />
        </p>
      )}
    </>
  )
}
