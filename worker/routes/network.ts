/** What one network address may do in a minute, or in a few. */
import { keyFor } from '../people/keys'
import type { Request } from './site'

export const passes = (c: Request, what: 'tables' | 'links' | 'code' | 'operator', most: number, minutes = 1): Promise<boolean> =>
  c.env.GATE.get(c.env.GATE.idFromName(`${what} ${addressOf(c)}`)).pass(most, minutes)

/** Who it is, without saying so. */
export const networkOf = (c: Request): string => keyFor(c.env.SITE_KEY, 'network', addressOf(c))

/** On the platform the edge says who calls; on one's own machine workerd does. */
function addressOf(c: Request): string {
  const { cf } = c.req.raw
  const own = typeof cf?.['clientIp'] === 'string' ? cf['clientIp'].replace(/:\d+$/, '') : undefined
  return own ?? c.req.header('cf-connecting-ip') ?? 'unknown'
}
