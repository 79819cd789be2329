/** Standing orders: every question that can be decided ahead, today's answer, and how it fared. One form, folded line by line. */
import type { Game } from '../../worker/rules/game'
import type { Order, OrderLine, OrderWay, Orders } from '../../worker/rules/orders'
import type { Holder, TableModel, Trial } from '../model'
import { Rich } from '../board/rich'
import { DeedForm, type Doer } from '../parts/deed'
import { document } from '../parts/layout'
import { Notice } from '../parts/notice'
import { pathsOf } from '../parts/paths'
import { readerOf, type Company, type Reader, type Reading } from '../parts/reader'

export interface OrdersProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  lines: readonly OrderLine[]
  /** One for every line. */
  orders: Orders
  /** The way of an order that leaves the question to its person. */
  ask: string
  trials: Readonly<Record<string, readonly Trial[]>>
  /** Orders that hold for this round only. */
  once: boolean
  done?: boolean
}

/** How many likings a form asks for. */
const RANKS = [1, 2, 3] as const

export const orderFields = {
  way: (line: string) => `way.${line}`,
  number: (line: string, way: string) => `number.${line}.${way}`,
  stake: (line: string) => `stake.${line}`,
  rank: (line: string, n: number) => `rank.${line}.${n}`,
  spares: (line: string) => `spares.${line}`,
  ranks: RANKS,
}

export function ordersPage(props: OrdersProps): string {
  const { model, holder, game, done, trials, once, lines, orders, ask } = props
  const { head, viewer } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ zone: model.own?.hours.zone, ...props }, company)
  const { t } = reader
  const paths = pathsOf(head.id, viewer)
  const doer: Doer = { action: paths.orders, token: holder.token ?? '' }
  return document(
    { reader, title: `${t('orders')} · ${head.name}`, kind: 'narrow', secret: true },
    <>
      <div class="masthead">
        <p class="note">
          <a href={paths.here}>
            <bdi>{head.name}</bdi>
          </a>
        </p>
        <h1>{t('orders-title')}</h1>
        <p>{t('orders-about')}</p>
        {done && <Notice>{t('orders-done')}</Notice>}
        {once && <p class="calm">{t('orders-once-now')}</p>}
      </div>
      <DeedForm {...doer} deed="orders" kind="part form orders">
        {lines.map(line => (
          <Line key={line.id} reader={reader} line={line} ask={ask} order={orders[line.id] ?? { way: ask }} trials={trials[line.id] ?? []} crew={crewOf(model)} />
        ))}
        <label class="pick">
          <input type="checkbox" name="once" value="1" />
          <span>{t('orders-once')}</span>
        </label>
        <p class="row fill">
          <button class="button main">{t('orders-save')}</button>
        </p>
      </DeedForm>
    </>
  )
}

type Shipmate = { seat: number; name: string }
const crewOf = ({ head, viewer }: TableModel): Shipmate[] => head.seats.filter(({ seat }) => seat !== viewer)

interface LineProps {
  reader: Reader
  line: OrderLine
  order: Order
  ask: string
  trials: readonly Trial[]
  crew: readonly Shipmate[]
}

function Line({ reader, line, ask, order, trials, crew }: LineProps) {
  const { t, say } = reader
  const asks = order.way === ask
  return (
    <details class="order" id={`order-${line.id}`}>
      <summary>
        <b>{say(line.name)}</b> <span class={asks ? 'answer me' : 'answer'}>{asks ? t('orders-ask') : <Rich text={say(nameOf(line, order))} />}</span>
      </summary>
      <Fared reader={reader} trials={trials} />
      <fieldset>
        <legend class="aside">{say(line.name)}</legend>
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
          <input id={`stake-${line.id}`} name={orderFields.stake(line.id)} type="number" min={0} max={line.stake.most} value={order.stake ?? ''} />
        </div>
      )}
    </details>
  )
}

/** The way's name, with the number that was chosen for it. */
function nameOf(line: OrderLine, { way, number }: Order): OrderWay['name'] {
  const { name } = line.ways.find(({ id }) => id === way) ?? line.ways[0]
  return number === undefined ? name : { ...name, with: { ...name.with, n: number } }
}

function WayRow({ reader, line, way, order }: Pick<LineProps, 'reader' | 'line'> & { way: OrderWay; order: Order }) {
  const chosen = order.way === way.id
  const { number } = way
  const name = nameOf(line, { way: way.id, ...(number && { number: chosen ? (order.number ?? number.usual) : number.usual }) })
  return (
    <div class="row">
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

function Ranks({ reader, line, ranks, order }: Pick<LineProps, 'reader' | 'line'> & { ranks: NonNullable<OrderLine['ranks']>; order: Order }) {
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

/** What it last answered, and what it would answer to the last questions of its kind today. */
function Fared({ reader, trials }: Pick<LineProps, 'reader' | 'trials'>) {
  const { t, say } = reader
  if (trials.length === 0) return <p class="note">{t('orders-never')}</p>
  return (
    <ul class="note">
      {trials.map(({ position, ordered, answered, today }) => (
        <li key={position}>
          <Rich text={t(ordered ? 'orders-answered' : 'orders-you-answered', { position, answer: say(answered) })} />{' '}
          <Rich text={typeof today === 'string' ? t('orders-would-ask', { why: today }) : t('orders-would', { answer: say(today) })} />
        </li>
      ))}
    </ul>
  )
}
