/** Visitors to the site running in the tests' own workerd. */
import { env, exports } from 'cloudflare:workers'
import { Visitor, type Fetch } from './visitor'

export const HOME = `${env.PUBLIC_URL}/`
export const MAILBOX = `${env.PUBLIC_URL}/mailbox`

const fetch: Fetch = (url, { headers, ...init }) =>
  exports.default.fetch(new Request(url, { ...init, headers: { host: new URL(url).host, ...headers } }))

let networks = 0

/** Every visitor gets its own network address, because tables per network and minute are limited. */
export function visitor(says: Record<string, string> = {}): Visitor {
  const n = ++networks
  return new Visitor(fetch, { 'cf-connecting-ip': `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`, ...says })
}
