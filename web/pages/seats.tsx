/** The host's page: a claim link to hand on for each free seat, and the host's own link back to this page. */
import { document, Part } from '../parts/layout'
import { Figure } from '../parts/figure'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import type { Game } from '../../worker/rules/game'
import type { TableHead } from '../model'
import { Agreement } from './agreed'
import { agreedOf } from './cards'
import { Commitment } from './dice'
import { Handed } from './field'

export interface SeatsProps extends Reading {
  head: TableHead
  game: Game
  /** Opens this page again, on any device. */
  hostLink: string
  /** In table order; those of seats that are taken are not shown. */
  claims: readonly Claim[]
}
export interface Claim {
  /** Absolute, to be handed on. */
  link: string
  /** A letter with it went out. */
  lettered?: boolean
}

export function seatsPage({ head, game, hostLink, claims, ...reading }: SeatsProps): string {
  const company: Company = { game, crew: head.seats, viewer: 'watcher' }
  const reader = readerOf(reading, company)
  const { t } = reader
  const free = head.seats.filter(({ taken }) => !taken).length
  return document(
    { reader, title: `${t('host-title')} · ${head.name}`, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <bdi>{head.name}</bdi>
        </p>
        <h1>{t('host-free', { free })}</h1>
        <p>{t(free ? 'host-about' : 'host-full')}</p>
      </div>
      {free === 0 && (
        <p class="row fill">
          <a class="button main" href={`/tables/${head.id}`}>
            {t('host-to-table')}
          </a>
        </p>
      )}
      <Part id="seats" heading={t('host-seats')}>
        <ul class="seats">
          {head.seats.map(({ seat, taken }) => (
            <SeatRow key={seat} reader={reader} company={company} seat={seat} claim={taken ? undefined : claims[seat]} />
          ))}
        </ul>
      </Part>
      <Part id="host" heading={t('host-own')}>
        <Handed id="host-link" label={t('host-own-link')} link={hostLink} hint={t('host-own-hint')} />
      </Part>
      <Part id="agreed" heading={t('agreed-heading')}>
        <Agreement reader={reader} agreed={agreedOf(game, head.options, reader.language)} />
      </Part>
      <Commitment reader={reader} commitment={head.commitment} proof={`/tables/${head.id}/proof`} />
    </>
  )
}

type RowProps = { reader: Reader; company: Company; seat: number; claim: Claim | undefined }

function SeatRow({ reader: { t }, company, seat, claim }: RowProps) {
  const name = company.crew[seat]?.name
  return (
    <li class="seat">
      <Figure company={company} seat={seat} />
      <b>
        <bdi>{name}</bdi>
      </b>
      <span class="state">{t(claim ? 'host-seat-free' : 'host-seat-taken')}</span>
      {claim && (
        <div class="wide-line">
          {claim.lettered && <p class="note">{t('host-sent')}</p>}
          <Handed id={`claim-${seat}`} label={t('host-claim', { name: name ?? '' })} link={claim.link} />
          <p class="row">
            <a class="button" href={claim.link}>
              {t('host-sit')}
            </a>
          </p>
        </div>
      )}
    </li>
  )
}
