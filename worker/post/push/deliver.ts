/** One try to hand a notice to a browser's push service, encrypted for that browser and signed as this site's. */
import { PUSH_BYTES, PUSH_SECONDS } from '../../shared/bounds'
import { fromOf } from '../transports/settings'
import { outsideAddress } from '../webhook/address'
import { ask, judged, type Outcome, type Outside } from '../webhook/ask'
import type { Brief } from '../webhook/brief'
import { pushKeys } from './keys'
import type { Subscription } from './subscription'

/** The data that the service worker shows. */
export interface Pushed {
  id: string
  title: string
  body: string
  lang: string
  link: string
  /** A newer notice replaces an older one with the same tag, which is one per table and seat. */
  tag: string
}

export async function push(
  to: Subscription,
  brief: Brief,
  env: Pick<Env, 'SITE_KEY' | 'PUBLIC_URL' | 'LETTERS_FROM'>,
  outside: Outside
): Promise<Outcome> {
  const address = outsideAddress(to.endpoint, outside.near)
  if ('fault' in address) return { kind: 'gone', said: `this address is not allowed (${address.fault})` }
  const notice = noticeOf(brief)
  const options = { ttl: PUSH_SECONDS, topic: notice.tag, urgency: brief.kind === 'reminder' ? ('high' as const) : ('normal' as const) }
  const keys = { subject: subjectOf(env), ...pushKeys(env.SITE_KEY) }
  const { buildPushPayload } = await import('@block65/webcrypto-web-push')
  // It fails only for keys that no browser made.
  const request = await buildPushPayload({ data: { ...notice }, options }, { ...to, expirationTime: null }, keys).catch(String)
  if (typeof request === 'string') return { kind: 'gone', said: request }
  const { authorization, ttl, topic = '', urgency = '' } = request.headers
  const headers = { authorization, ttl, topic, urgency, 'content-encoding': 'aes128gcm', 'content-type': 'application/octet-stream' }
  return ask(address.url, { headers, body: request.body }, outside, status => (status === 404 ? 'gone' : judged(status)))
}

export function noticeOf({ id, title, body, untilWords, happened, language, link, table, seat }: Brief): Pushed {
  const tag = seat ? `${table.id}-${seat.seat}` : table.id
  const notice = { id, title, body: '', lang: language, link, tag }
  const room = PUSH_BYTES - sizeOf(JSON.stringify(notice))
  return { ...notice, body: fitting([body, untilWords && `⏳ ${untilWords}`, happened.at(-1)].filter(Boolean).join('\n'), room) }
}

const sizeOf = (text: string): number => new TextEncoder().encode(text).length

/** As much of the text as fits once it is JSON-encoded. */
function fitting(text: string, room: number): string {
  let kept = text
  while (sizeOf(JSON.stringify(kept)) - 2 > room) kept = kept.slice(0, -Math.max(1, Math.ceil((sizeOf(kept) - room) / 4))).toWellFormed()
  return kept
}

/** The contact for a push service that has trouble with our messages. */
function subjectOf({ PUBLIC_URL, LETTERS_FROM = '' }: Pick<Env, 'PUBLIC_URL' | 'LETTERS_FROM'>): string {
  const from = fromOf(LETTERS_FROM)
  if (from) return `mailto:${from.address}`
  return PUBLIC_URL.startsWith('https:') ? PUBLIC_URL : 'mailto:nobody@localhost'
}
