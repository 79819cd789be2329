/** The standing orders of a seat: their page, and what its form says. */
import { Hono } from 'hono'
import { orderFields, ordersPage } from '../../web/pages/orders'
import { gameOf } from '../games'
import { open } from '../parcel'
import { ASK, ordersFrom, type Order, type OrderLine, type Orders } from '../rules/orders'
import type { OrdersDeed } from '../table/orders/deed'
import { acting } from './acting'
import type { Form } from './forms'
import { refusal } from './seats'
import { page, reading, refuse, type Site } from './site'
import { tableOf, visitOf } from './visit'

export const orders = new Hono<Site>()

orders.get('/tables/:table/seats/:seat{[0-9]}/orders', async c => {
  const found = open((await tableOf(c)?.orders(visitOf(c))) ?? '{"refused":"unknown"}')
  if ('refused' in found) return refusal(c, found)
  const { seen, once, trials } = found
  const { head } = seen.model
  const game = gameOf(head.game)
  const lines = game.orders?.lines(head.options, head.seats.length) ?? []
  if (head.manner !== 'brisk') return refuse(c, 404, c.req.param('table'))
  return page(ordersPage({ ...reading(c), ...seen, once, trials, game, lines, orders: ordersFrom(lines, found.orders), ask: ASK, done: c.req.query('done') !== undefined }))
})

orders.post('/tables/:table/seats/:seat{[0-9]}/orders', c =>
  acting(c, async (table, visit, form) => {
    const id = c.req.param('table')
    const found = open(await table.orders(visit))
    if ('refused' in found) return refusal(c, found)
    const { game, options, seats } = found.seen.model.head
    const acted = open(await table.act(visit, readOrders(form, gameOf(game).orders?.lines(options, seats.length) ?? [])))
    if ('refused' in acted) return refusal(c, acted)
    if (acted.outcome !== 'done') return refuse(c, 409, id)
    return c.redirect(`/tables/${id}/seats/${visit.as}/orders?done`, 303)
  })
)

/** Lines that the form does not name stay as they are. */
export function readOrders(form: Form, lines: readonly OrderLine[]): OrdersDeed {
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
