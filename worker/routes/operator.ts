/** The page of the people who run the site, behind a key of the settings; without that setting it is not there. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { writeTest } from '../../web/mail'
import { operatorDoor, operatorPage, type OperatorProps } from '../../web/pages/operator'
import { CODE_MINUTES, CODE_TRIES, LEAST_FREE_BYTES, ROUTES_SHOWN, SLOW_MS } from '../bounds'
import { open } from '../parcel'
import { keyFor, sameKey } from '../people/keys'
import { replyDomainOf, transportOf } from '../post/transport'
import { faultsOf } from '../post/transports/settings'
import { tokenFits, tokenOf } from './acting'
import { looksLikeAddress, readForm } from './forms'
import { giveCookie } from './headers'
import { passes } from './network'
import { page, reading, refuse, type Request, type Site } from './site'
import { slowest } from './slow'
import { statusFrom } from './status'

export const operator = new Hono<Site>()
const COOKIE = 'operator'

/** What the cookie holds: another key in the settings shuts out whoever had the old one. Undefined: there is no such page. */
const ticketOf = (c: Request): string | undefined => (c.env.OPERATOR_KEY ? keyFor(c.env.SITE_KEY, 'operator', c.env.OPERATOR_KEY) : undefined)

const ticketHeld = (c: Request, ticket: string): boolean => sameKey(getCookie(c, COOKIE) ?? '', ticket)

operator.get('/operator', async c => {
  const ticket = ticketOf(c)
  if (!ticket) return refuse(c, 404)
  return ticketHeld(c, ticket) ? view(c, ticket) : page(operatorDoor({ ...reading(c), wrong: false }))
})

operator.post('/operator', async c => {
  const ticket = ticketOf(c)
  if (!ticket) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!(await passes(c, 'operator', CODE_TRIES, CODE_MINUTES))) return refuse(c, 429)
  if (!sameKey(form.get('key') ?? '', c.env.OPERATOR_KEY ?? '')) return page(operatorDoor({ ...reading(c), wrong: true }), 422)
  giveCookie(c, COOKIE, ticket, { path: '/operator', sameSite: 'Strict' })
  return c.redirect('/operator', 303)
})

/** Sent at once and past all rows, so that what the other side says can be shown. */
operator.post('/operator/letters', async c => {
  const ticket = ticketOf(c)
  if (!ticket) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!ticketHeld(c, ticket) || !tokenFits(c, form, ticket)) return refuse(c, 403)
  const to = form.get('address')?.trim() ?? ''
  return view(c, ticket, { to, ...(looksLikeAddress(to) ? await sent(c, to) : { error: '@?' }) })
})

async function sent(c: Request, to: string): Promise<{ accepted?: string } | { error: string }> {
  const transport = transportOf(c.env)
  if (!transport) return { error: '–' }
  const id = `test.${crypto.randomUUID()}`
  const written = writeTest({ ...reading(c), siteUrl: c.env.PUBLIC_URL })
  try {
    const { id: accepted } = await transport.send({ id, kind: 'test', to, ...written, headers: { 'X-Packetboat-Id': id } })
    return { accepted }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

const INBOUND = [
  ['POSTMARK_INBOUND_SECRET', 'postmark'],
  ['RESEND_WEBHOOK_SECRET', 'resend'],
  ['MAIL_INBOUND_SECRET', 'raw'],
] as const

async function view(c: Request, ticket: string, tried?: OperatorProps['tried']): Promise<Response> {
  const { env } = c
  const inbound = INBOUND.filter(([setting]) => env[setting]).map(([, path]) => `${env.PUBLIC_URL}/post/inbound/${path}`)
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  const [days, late, listed, machine] = await Promise.all([lobby.days(), lobby.late(), lobby.newest(), statusFrom(env)])
  const post = { faults: faultsOf(env), transport: transportOf(env)?.name, replies: replyDomainOf(env), inbound }
  const version = env.VERSION || env.CF_VERSION_METADATA?.id
  const facts = { version, machine, open: open(listed).length, slowest: slowest(ROUTES_SHOWN), slowMs: SLOW_MS, leastFree: LEAST_FREE_BYTES }
  return page(operatorPage({ ...reading(c), token: tokenOf(c, ticket), ...post, days: open(days), late, facts, tried }))
}
