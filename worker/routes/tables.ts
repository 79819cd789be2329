/** Tables: the form for a new one, making it, and the host's list of its seats. */
import { bytesToHex } from '@noble/hashes/utils.js'
import { Hono } from 'hono'
import { cardOf } from '../../web/pages/cards'
import { newPage } from '../../web/pages/new'
import { seatsPage } from '../../web/pages/seats'
import { readerOf } from '../../web/parts/reader'
import { NAME_LENGTH, TABLES_PER_MINUTE } from '../bounds'
import { GAMES, gameOf } from '../games'
import { keyFor, newTableId } from '../people/keys'
import { transportOf } from '../post/transport'
import { PIRATES } from '../rules/game'
import { open } from '../parcel'
import { DAY } from '../table/clock/span'
import type { NewSeat } from '../table/seating'
import type { Card } from '../table/store'
import { readForm } from './forms'
import { meet } from './meet'
import { readPlan, type Plan } from './plan'
import { page, reading, refuse, type Request, type Site } from './site'
import { hold, tableOf, visitOf } from './visit'

export const tables = new Hono<Site>()

tables.get('/tables/new', c => page(c, formPage(c)))

tables.post('/tables', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await mayMakeTable(c))) return refuse(c, 429)
  const plan = readPlan(form, { name: usualName(c), bot: readerOf(reading(c)).t('deckhand') }, transportOf(c.env) !== undefined)
  if ('faults' in plan) return page(c, formPage(c, { typed: Object.fromEntries(form), faults: plan.faults }), 422)
  const id = await makeTable(c, plan)
  hold(c, id, { host: keyFor(c.env.SITE_KEY, 'host', id) })
  return c.redirect(`/tables/${id}/seats`, 303)
})

/** The host's key in a link: this browser holds it from now on. */
tables.get('/tables/:table/host/:key', async c => {
  const key = c.req.param('key')
  const seen = open((await tableOf(c)?.claims(key)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 410)
  hold(c, seen.head.id, { host: key })
  return c.redirect(`/tables/${seen.head.id}/seats`, 303)
})

tables.get('/tables/:table/seats', async c => {
  const { host = '' } = visitOf(c)
  const seen = open((await tableOf(c)?.claims(host)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 403, c.req.param('table'))
  const { head, claims } = seen
  const base = `${c.env.PUBLIC_URL}/tables/${head.id}`
  const links = claims.map((key, seat) => ({ link: `${base}/seats/${seat}/claim/${key ?? ''}` }))
  return page(c, seatsPage({ ...reading(c), head, game: gameOf(head.game), hostLink: `${base}/host/${host}`, claims: links }))
})

function formPage(c: Request, filled?: Parameters<typeof newPage>[0]['filled']): string {
  const { language } = reading(c)
  const games = GAMES.map(game => cardOf(game, language))
  const letters = transportOf(c.env) !== undefined
  return newPage({ ...reading(c), games, letters, suggestion: usualName(c), nameLength: NAME_LENGTH, ...(filled && { filled }) })
}

const USUAL_NAMES = 8

/** A name for who types none. */
function usualName(c: Request): string {
  const n = Math.floor(Math.random() * USUAL_NAMES)
  return readerOf(reading(c)).t('table-name-usual', { n })
}

async function makeTable(c: Request, plan: Plan): Promise<string> {
  const { SITE_KEY } = c.env
  const id = newTableId(SITE_KEY)
  const pirates = [...PIRATES]
  const seats: NewSeat[] = []
  const language = c.get('language')
  for (const [seat, { name, kind, address }] of plan.seats.entries())
    seats.push({ name, kind, pirate: pirates[seat] ?? 'a', language, person: await meet(c, address) })
  const host = (await meet(c, plan.hostAddress)) ?? undefined
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const { name, game, options, pace, absences, openTalk, startDays } = plan
  const made = Date.now()
  const startAt = startDays && made + startDays * DAY
  const open = seats.some(({ kind }) => kind === 'open')
  const card: Card = { id, name, game, options, secret, made, language, host, open, openTalk, pace, absences, startAt }
  await c.env.TABLE.get(c.env.TABLE.idFromName(id)).make(card, seats)
  return id
}

function mayMakeTable(c: Request): Promise<boolean> {
  const most = Number(c.env.TABLES_PER_MINUTE) || TABLES_PER_MINUTE
  return c.env.GATE.get(c.env.GATE.idFromName(networkAddress(c))).pass(most)
}

/** On the platform the edge says who calls; on one's own machine workerd does. */
function networkAddress(c: Request): string {
  const { cf } = c.req.raw
  const own = typeof cf?.['clientIp'] === 'string' ? cf['clientIp'].replace(/:\d+$/, '') : undefined
  return own ?? c.req.header('cf-connecting-ip') ?? 'unknown'
}
