/** Visitors to the site running in the tests' own workerd. */
import { env, exports } from 'cloudflare:workers'
import type { Seat } from '../../worker/rules/contract'
import type { Played } from './table'
import { Visitor, type Fetch } from './visitor'

export const HOME = `${env.PUBLIC_URL}/`
export const MAILBOX = `${env.PUBLIC_URL}/mailbox`
export const linkOf = ({ id, keys }: Played, seat: Seat): string => `${HOME}tables/${id}/seats/${seat}/link/${keys[seat]}`

const fetch: Fetch = (url, { headers, ...init }) =>
  exports.default.fetch(new Request(url, { ...init, headers: { host: new URL(url).host, ...headers } }))

let networks = 0

/** Every visitor gets its own network address, because tables per network and minute are limited. */
export function visitor(says: Record<string, string> = {}): Visitor {
  const n = ++networks
  return new Visitor(fetch, { 'cf-connecting-ip': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, ...says })
}
