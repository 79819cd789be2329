/** What one network address may do in a minute, or in a few. */
import { ADDRESSES_A_DAY } from '../bounds'
import { gateOf, networkKey, type Counted } from '../people/gate'
import type { Text } from '../rules/contract'
import type { Request } from './site'

export function passes(c: Request, what: Counted['what'], most: number, minutes = 1): Promise<boolean> {
  const counted = { what, network: networkOf(c) }
  return gateOf(c.env, counted).pass(counted, most, minutes)
}

/** Whether letters may go to so many more addresses that were typed there today. What stays in the mailbox troubles nobody. */
export async function mayWriteTo(c: Request, count: number): Promise<boolean> {
  if (count === 0 || c.env.MAILBOX_OPEN === '1') return true
  const counted = { what: 'letters', network: networkOf(c) } as const
  return gateOf(c.env, counted).passToday(counted, ADDRESSES_A_DAY, count)
}

export const TOO_MANY_ADDRESSES: Text = { say: 'fault-addresses-today' }

/** Who it is, without saying so. */
export const networkOf = (c: Request): string => networkKey(c.env.SITE_KEY, addressOf(c))

/** On the platform the edge says who calls; on one's own machine workerd does. */
function addressOf(c: Request): string {
  const { cf } = c.req.raw
  const own = typeof cf?.['clientIp'] === 'string' ? cf['clientIp'].replace(/:\d+$/, '') : undefined
  // The last that is named there is what the proxy itself has seen; what stands before it anybody may have written.
  const behind = c.env.PROXY_HEADER ? c.req.header(c.env.PROXY_HEADER)?.split(',').at(-1)?.trim() : undefined
  return household(behind || own || c.req.header('cf-connecting-ip') || 'unknown')
}

/** An address without its port, and without the form in which IPv6 names one of IPv4; of IPv6 one household has a whole
    network: its first four groups. */
function household(named: string): string {
  const address = named.replace(/^\[?::ffff:(?=\d+\.)/i, '').replace(/^(\d+(?:\.\d+){3})(?:\]?:\d+|\])$/, '$1')
  const [head = '', tail] = address.replace(/^\[|\]$/g, '').split('::')
  if (!address.includes(':')) return address
  const groups = head.split(':').filter(Boolean)
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length
  return [...groups, ...new Array<string>(Math.max(0, missing)).fill('0')].slice(0, 4).join(':')
}
