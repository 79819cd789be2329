/** One try to hand a notice to a webhook. When to try again, and what to keep of it, is the outbox's. */
import { outsideAddress } from './address'
import { ask, judged, type Outcome, type Outside } from './ask'
import type { Shape } from './hook'
import { posted, type Poster } from './shapes'

/** How these say that the room, or the bot's way into it, is no more. */
const GONE: Readonly<Partial<Record<Shape, readonly number[]>>> = { discord: [401, 404], slack: [403, 404], telegram: [401, 403, 404] }

export async function deliver(poster: Poster, outside: Outside): Promise<Outcome> {
  const { hook } = poster
  // Asked anew: what was kept long ago may have become forbidden since.
  const address = outsideAddress(hook.url, outside.near)
  if ('fault' in address) return { kind: 'refused', said: `this address is not allowed (${address.fault})` }
  const { url, headers, body } = posted(poster)
  const judge = (status: number) => (GONE[hook.shape]?.includes(status) ? 'gone' : judged(status))
  return ask(url, { headers, body }, outside, judge)
}
