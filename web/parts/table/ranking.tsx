/** The final ranking, how totals add up, and how long the game took. */
import { Part } from '../layout'
import type { Standing, StandingRow } from '../../../worker/rules/contract'
import { Icon } from '../../board/draw'
import type { Ledger } from '../../../worker/model'
import { Figure, signOf } from '../figure'
import { Later, type Opening } from '../fold'
import type { Company, Reader } from '../../words/reader'
import { Rich } from '../../words/rich'
import { isFelt, lasting } from '../time/time'

export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value))

export function Ranking({ reader, company, standing }: { reader: Reader; company: Company; standing: Standing }) {
  const { t, say } = reader
  const columns = standing.rows[0]?.parts ?? []
  const scored = standing.rows.some(({ score }) => score !== undefined)
  return (
    <table class="figures">
      <caption class="ear">{t('end-ranking')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span class="ear">{t('end-place')}</span>
          </th>
          <th scope="col">{t('end-who')}</th>
          {columns.map(({ name, sign }, i) => (
            <th key={i} scope="col" class={sign && 'signed'}>
              <span>{say(name)}</span>
              {sign && <Icon id={sign} size={22} box={28} />}
            </th>
          ))}
          {scored && <th scope="col">{standing.counts ? say(standing.counts) : t('end-total')}</th>}
        </tr>
      </thead>
      <tbody>
        {standing.rows.map((row, i) => (
          <tr key={i} class={row.place === 1 ? 'first' : undefined}>
            <td>{row.place}</td>
            <th scope="row">
              <Who reader={reader} company={company} who={row.who} />
            </th>
            {row.parts.map(({ value }, k) => (
              <td key={k}>{signed(value)}</td>
            ))}
            {scored && <td class="sum">{row.score === undefined ? '' : signed(row.score)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

export function Who({ reader, company, who }: { reader: Reader; company: Company; who: StandingRow['who'] }) {
  if (typeof who === 'object') return <Rich text={reader.say(who)} />
  return (
    <span class="who">
      <Figure company={company} seat={who} size={30} />
      <bdi>{company.crew[who]?.name}</bdi>
    </span>
  )
}

/** All seats in first place, with laurels. */
export function Winners({ company, standing }: { company: Company; standing: Standing }) {
  return (
    <p class="winner" aria-hidden="true">
      {standing.rows.map(({ place, who }) =>
        place === 1 && typeof who === 'number' ? (
          <svg key={who} class="icon" width="84" height="84" viewBox="-32 -32 64 64">
            <use href="#laurel" />
            <use href={`#${signOf(company, who)}`} />
          </svg>
        ) : null
      )}
    </p>
  )
}

interface SeatsProps {
  reader: Reader
  company: Company
  ledger: Ledger
  /** On a table's page, the rounds come when they are opened. */
  rounds?: Opening
}

/** Whom the table waited for and how long: in total, and round by round in a fold. */
export function LedgerSeats({ reader, company, ledger, rounds }: SeatsProps) {
  const { t } = reader
  if (ledger.seats.length === 0) return null
  const own = company.viewer === 'watcher' ? undefined : ledger.seats[company.viewer]
  const byRound = (
    <table class="figures">
      <ShareHead reader={reader} />
      {ledger.rounds.map(({ round, seats }) => (
        <tbody key={round}>
          <tr>
            <th scope="rowgroup" colSpan={3}>
              <b>{t('ledger-round', { round })}</b>
            </th>
          </tr>
          {seats.map(
            (share, seat) =>
              share.decided + share.waited > 0 && <ShareRow key={seat} reader={reader} company={company} seat={seat} share={share} />
          )}
        </tbody>
      ))}
    </table>
  )
  return (
    <Part id="ledger" heading={t('ledger-seats')}>
      {own && ledger.visits !== undefined && (
        <p>
          {t('ledger-own', { visits: ledger.visits })}{' '}
          {isFelt(own.waited) && t('ledger-own-waited', { waited: lasting(own.waited, reader) })}
        </p>
      )}
      <table class="figures">
        <ShareHead reader={reader} />
        <tbody>
          {ledger.seats.map((share, seat) => (
            <ShareRow key={seat} reader={reader} company={company} seat={seat} share={share} />
          ))}
        </tbody>
      </table>
      {ledger.rounds.length > 0 &&
        (rounds ? (
          <Later {...rounds} name="rounds" label={t('ledger-rounds')}>
            {byRound}
          </Later>
        ) : (
          <details class="fold">
            <summary>{t('ledger-rounds')}</summary>
            {byRound}
          </details>
        ))}
    </Part>
  )
}

const ShareHead = ({ reader: { t } }: { reader: Reader }) => (
  <thead>
    <tr>
      <th scope="col">{t('end-who')}</th>
      <th scope="col">{t('ledger-decisions')}</th>
      <th scope="col">{t('ledger-waited')}</th>
    </tr>
  </thead>
)

type ShareProps = { reader: Reader; company: Company; seat: number; share: Ledger['seats'][number] }

const ShareRow = ({ reader, company, seat, share: { decided, waited } }: ShareProps) => (
  <tr>
    <th scope="row">
      <span class="row">
        <Figure company={company} seat={seat} size={26} /> <Rich text={reader.say({ say: 'ledger-who', with: { who: { seat } } })} />
      </span>
    </th>
    <td>{decided}</td>
    <td>{isFelt(waited) && lasting(waited, reader)}</td>
  </tr>
)

/** The game in figures: decisions, and how often and how long it waited. */
export function LedgerFacts({ reader, ledger }: { reader: Reader; ledger: Ledger }) {
  const { t } = reader
  const facts: (readonly [string, string | number])[] = [
    [t('ledger-decided', { n: ledger.decisions }), ledger.decisions],
    ...(ledger.waits > 0 ? [[t('ledger-waits', { n: ledger.waits }), ledger.waits] as const] : []),
    ...(isFelt(ledger.median) ? [[t('ledger-median'), lasting(ledger.median, reader)] as const] : []),
  ]
  return (
    <dl class="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
