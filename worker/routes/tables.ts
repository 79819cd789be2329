/** Tables: the form for a new one, making it, and the host's list of its seats. */
import { Hono } from 'hono'
import { renderSVG } from 'uqr'
import { cardOf } from '../../web/pages/cards'
import type { Fault } from '../../web/pages/field'
import { newPage } from '../../web/pages/new'
import { seatsPage, type SeatsProps } from '../../web/pages/seats'
import { ABSENCES, NAME_LENGTH, PACE_HOURS, START_DAYS } from '../bounds'
import { GAMES, gameOf } from '../games'
import { open } from '../parcel'
import { keyFor } from '../people/keys'
import { transportOf } from '../post/transport'
import { beaconOf } from '../table/beacon/chain'
import { inHours, PACES, USUAL_ABSENCES } from '../table/clock'
import type { HostDeed } from '../table/seating'
import type { ClaimRefused, Taken } from '../table/outcomes'
import { hostKey } from '../table/visit'
import { freshSecret, hostChannels, readHookDeed, type BadHook, type HostChannels } from './channels'
import { tokenFits, tokenOf } from './acting'
import { readForm, type Form } from './forms'
import { makeTable, mayMakeTable, usualNames } from './making'
import { meet } from './meet'
import { mayWriteTo, TOO_MANY_ADDRESSES } from './network'
import { readAddress, readName, readPlan } from './plan'
import { page, reading, refuse, type Request, type Site } from './site'
import { faultsIn, usualWords } from './taker'
import { rememberZone, zoneIn } from './zone'
import { hold, seatNumber, tableOf, visitOf } from './visit'

export const tables = new Hono<Site>()

tables.get('/tables/new', c => page(formPage(c)))

tables.post('/tables', async c => {
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await mayMakeTable(c))) return refuse(c, 429)
  const plan = readPlan(form, usualNames(c), transportOf(c.env) !== undefined)
  if ('faults' in plan) return page(formPage(c, { typed: Object.fromEntries(form), faults: plan.faults }), 422)
  const addresses = [...plan.seats.map(({ address }) => address), plan.hostAddress].filter(address => address !== undefined)
  if (!(await mayWriteTo(c, addresses.length)))
    return page(formPage(c, { typed: Object.fromEntries(form), faults: [{ field: 'seats', text: TOO_MANY_ADDRESSES }] }), 422)
  const id = await makeTable(c, plan)
  const host = { host: hostKey(c.env, id) }
  const own = plan.own && plan.seats[0] && (await sitAtOwn(c, id, plan.seats[0].name, zoneIn(form)))
  hold(c, id, host, ...(own ? [own] : []))
  // Where all others are bots there is nobody to invite.
  const alone = own && plan.seats.slice(1).every(({ kind }) => kind === 'bot')
  return c.redirect(`/tables/${id}/seats${alone ? `/${own.seat}` : ''}`, 303)
})

/** The host's own seat is taken with the table. */
async function sitAtOwn(c: Request, id: string, name: string, zone: string | undefined): Promise<Exclude<Taken, ClaimRefused> | undefined> {
  if (zone !== undefined) rememberZone(c, zone)
  const taker = { name, words: usualWords(), person: null, language: c.get('language'), zone }
  const taken = open(await c.env.TABLE.get(c.env.TABLE.idFromName(id)).takeSeat(0, keyFor(c.env.SITE_KEY, 'claim', id, 0, 0), taker))
  return 'refused' in taken ? undefined : taken
}

