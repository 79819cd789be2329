/** The operator's page, behind OPERATOR_KEY; without that setting there is none. */
import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { writeTest } from '../../../web/mail'
import { operatorDoor, operatorPage, type OperatorProps } from '../../../web/pages/site/operator'
import { CODE_MINUTES, CODE_TRIES, LEAST_FREE_BYTES, ROUTES_SHOWN, SLOW_MS } from '../../shared/bounds'
import { unpack } from '../../shared/parcel'
import { isSilent } from '../../shared/restored'
import { isTableId, keyFor, sameKey } from '../../shared/keys'
import { replyDomainOf, transportOf } from '../../post/transports/transport'
import { faultsOf } from '../../post/transports/settings'
import { tokenFits, tokenOf } from '../request/acting'
import { looksLikeAddress, readForm } from '../request/forms'
import { giveCookie } from '../request/headers'
import { passes } from '../request/network'
import { page, reading, refuse, type Request, type Site } from '../request/site'
import { slowest } from './slow'
import { statusFrom } from './status'

export const operator = new Hono<Site>()
const COOKIE = 'operator'

/** The cookie's value, derived from OPERATOR_KEY, so that a new key locks out holders of the old one. Undefined if there is no such
    page. */
const ticketOf = (c: Request): string | undefined =>
  c.env.OPERATOR_KEY ? keyFor(c.env.SITE_KEY, 'operator', c.env.OPERATOR_KEY) : undefined

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
  // With a full disk nothing can be counted, and the operator has to see that.
  if (!(await passes(c, 'operator', CODE_TRIES, CODE_MINUTES).catch(() => true))) return refuse(c, 429)
  if (!sameKey(form.get('key') ?? '', c.env.OPERATOR_KEY ?? '')) return page(operatorDoor({ ...reading(c), wrong: true }), 422)
  giveCookie(c, COOKIE, ticket, { path: '/operator', sameSite: 'Strict' })
  return c.redirect('/operator', 303)
})

/** Sends at once, without the outbox, so that the mail server's response can be shown. */
operator.post('/operator/letters', async c => {
  const ticket = ticketOf(c)
  if (!ticket) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!ticketHeld(c, ticket) || !tokenFits(c, form, ticket)) return refuse(c, 403)
  const to = form.get('address')?.trim() ?? ''
  return view(c, ticket, { tried: { to, ...(looksLikeAddress(to) ? await sent(c, to) : { error: '@?' }) } })
})

/** Puts back a table where something went wrong, named by any link to it. */
operator.post('/operator/tables', async c => {
  const ticket = ticketOf(c)
  if (!ticket) return refuse(c, 404)
  const form = await readForm(c)
  if (typeof form === 'number') return refuse(c, form)
  if (!ticketHeld(c, ticket) || !tokenFits(c, form, ticket)) return refuse(c, 403)
  const id = /\b[a-z2-7]{21}\b/.exec(form.get('table') ?? '')?.[0] ?? ''
  const position = Number(form.get('position') || Number.NaN)
  const done = isTableId(c.env.SITE_KEY, id) && (await c.env.TABLE.get(c.env.TABLE.idFromName(id)).putBack(position))
  return view(c, ticket, { back: done })
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

async function view(c: Request, ticket: string, done: Pick<OperatorProps, 'tried' | 'back'> = {}): Promise<Response> {
  const { env } = c
  const inbound = INBOUND.filter(([setting]) => env[setting]).map(([, path]) => `${env.PUBLIC_URL}/post/inbound/${path}`)
  const lobby = env.LOBBY.get(env.LOBBY.idFromName('lobby'))
  const [days, late, listed, waits, machine] = await Promise.all([
    lobby.days(),
    lobby.late(),
    lobby.newest(),
    lobby.waits(),
    statusFrom(env),
  ])
  const post = { faults: faultsOf(env), transport: transportOf(env)?.name, replies: replyDomainOf(env), inbound, silent: isSilent(env) }
  const version = env.VERSION || env.CF_VERSION_METADATA?.id
  const facts = {
    version,
    machine,
    open: unpack(listed).length,
    waits: unpack(waits),
    slowest: slowest(ROUTES_SHOWN),
    slowMs: SLOW_MS,
    leastFree: LEAST_FREE_BYTES,
  }
  return page(operatorPage({ ...reading(c), token: tokenOf(c, ticket), ...post, days: unpack(days), late, facts, ...done }))
}
