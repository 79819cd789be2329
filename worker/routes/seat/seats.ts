/** Looking at a table: from a seat, as a watcher, at a past position; and the link that opens a seat. */
import { Hono } from 'hono'
import { filmReel } from '../../../web/pages/past/film'
import { logPage } from '../../../web/pages/past/log'
import { proofPage } from '../../../web/pages/past/proof'
import { foldsIn, OPEN, type FoldName } from '../../../web/parts/fold'
import { tablePage, tablePart } from '../../../web/pages/table/table'
import type { TableProps } from '../../../web/pages/table/table-page'
import { gameOf } from '../../games'
import { unpack, pack } from '../../shared/parcel'
import { isForeign } from '../request/guard'
import { hintsHere } from '../site/hints'
import { pictureAt } from './pictures'
import { personHere } from '../site/mine'
import type { Refused, Seen } from '../../table/table'
import type { Visit } from '../../table/seats/visit'
import { acting } from '../request/acting'
import { holdsElsewhere, keepBerth } from '../request/berths'
import { page, reading, refuse, wantsPart, type Request, type Site } from '../request/site'
import { partFor } from '../request/swap'
import { unlessUnchanged } from '../request/unchanged'
import { hasJustCome, hold, letGo, rememberComing, rememberNotice, seatNumber, tableOf, visitOf } from '../request/visit'

export const seats = new Hono<Site>()

/** Opens a personal link: this browser holds the seat from now on, on any device and any number of times. A visitor who returns with
    `again` but without the cookie does not keep cookies, and sees the seat at this address. */
