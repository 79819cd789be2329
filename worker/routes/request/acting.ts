/** Acts for a seat: the cookie holds its key, and the form carries a token made from it. Without cookies, the form of a page opened by the
    seat's link carries the key instead. */
import { keyFor, sameKey } from '../../shared/keys'
import type { Seat } from '../../rules/contract'
import type { Table } from '../../table/table'
import type { Visit } from '../../table/seats/visit'
import type { Form } from '../../shared/form'
import { readForm } from './forms'
import { refuse, type Request } from './site'
import { tableOf, visitOf } from './visit'

export type SeatVisit = Visit & { as: Seat }
type Act = (table: DurableObjectStub<Table>, visit: SeatVisit, form: Form) => Promise<Response>

export async function acting(c: Request, act: Act): Promise<Response> {
  const id = c.req.param('table')
  const table = tableOf(c)
  if (!table) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form, id)
  const visit = visitOf(c)
  const { as } = visit
  const key = as === 'watcher' ? undefined : visit.keys[as]
  if (as === 'watcher' || (key && !tokenFits(c, form, key))) return refuse(c, 403, id)
  return key ? act(table, { ...visit, as }, form) : byLink(c, table, { ...visit, as }, form, act)
}

/** Redirects back to the link after the deed. */
async function byLink(c: Request, table: DurableObjectStub<Table>, visit: SeatVisit, form: Form, act: Act): Promise<Response> {
  const key = form.get('token') ?? ''
  const seat = `/tables/${c.req.param('table')}/seats/${visit.as}`
  if (!(await table.admitsKey(visit.as, key))) return refuse(c, 403, c.req.param('table'))
  c.set('linked', key)
  const done = await act(table, { ...visit, keys: { ...visit.keys, [visit.as]: key } }, form)
  const location = done.headers.get('location') ?? ''
  return done.status === 303 && location.startsWith(seat)
    ? c.redirect(`${seat}/link/${key}${new URL(location, c.req.url).search}`, 303)
    : done
}

/** A form carries a token derived from its key, so that no other site can send it. */
export const tokenFits = (c: Request, form: Form, key: string): boolean => sameKey(form.get('token') ?? '', tokenOf(c, key))
export const tokenOf = (c: Request, key: string): string => keyFor(c.env.SITE_KEY, 'form', key)
