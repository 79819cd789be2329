/** A table as one looks at it: from a seat, as a watcher, at a position of the past; and the link that opens a seat. */
import { Hono } from 'hono'
import { logPage } from '../../web/pages/log'
import { proofPage } from '../../web/pages/proof'
import { tablePage, tablePart, type TableProps } from '../../web/pages/table'
import { gameOf } from '../games'
import { open, pack } from '../parcel'
import { isForeign } from './guard'
import { pictureAt } from './pictures'
import { personHere } from './mine'
import type { Refused, Seen } from '../table/table'
import type { Visit } from '../table/visit'
import { holdsElsewhere, keepBerth } from './berths'
import { page, reading, refuse, wantsPart, type Request, type Site } from './site'
import { hold, seatNumber, tableOf, visitOf } from './visit'

export const seats = new Hono<Site>()

/** Opening a personal link: this browser holds the seat from now on. Works on any device, again and again. Who comes with
    `again` and still without the cookie keeps none, and sees the seat here. */
seats.get('/tables/:table/seats/:seat/link/:key', async c => {
  const { table, key } = c.req.param()
  const seat = seatNumber(c.req.param('seat'))
  const stub = tableOf(c)
  if (!stub || seat === undefined) return refuse(c, 404)
  if (!(await stub.opens(seat, key))) return refuse(c, 410, table)
  const kept = visitOf(c).keys[seat] === key
  hold(c, table, { seat, key })
  const { pathname, searchParams } = new URL(c.req.url)
  if (!kept && searchParams.has('again')) {
    c.set('linked', key)
    return look(c, { keys: { [seat]: key }, as: seat })
  }
  if (kept) searchParams.delete('again')
  else searchParams.set('again', '1')
  const search = searchParams.size > 0 ? `?${searchParams}` : ''
  return c.redirect((kept ? `/tables/${table}/seats/${seat}` : pathname) + search, 303)
})

seats.get('/tables/:table', c => look(c, { ...visitOf(c), as: 'watcher' }))
seats.get('/tables/:table/seats/:seat{[0-9]}', c => look(c, visitOf(c)))
seats.get('/tables/:table/at/:position', c => {
  const position = c.req.param('position')
  return /^\d{1,5}$/.test(position) ? look(c, visitOf(c), Number(position)) : refuse(c, 404, c.req.param('table'))
})

/** What a form of the seat was answered with is loaded again: nothing is sent again, and the seat's page comes. */
seats.get('/tables/:table/seats/:seat{[0-9]}/:form{answers|takebacks|deeds|rematches}', c => {
  const { table, seat } = c.req.param()
  return tableOf(c) ? c.redirect(`/tables/${table}/seats/${seat}`, 303) : refuse(c, 404)
})

async function look(c: Request, visit: Visit, position?: number): Promise<Response> {
  const seen = open((await tableOf(c)?.see(visit, position)) ?? pack<Seen | Refused>({ refused: 'unknown' }))
  if ('refused' in seen) return refusal(c, seen)
  const key = visit.as === 'watcher' ? undefined : visit.keys[visit.as]
  if (visit.as !== 'watcher' && key !== undefined) keepBerth(c, seen.model.head.id, visit.as, key)
  return show(c, seen, { wish: wishOf(c), taken: takenOf(c, visit, seen), more: holdsMore(c, seen.model.head.id), picture: pictureAt(c, seen.model) })
}

/** This browser may hold others. Which of them wait home says: a seat's page asks no table but its own. */
const holdsMore = (c: Request, table: string): boolean => personHere(c) !== undefined || holdsElsewhere(c, table)

/** What a ring of the board, or a line of a letter, asks to be ticked. */
function wishOf(c: Request): TableProps['wish'] {
  const { choice, prompt } = c.req.query()
  return choice ? { choice, ...(prompt && { prompt }) } : undefined
}

/** Right after the seat was taken, its link is shown to be kept. */
function takenOf(c: Request, { as, keys }: Visit, { model: { head }, holder }: Seen): TableProps['taken'] {
  if (as === 'watcher' || !holder.justTaken || !c.req.query('taken')) return undefined
  const alone = !holder.lettered && !head.pace && head.seats.every(({ seat, bot }) => seat === as || bot)
  return { link: `${c.env.PUBLIC_URL}/tables/${c.req.param('table')}/seats/${as}/link/${keys[as]}`, lettered: holder.lettered, alone }
}

/** The whole page, or the part that htmx swaps. */
export function show(c: Request, { model, holder }: Seen, more: Partial<TableProps> = {}, status: 200 | 409 = 200): Response {
  const key = c.get('linked')
  const linked = key !== undefined && holder.token !== undefined && { holder: { ...holder, token: key }, linked: `${c.env.PUBLIC_URL}/tables/${model.head.id}/seats/${model.viewer}/link/${key}` }
  const props: TableProps = { ...reading(c), model, holder, game: gameOf(model.head.game), ...more, ...linked }
  return page(wantsPart(c) ? tablePart(props) : tablePage(props), status)
}

export function refusal(c: Request, { refused }: Refused): Response {
  const table = c.req.param('table')
  return refused === 'not-yours' ? refuse(c, 403, table) : refuse(c, 404, refused === 'unknown' ? undefined : table)
}

seats.get('/tables/:table/log', async c => {
  const visit = visitOf(c)
  const seen = open((await tableOf(c)?.log(visit)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refusal(c, seen)
  return page(logPage({ ...reading(c), ...seen, viewer: visit.as, game: gameOf(seen.head.game) }))
})

seats.get('/tables/:table/proof', async c => {
  const proof = open((await tableOf(c)?.proof()) ?? '{"refused":"unknown"}')
  return 'refused' in proof ? refusal(c, proof) : page(proofPage({ ...reading(c), proof }))
})

seats.get('/tables/:table/game.json', async c => {
  const file = open((await tableOf(c)?.file(visitOf(c))) ?? '{"refused":"unknown"}')
  return 'refused' in file ? refusal(c, file) : c.json(file)
})

/** An open page waits here for the word "changed". */
seats.get('/tables/:table/live', async c => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') return refuse(c, 404, c.req.param('table'))
  if (isForeign(c)) return refuse(c, 403, c.req.param('table'))
  const shown = Number(c.req.query('at') ?? Number.NaN)
  const headers = new Headers(c.req.raw.headers)
  headers.set('x-visit', pack({ ...visitOf(c), shown }))
  const answer = await tableOf(c)?.fetch(new Request(c.req.url, { headers }))
  if (!answer) return refuse(c, 404)
  return answer.status === 101 ? answer : new Response(null, { status: answer.status })
})
