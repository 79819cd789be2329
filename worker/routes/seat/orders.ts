/** A seat's standing orders: their page and form. */
import { Hono } from 'hono'
import { ordersPage } from '../../../web/pages/seat/orders'
import { orderFields } from '../../../web/pages/seat/order-line'
import { gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { ASK, ordersFrom, type Order, type OrderLine, type Orders } from '../../rules/orders'
import type { Deed } from '../../table/deeds'
import { acting } from '../request/acting'
import type { Form } from '../../shared/form'
import { refusal } from './seats'
import { page, reading, refuse, type Site } from '../request/site'
import { tableOf, visitOf } from '../request/visit'

export const orders = new Hono<Site>()

orders.get('/tables/:table/seats/:seat{[0-9]}/orders', async c => {
  const found = unpack((await tableOf(c)?.orders(visitOf(c))) ?? '{"refused":"unknown"}')
  if ('refused' in found) return refusal(c, found)
  const { seen, once, trials } = found
  const { head } = seen.model
  const game = gameOf(head.game)
  const lines = game.orders?.lines(head.options, head.seats.length) ?? []
  if (head.manner !== 'brisk') return refuse(c, 404, c.req.param('table'))
  return page(
    ordersPage({
      ...reading(c),
      ...seen,
      once,
      trials,
      game,
      lines,
      orders: ordersFrom(lines, found.orders),
      ask: ASK,
      done: c.req.query('done') !== undefined,
    })
  )
})

orders.post('/tables/:table/seats/:seat{[0-9]}/orders', c =>
  acting(c, async (table, visit, form) => {
    const id = c.req.param('table')
    const found = unpack(await table.orders(visit))
    if ('refused' in found) return refusal(c, found)
    const { game, options, seats } = found.seen.model.head
    const acted = unpack(await table.act(visit, readOrders(form, gameOf(game).orders?.lines(options, seats.length) ?? [])))
    if ('refused' in acted) return refusal(c, acted)
    if (acted.outcome !== 'done') return refuse(c, 409, id)
    return c.redirect(`/tables/${id}/seats/${visit.as}/orders?done`, 303)
  })
)

/** Lines that the form does not contain stay as they are. */
export function readOrders(form: Form, lines: readonly OrderLine[]): Deed<'orders'> {
  const orders: Record<string, Order> = {}
  for (const line of lines) {
    const way = form.get(orderFields.way(line.id))
    if (way !== undefined) orders[line.id] = way === ASK ? { way } : orderIn(form, line, way)
  }
  return { do: 'orders', orders: orders satisfies Orders, once: form.has('once') }
}

function orderIn(form: Form, { id, ranks, spares, stake }: OrderLine, way: string): Order {
  const number = (field: string): number | undefined => {
    const text = form.get(field)?.trim()
    return text && /^\d{1,4}$/.test(text) ? Number(text) : undefined
  }
  return {
    way,
    number: number(orderFields.number(id, way)),
    ...(stake && { stake: number(orderFields.stake(id)) }),
    ...(ranks && { ranks: orderFields.ranks.flatMap(n => form.get(orderFields.rank(id, n)) || []) }),
    ...(spares && { spares: number(orderFields.spares(id)) }),
  }
}
