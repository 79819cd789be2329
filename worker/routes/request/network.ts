/** Limits what one network address may do. */
import { ADDRESSES_A_DAY } from '../../shared/bounds'
import { gateOf, networkKey, type Counted } from '../../people/gate'
import type { Text } from '../../rules/contract'
import type { Request } from './site'

export function passes(c: Request, what: Counted['what'], most: number, minutes = 1): Promise<boolean> {
  const counted = { what, network: networkOf(c) }
  return gateOf(c.env, counted).pass(counted, most, minutes)
}

/** Everybody behind one carrier's address shares its limit, so that only what was wrong stays counted. */
export function forgive(c: Request, what: Counted['what'], minutes: number): Promise<void> {
  const counted = { what, network: networkOf(c) }
  return gateOf(c.env, counted).forgive(counted, minutes)
}

/** Whether letters may go to this many more addresses typed from here today. Mail in the local mailbox troubles nobody. */
export async function mayWriteTo(c: Request, count: number): Promise<boolean> {
  if (count === 0 || c.env.MAILBOX_OPEN === '1') return true
  const counted = { what: 'letters', network: networkOf(c) } as const
  return gateOf(c.env, counted).passToday(counted, ADDRESSES_A_DAY, count)
}

export const TOO_MANY_ADDRESSES: Text = { say: 'fault-addresses-today' }

/** The caller's network address as a keyed hash. */
export const networkOf = (c: Request): string => networkKey(c.env.SITE_KEY, addressOf(c))

/** The caller's address: from the edge on the platform, from workerd on a local host. */
function addressOf(c: Request): string {
  const { cf } = c.req.raw
  const own = typeof cf?.['clientIp'] === 'string' ? cf['clientIp'].replace(/:\d+$/, '') : undefined
  // The last entry is what the proxy itself saw; anybody can write the ones before it.
  const behind = c.env.PROXY_HEADER ? c.req.header(c.env.PROXY_HEADER)?.split(',').at(-1)?.trim() : undefined
  return household(behind || own || c.req.header('cf-connecting-ip') || 'unknown')
}

/** Normalises an address: without a port and without IPv4-in-IPv6. A household has a whole IPv6 network, so only its first four groups
    count. */
function household(named: string): string {
  const address = named.replace(/^\[?::ffff:(?=\d+\.)/i, '').replace(/^(\d+(?:\.\d+){3})(?:\]?:\d+|\])$/, '$1')
  const [head = '', tail] = address.replace(/^\[|\]$/g, '').split('::')
  if (!address.includes(':')) return address
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...new Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
