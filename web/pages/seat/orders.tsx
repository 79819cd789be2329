/**
 * The page of standing orders: every question that can be decided ahead, its current order, and how it did. One form, folded line by line.
 */
import type { Game } from '../../../worker/drawing/game'
import type { OrderLine, Orders } from '../../../worker/rules/orders'
import type { Holder, TableModel, Trial } from '../../../worker/model'
import { BackToTable } from '../../parts/table/back'
import { DeedForm, type Doer } from '../../parts/deed'
import { document } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { pathsOf } from '../../parts/paths'
import { readerOf, type Company, type Reading } from '../../words/reader'
import { type Shipmate, Line } from './order-line'

export interface OrdersProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  lines: readonly OrderLine[]
  /** An order for every line. */
  orders: Orders
  /** The way that leaves the question to the player. */
  ask: string
  trials: Readonly<Record<string, readonly Trial[]>>
  /** Orders for this round are in force. */
  once: boolean
  done?: boolean
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
        <BackToTable href={paths.here} name={head.name} />
        <h1>{t('orders-title')}</h1>
        <p>{t('orders-about')}</p>
        {done && <Notice>{t('orders-done')}</Notice>}
        {once && <p class="calm">{t('orders-once-now')}</p>}
      </div>
      <DeedForm {...doer} deed="orders" kind="part form orders">
        {lines.map(line => (
          <Line
            key={line.id}
            reader={reader}
            line={line}
            ask={ask}
            order={orders[line.id] ?? { way: ask }}
            trials={trials[line.id] ?? []}
            crew={crewOf(model)}
          />
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

const crewOf = ({ head, viewer }: TableModel): Shipmate[] => head.seats.filter(({ seat }) => seat !== viewer)
