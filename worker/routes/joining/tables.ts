/** Tables: the form for a new one, making it, and the host's list of seats. */
import { Hono } from 'hono'
import { cardOf } from '../../../web/words/titles'
import type { Fault } from '../../../web/parts/field'
import { newPage } from '../../../web/pages/joining/new'
import { seatsPage } from '../../../web/pages/joining/seats'
import { seatsPart } from '../../../web/pages/joining/seats-now'
import type { SeatsProps } from '../../../web/pages/joining/host-page'
import { ABSENCES, NAME_LENGTH, PACE_HOURS, START_DAYS } from '../../shared/bounds'
import { GAMES, gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { keyFor } from '../../shared/keys'
import { transportOf } from '../../post/transports/transport'
import { beaconOf } from '../../beacon/chain'
import { inHours, PACES, USUAL_ABSENCES } from '../../clock'
import type { HostDeed } from '../../table/deeds/hosting'
import type { ClaimRefused, Taken } from '../../table/seats/claimed'
import { hostKey } from '../../table/seats/visit'
import { readHookDeed } from '../../table/settings/hooks'
import type { Misread } from '../../table/settings/deed'
import { freshSecret, hostChannels, type HostChannels } from './channels'
import { tokenFits, tokenOf } from '../request/acting'
import type { Form } from '../../shared/form'
import { readForm } from '../request/forms'
import { makeTable, mayMakeTable, usualNames } from './new-table'
import { meet } from './meet'
import { mayWriteTo, TOO_MANY_ADDRESSES } from '../request/network'
import { readAddress, readName, readPlan } from './plan'
import { qrOf } from '../request/scanned'
import { page, reading, refuse, wantsPart, type Request, type Site } from '../request/site'
import { faultsIn, usualWords } from './taker'
import { nameHere, rememberName } from '../request/nickname'
import { rememberZone, zoneIn } from '../request/zone'
import { hold, seatNumber, tableOf, visitOf } from '../request/visit'

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
  // With only bots there is nobody to invite.
  const alone = own && plan.seats.slice(1).every(({ kind }) => kind === 'bot')
  return c.redirect(`/tables/${id}/seats${alone ? `/${own.seat}` : ''}`, 303)
})

/** Takes the host's own seat together with the table. */
async function sitAtOwn(c: Request, id: string, name: string, zone: string | undefined): Promise<Exclude<Taken, ClaimRefused> | undefined> {
  if (zone !== undefined) rememberZone(c, zone)
  rememberName(c, name)
  const taker = { name, words: usualWords(), person: null, language: c.get('language'), zone }
  const taken = unpack(await c.env.TABLE.get(c.env.TABLE.idFromName(id)).takeSeat(0, keyFor(c.env.SITE_KEY, 'claim', id, 0, 0), taker))
  return 'refused' in taken ? undefined : taken
}

/** The host's link: this browser keeps the host's key from now on. */
tables.get('/tables/:table/host/:key', async c => {
  const key = c.req.param('key')
  const seen = unpack((await tableOf(c)?.claims(key)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 410)
  hold(c, seen.head.id, { host: key })
  return c.redirect(`/tables/${seen.head.id}/seats`, 303)
})

tables.get('/tables/:table/seats', async c => list(c, visitOf(c).host ?? ''))

/** The host's deeds: withdraw an invitation, invite somebody else, call the table off, ask for a lost link. */
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
  const seen = unpack((await tableOf(c)?.claims(host)) ?? '{"refused":"unknown"}')
  if ('refused' in seen) return refuse(c, seen.refused === 'unknown' ? 404 : 403, c.req.param('table'))
  const { head, claims, invited, declined, recoverable, seekable } = seen
  const base = `${c.env.PUBLIC_URL}/tables/${head.id}`
  const links = await Promise.all(
    claims.map(async (key, seat) => {
      const link = `${base}/seats/${seat}/claim/${key}`
      return key === null ? undefined : { link, qr: await qrOf(link), lettered: invited[seat], declined: declined[seat] }
    })
  )
  const letters = transportOf(c.env) !== undefined
  const shown = {
    head,
    game: gameOf(head.game),
    hostLink: `${base}/host/${host}`,
    claims: links,
    recoverable,
    seekable,
    held: Object.keys(visitOf(c).keys).map(Number),
    token: tokenOf(c, host),
    letters,
    beacon: beaconOf(c.env) !== undefined,
  }
  // An open page asks again when somebody has come.
  if (wantsPart(c)) return page(seatsPart({ ...reading(c), ...shown }))
  return page(seatsPage({ ...reading(c), ...shown, ...more, post: { ...(await hostChannels(c, host)), ...post } }), status)
}

async function hostDeedIn(c: Request, form: Form, host: string): Promise<HostDeed | Misread | { faults: Fault[] } | undefined> {
  const name = form.get('do')
  const hook = readHookDeed(form, c.env.WEBHOOKS_LOOPBACK === '1')
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
  const seen = unpack((await tableOf(c)?.claims(host)) ?? '{"refused":"unknown"}')
  // An address is registered only for a free seat.
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
  return newPage({
    ...reading(c),
    games,
    letters,
    clock,
    suggestion: usualNames(c).name,
    nameLength: NAME_LENGTH,
    ownName: nameHere(c),
    ...(filled && { filled }),
  })
}
