/** One try to hand a notice to a webhook; the outbox decides about retries and what to record. */
import { outsideAddress } from '../address'
import { ask, judged, type Outcome, type Outside } from '../ask'
import { KINDS } from '.'
import type { Poster } from './shape'

export async function deliver(poster: Poster, outside: Outside): Promise<Outcome> {
  const { hook, brief } = poster
  // Checked again, because an address stored long ago may be forbidden by now.
  const address = outsideAddress(hook.url, outside.near)
  if ('fault' in address) return { kind: 'refused', said: `this address is not allowed (${address.fault})` }
  const kind = KINDS[hook.shape]
  const { url, headers, body } = kind.write(poster, address.url)
  const judge = (status: number) => (kind.gone?.includes(status) ? 'gone' : judged(status))
  return ask(url, { headers: { 'user-agent': 'Packetboat', 'webhook-id': brief.id, ...headers }, body }, outside, judge)
}
