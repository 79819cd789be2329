/** One line of standing orders: its ways, their ranks, and how it would have answered so far. */
import type { Order, OrderLine, OrderWay } from '../../../worker/rules/orders'
import type { Trial } from '../../../worker/model'
import { Icon } from '../../board/draw'
import { Rich } from '../../words/rich'
import type { Reader } from '../../words/reader'

/** Preferences per form. */
export const RANKS = [1, 2, 3] as const

export type Shipmate = { seat: number; name: string }

interface LineProps {
  reader: Reader
  line: OrderLine
  order: Order
  ask: string
  trials: readonly Trial[]
  crew: readonly Shipmate[]
}

export function Line({ reader, line, ask, order, trials, crew }: LineProps) {
  const { t, say } = reader
  const asks = order.way === ask
  return (
    <details class="order" id={`order-${line.id}`}>
      <summary>
        {line.sign ? <Icon id={line.sign} size={32} box={28} /> : <span />}
        <b>{say(line.name)}</b>{' '}
        <span class={asks ? 'answer me' : 'answer'}>{asks ? t('orders-ask') : <Rich text={say(nameOf(line, order))} />}</span>{' '}
        <small class="last">
          <Latest reader={reader} trials={trials} />
        </small>
      </summary>
      <div class="picks">
        <Fared reader={reader} trials={trials} />
        <fieldset class="picks">
          <legend class="ear">{say(line.name)}</legend>
          {line.ways.map(way => (
            <WayRow key={way.id} reader={reader} line={line} way={way} order={order} />
          ))}
          <label class="pick">
            <input type="radio" name={orderFields.way(line.id)} value={ask} checked={asks} />
            <span>{t('orders-ask')}</span>
          </label>
        </fieldset>
        {line.ranks && <Ranks reader={reader} line={line} ranks={line.ranks} order={order} />}
        {line.spares && <Spares reader={reader} line={line} order={order} crew={crew} />}
        {line.stake && (
          <div class="field">
            <label for={`stake-${line.id}`}>{t('orders-stake')}</label>
            <input
              id={`stake-${line.id}`}
              name={orderFields.stake(line.id)}
              type="number"
              min={0}
              max={line.stake.most}
              value={order.stake ?? ''}
            />
          </div>
        )}
      </div>
    </details>
  )
}

/** The way's name, filled with the number chosen for it. */
function nameOf(line: OrderLine, { way, number }: Order): OrderWay['name'] {
  const { name } = line.ways.find(({ id }) => id === way) ?? line.ways[0]
  return number === undefined ? name : { ...name, with: { ...name.with, n: number } }
}

function WayRow({ reader, line, way, order }: Pick<LineProps, 'reader' | 'line'> & { way: OrderWay; order: Order }) {
  const chosen = order.way === way.id
  const { number } = way
  const name = nameOf(line, { way: way.id, ...(number && { number: chosen ? (order.number ?? number.usual) : number.usual }) })
  return (
    <div class="way">
      <label class="pick">
        <input type="radio" name={orderFields.way(line.id)} value={way.id} checked={chosen} />
        <span>
          <Rich text={reader.say(name)} />
        </span>
      </label>
      {number && (
        <input
          name={orderFields.number(line.id, way.id)}
          type="number"
          min={number.least}
          max={number.most}
          value={chosen ? (order.number ?? number.usual) : number.usual}
          aria-label={reader.t(number.unit === 'percent' ? 'orders-percent' : 'orders-number')}
        />
      )}
    </div>
  )
}

function Ranks({
  reader,
  line,
  ranks,
  order,
}: Pick<LineProps, 'reader' | 'line'> & { ranks: NonNullable<OrderLine['ranks']>; order: Order }) {
  const { t, say } = reader
  return (
    <fieldset>
      <legend>{t('orders-ranks')}</legend>
      <div class="pair">
        {RANKS.map(n => (
          <select key={n} name={orderFields.rank(line.id, n)} aria-label={t('orders-rank', { n })}>
            <option value="">{t('orders-rank-none')}</option>
            {ranks.among.map(({ id, name }) => (
              <option key={id} value={id} selected={order.ranks?.[n - 1] === id}>
                {say(name)}
              </option>
            ))}
          </select>
        ))}
      </div>
    </fieldset>
  )
}

function Spares({ reader: { t }, line, order, crew }: Pick<LineProps, 'reader' | 'line' | 'crew'> & { order: Order }) {
  return (
    <div class="field">
      <label for={`spares-${line.id}`}>{t('orders-spares')}</label>
      <select id={`spares-${line.id}`} name={orderFields.spares(line.id)}>
        <option value="">{t('orders-spares-none')}</option>
        {crew.map(({ seat, name }) => (
          <option key={seat} value={seat} selected={order.spares === seat}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

/** What was answered last: all that a folded line says of its past. */
function Latest({ reader, trials: [trial] }: Pick<LineProps, 'reader' | 'trials'>) {
  return trial ? <Rich text={answeredIn(reader, trial)} /> : <>{reader.t('orders-never')}</>
}

/** Its latest answers, and what it would answer to those questions today. */
function Fared({ reader, trials }: Pick<LineProps, 'reader' | 'trials'>) {
  if (trials.length === 0) return <p class="note">{reader.t('orders-never')}</p>
  return (
    <ul class="note">
      {trials.map(trial => (
        <li key={trial.position}>
          <Rich text={answeredIn(reader, trial)} /> <Rich text={wouldIn(reader, trial)} />
        </li>
      ))}
    </ul>
  )
}

const answeredIn = ({ t, say }: Reader, { ordered, position, answered }: Trial): string =>
  t(ordered ? 'orders-answered' : 'orders-you-answered', { position, answer: say(answered) })

/** Only what is not said by the answer that was given. */
function wouldIn({ t, say }: Reader, { ordered, answered, today }: Trial): string {
  if (typeof today === 'string') return t('orders-would-ask', { why: today })
  if (say(today) !== say(answered)) return t('orders-would', { answer: say(today) })
  return ordered ? '' : t('orders-would-too')
}

export const orderFields = {
  way: (line: string) => `way.${line}`,
  number: (line: string, way: string) => `number.${line}.${way}`,
  stake: (line: string) => `stake.${line}`,
  rank: (line: string, n: number) => `rank.${line}.${n}`,
  spares: (line: string) => `spares.${line}`,
  ranks: RANKS,
}