/** The host's key in a link: this browser holds it from now on. */
tables.get('/tables/:table/host/:key', async c => {
  const key = c.req.param('key')
  const seen = open((await tableOf(c)?.claims(key)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 410)
  hold(c, seen.head.id, { host: key })
  return c.redirect(`/tables/${seen.head.id}/seats`, 303)
})

tables.get('/tables/:table/seats', async c => list(c, visitOf(c).host ?? ''))

/** What a host may do: withdraw an invitation, invite somebody else, call the table off, ask for a lost link. */
tables.post('/tables/:table/seats', async c => {
  const { host = '', keys } = visitOf(c)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!host || !tokenFits(c, form, host)) return refuse(c, 403, c.req.param('table'))
  if (form.get('do') === 'call-off' && !form.has('sure')) return list(c, host, { unsure: true }, 422)
  const deed = await hostDeedIn(c, form, host)
  if (deed === undefined) return refuse(c, 400, c.req.param('table'))
  if ('fault' in deed) return list(c, host, { post: { refused: deed } }, 422)
  if ('faults' in deed) return list(c, host, { filled: faultsIn(form, deed) }, 422)
  const outcome = (await tableOf(c)?.host(host, deed, keys)) ?? 'unknown'
  if (outcome === 'done') return list(c, host, { done: deed.do, post: { fresh: freshSecret(form, deed) } })
  if (outcome === 'reachable' || outcome === 'away') return list(c, host, { refused: outcome }, 409)
  return refuse(c, outcome === 'unknown' ? 404 : outcome === 'too-fast' ? 429 : outcome === 'not-yours' ? 403 : 409, c.req.param('table'))
})

type More = Omit<Partial<SeatsProps>, 'post'> & { post?: Pick<HostChannels, 'fresh' | 'refused'> }

async function list(c: Request, host: string, { post, ...more }: More = {}, status: 200 | 409 | 422 = 200): Promise<Response> {
  const seen = open((await tableOf(c)?.claims(host)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 403, c.req.param('table'))
  const { head, claims, invited, declined, recoverable, seekable } = seen
  const base = `${c.env.PUBLIC_URL}/tables/${head.id}`
  const links = claims.map((key, seat) => {
    const link = `${base}/seats/${seat}/claim/${key}`
    return key === null ? undefined : { link, qr: renderSVG(link), lettered: invited[seat], declined: declined[seat] }
  })
  const letters = transportOf(c.env) !== undefined
  const shown = { head, game: gameOf(head.game), hostLink: `${base}/host/${host}`, claims: links, recoverable, seekable, token: tokenOf(c, host), letters, beacon: beaconOf(c.env) !== undefined }
  return page(seatsPage({ ...reading(c), ...shown, ...more, post: { ...(await hostChannels(c, host)), ...post } }), status)
}

async function hostDeedIn(c: Request, form: Form, host: string): Promise<HostDeed | BadHook | { faults: Fault[] } | undefined> {
  const name = form.get('do')
  const hook = readHookDeed(c, form)
  if (hook) return hook
  if (name === 'call-off') return { do: name }
  const seat = seatNumber(form.get('seat'))
  if (seat === undefined) return undefined
  if (name === 'withdraw' || name === 'recover' || name === 'seek') return { do: name, seat }
  if (name !== 'refill') return undefined
  const faults: Fault[] = []
  const guest = readName(form, 'name', faults)
  if (!guest) faults.push({ field: 'name', text: { say: 'fault-name-missing' } })
  const address = transportOf(c.env) && readAddress(form, 'address', faults)
  if (!(await mayWriteTo(c, address ? 1 : 0))) faults.push({ field: 'address', text: TOO_MANY_ADDRESSES })
  if (faults.length) return { faults }
  const seen = open((await tableOf(c)?.claims(host)) ?? '{"refused":"unknown"}')
  // An address is kept only for a seat that is free.
  const free = !('refused' in seen) && seen.head.stage === 'seating' && seen.claims[seat]
  return { do: name, seat, name: guest, ...(await meet(c, free ? address : undefined)) }
}

function formPage(c: Request, filled?: Parameters<typeof newPage>[0]['filled']): string {
  const { language } = reading(c)
  const games = GAMES.map(game => cardOf(game, language))
  const letters = transportOf(c.env) !== undefined
  const clock = {
    paces: [PACES.quick, PACES.steady, PACES.slow].map(inHours),
    hours: PACE_HOURS,
    absences: { usual: USUAL_ABSENCES, most: ABSENCES },
    startDays: START_DAYS,
  }
  return newPage({ ...reading(c), games, letters, clock, suggestion: usualNames(c).name, nameLength: NAME_LENGTH, ...(filled && { filled }) })
}