seats.get('/tables/:table/seats/:seat/link/:key', async c => {
  const { table, key } = c.req.param()
  const seat = seatNumber(c.req.param('seat'))
  const stub = tableOf(c)
  if (!stub || seat === undefined) return refuse(c, 404)
  if (!(await stub.admitsKey(seat, key))) return refuse(c, 410, table)
  const kept = visitOf(c).keys[seat] === key
  hold(c, table, { seat, key })
  const { pathname, searchParams } = new URL(c.req.url)
  if (!kept && searchParams.has('again')) {
    c.set('linked', key)
    return look(c, { keys: { [seat]: key }, as: seat })
  }
  if (kept && searchParams.has('again')) rememberComing(c, table, seat)
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

/** For the script that replays the past on the board; without it each position is a page. */
seats.get('/tables/:table/film/:from{[0-9]+}', async c => {
  const from = c.req.param('from')
  const seen = unpack((await tableOf(c)?.film(visitOf(c), Number(from.slice(0, 6)))) ?? '{"refused":"unknown"}')
  return 'refused' in seen ? refusal(c, seen) : c.json(filmReel(seen, gameOf(seen.head.game), reading(c)))
})

/** Reloading the page that a form's POST returned sends nothing again and shows the seat's page. */
seats.get('/tables/:table/seats/:seat{[0-9]}/:form{answers|takebacks|deeds|rematches}', c => {
  const { table, seat } = c.req.param()
  return tableOf(c) ? c.redirect(`/tables/${table}/seats/${seat}${new URL(c.req.url).search}`, 303) : refuse(c, 404)
})

/** Somebody else's browser opened the link: it gives up the key, and nothing changes for anybody else. */
seats.post('/tables/:table/seats/:seat{[0-9]}/forgotten', c =>
  acting(c, async (_, { as, keys }) => {
    const { table } = c.req.param()
    letGo(c, table, as)
    const [other] = Object.keys(keys).filter(seat => Number(seat) !== as)
    return c.redirect(`/tables/${table}${other === undefined ? '' : `/seats/${other}`}?gone=1`, 303)
  })
)

async function look(c: Request, visit: Visit, position?: number): Promise<Response> {
  const seen = unpack((await tableOf(c)?.see(visit, position)) ?? pack<Seen | Refused>({ refused: 'unknown' }))
  if ('refused' in seen) return refusal(c, seen)
  const key = visit.as === 'watcher' ? undefined : visit.keys[visit.as]
  if (visit.as !== 'watcher' && key !== undefined) keepBerth(c, seen.model.head.id, visit.as, key)
  rememberNotice(c, seen.model.head.id, visit)
  const wish = wishOf(c)
  const came = hasJustCome(c, seen.model.head.id, visit)
  const taken = takenOf(c, visit, seen)
  const shown = show(c, seen, {
    wish,
    notice: wish && isPast(seen, wish) ? 'passed' : c.req.query('gone') ? 'forgotten' : undefined,
    taken,
    came,
    more: holdsMore(c, seen.model.head.id),
  })
  // A page that contains a seat's key is never cached, nor one that greets once.
  return taken || came || c.get('linked') || wantsPart(c) ? shown : unlessUnchanged(c, shown)
}

/** Whether this browser may hold other seats; only the home page asks their tables. */
const holdsMore = (c: Request, table: string): boolean => personHere(c) !== undefined || holdsElsewhere(c, table)

/** The choice to tick in advance, from a ring on the board or a line in a letter. */
function wishOf(c: Request): TableProps['wish'] {
  const { choice, prompt } = c.req.query()
  return choice ? { choice, ...(prompt && { prompt }) } : undefined
}

/** Whether a letter's link was followed after its question was gone. */
const isPast = ({ model: { viewer, prompts } }: Seen, { choice, prompt }: NonNullable<TableProps['wish']>): boolean =>
  viewer !== 'watcher' && !prompts.some(({ id, choices }) => id === (prompt ?? id) && choices.some(offered => offered.id === choice))

/** Right after a seat is taken, its page shows the link to be kept. */
function takenOf(c: Request, { as, keys }: Visit, { holder }: Seen): TableProps['taken'] {
  if (as === 'watcher' || !holder.justTaken || !c.req.query('taken')) return undefined
  return `${c.env.PUBLIC_URL}/tables/${c.req.param('table')}/seats/${as}/link/${keys[as]}`
}

/** The folds that the page's script holds, or that the address names. */
const openedIn = (c: Request): FoldName[] => foldsIn(c.req.header('x-open') ?? c.req.query(OPEN) ?? '')

/** The whole page, or the part that htmx swaps. */
export function show(c: Request, { model, holder }: Seen, more: Partial<TableProps> = {}, status: 200 | 409 = 200): Response {
  const key = c.get('linked')
  const linked = key !== undefined &&
    holder.token !== undefined && {
      holder: { ...holder, token: key },
      linked: `${c.env.PUBLIC_URL}/tables/${model.head.id}/seats/${model.viewer}/link/${key}`,
    }
  const [game, picture] = [gameOf(model.head.game), pictureAt(c, model)]
  const props: TableProps = { ...reading(c), model, holder, game, hints: hintsHere(c), opened: openedIn(c), picture, ...more, ...linked }
  return wantsPart(c) ? partFor(c, tablePart(props), status) : page(tablePage(props), status)
}

export function refusal(c: Request, { refused }: Refused): Response {
  const table = c.req.param('table')
  return refused === 'not-yours' ? refuse(c, 403, table) : refuse(c, 404, refused === 'unknown' ? undefined : table)
}

seats.get('/tables/:table/log', async c => {
  const visit = visitOf(c)
  const seen = unpack((await tableOf(c)?.log(visit)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refusal(c, seen)
  return page(logPage({ ...reading(c), ...seen, viewer: visit.as, game: gameOf(seen.head.game) }))
})

seats.get('/tables/:table/proof', async c => {
  const proof = unpack((await tableOf(c)?.proof()) ?? '{"refused":"unknown"}')
  return 'refused' in proof ? refusal(c, proof) : page(proofPage({ ...reading(c), proof }))
})

seats.get('/tables/:table/game.json', async c => {
  const file = unpack((await tableOf(c)?.file(visitOf(c))) ?? '{"refused":"unknown"}')
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
