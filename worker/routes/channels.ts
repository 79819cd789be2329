/** Webhooks, browsers and feeds, as their forms say them and as pages show them; and the feeds themselves. */
import { Hono } from 'hono'
import type { Delivery } from '../../web/model'
import type { SeatsProps } from '../../web/pages/seats'
import type { Channels } from '../../web/pages/settings-channels'
import { FEED_SECONDS, LETTERS_SHOWN_TO_HOST } from '../bounds'
import { gameOf } from '../games'
import { open } from '../parcel'
import type { Progress } from '../post/outbox'
import { feedPath, FEEDS, isFeed, type Feed } from '../post/feeds/address'
import { atomOf } from '../post/feeds/atom'
import { calendarOf } from '../post/feeds/calendar'
import type { FeedData } from '../post/feeds/data'
import { pushKeys } from '../post/push/keys'
import { subscriptionFrom } from '../post/push/subscription'
import { hookFrom, type HookFault } from '../post/webhook/hook'
import type { ChannelDeed, HookDeed } from '../table/deeds/channels'
import type { NoticeShown, OwnPost, SeatPost } from '../table/post'
import { askPerson } from './beside'
import type { Form } from './forms'
import { refuse, type Request, type Site } from './site'
import { seatNumber, tableOf } from './visit'

export const feeds = new Hono<Site>()

const WRITERS: Readonly<Record<Feed, (data: FeedData, self: string) => string>> = {
  'news.atom': (data, self) => atomOf(data, gameOf(data.table.head.game), self),
  'deadlines.ics': data => calendarOf(data, gameOf(data.table.head.game)),
}

/** Programs ask again and again, so the same hour gives the same bytes, and they need not be sent twice. */
feeds.get('/tables/:table/seats/:seat/feeds/:key/:feed', async c => {
  const { key, feed } = c.req.param()
  const seat = seatNumber(c.req.param('seat'))
  if (seat === undefined || !isFeed(feed)) return refuse(c, 404)
  const made = open((await tableOf(c)?.feed(seat, key)) ?? 'null')
  if (!made) return refuse(c, 410)
  const at = Math.floor(Date.now() / (FEED_SECONDS * 1000)) * FEED_SECONDS * 1000
  const body = WRITERS[feed]({ ...made, at, siteUrl: c.env.PUBLIC_URL }, c.env.PUBLIC_URL + c.req.path)
  const etag = `"${await shortHash(body)}"`
  const headers = { 'content-type': FEEDS[feed], 'cache-control': `private, max-age=${FEED_SECONDS}`, etag }
  const known = c.req.header('if-none-match')?.includes(etag)
  return known ? c.body(null, 304, headers) : c.body(body, 200, headers)
})

async function shortHash(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...hash.subarray(0, 12)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}

// ── as forms say it ──

/** A webhook that cannot be kept, as it was typed. */
export interface BadHook {
  typed: Record<string, string>
  fault: HookFault
}

const near = (c: Request): boolean => c.env.WEBHOOKS_LOOPBACK === '1'
const numberIn = (form: Form, field: string): number => Number(form.get(field) || Number.NaN)

/** Undefined: it is none of these deeds. */
export function readHookDeed(c: Request, form: Form): HookDeed | BadHook | undefined {
  const name = form.get('do')
  if (name === 'hook-test' || name === 'hook-on' || name === 'hook-drop') return { do: name, hook: numberIn(form, 'hook') }
  if (name !== 'hook') return undefined
  const [url = '', shape = '', secret = ''] = ['url', 'shape', 'secret'].map(field => form.get(field))
  const read = hookFrom({ url, shape, secret }, near(c))
  return 'hook' in read ? { do: name, hook: read.hook } : { typed: { url, shape, secret }, fault: read.fault }
}

export function readChannelDeed(c: Request, form: Form): ChannelDeed | BadHook | undefined {
  const name = form.get('do')
  if (name === 'push-drop') return { do: name, device: numberIn(form, 'device') }
  if (name === 'replace-feeds') return { do: name }
  if (name !== 'push') return readHookDeed(c, form)
  const subscription = subscriptionFrom(form.get('subscription') ?? '', near(c))
  return subscription && { do: name, subscription }
}

/** A secret that we made is shown once, right after. */
export function freshSecret(form: Form, deed: { do: string }): string | undefined {
  const isMade = isHook(deed) && deed.hook.shape === 'json' && !form.get('secret')?.trim()
  return isMade ? deed.hook.secret : undefined
}

const isHook = (deed: { do: string }): deed is Extract<HookDeed, { do: 'hook' }> => deed.do === 'hook'

// ── as pages show it ──

export function channelsOf(c: Request, table: string, { seat, hooks, devices, feeds: generation }: OwnPost): Channels {
  const address = (feed: Feed): string => c.env.PUBLIC_URL + feedPath(c.env.SITE_KEY, table, seat, generation, feed)
  return {
    hooks,
    push: { key: pushKeys(c.env.SITE_KEY).publicKey, devices },
    feeds: { news: address('news.atom'), deadlines: address('deadlines.ics') },
  }
}

export type HostChannels = NonNullable<SeatsProps['post']>

/** What others said to letters stays with the person to whom they went. */
export async function hostChannels(c: Request, host: string): Promise<HostChannels> {
  const table = c.req.param('table') ?? ''
  const post = open((await tableOf(c)?.hostPost(host)) ?? '{"refused":"unknown"}')
  if ('refused' in post) return { hooks: [], seats: [] }
  const people = post.seats.filter(({ person, heard }) => person !== null || heard !== undefined)
  const seats = people.map(async ({ seat, heard, ...known }) => {
    const deliveries = await deliveriesOf(c, table, { seat, ...known })
    return { seat, heard, deliveries: deliveries.slice(0, LETTERS_SHOWN_TO_HOST).map(({ said: _, ...delivery }) => delivery) }
  })
  return { hooks: post.hooks, seats: await Promise.all(seats) }
}

/** What the table knows of each notice, and for letters what the person's object knows. */
export async function deliveriesOf(c: Request, table: string, { person, second, notices }: SeatPost): Promise<Delivery[]> {
  const addresses = [person, second].filter(address => typeof address === 'string')
  const told = await Promise.all(
    addresses.map(address => askPerson(c, address, async person => ({ letters: open(await person.progress(table)), daily: await person.gathers() })))
  )
  const letters = told.flatMap(known => known?.letters ?? [])
  const daily = told.some(known => known?.daily)
  return notices.map(notice => deliveryOf(notice, letters.find(({ id }) => id === notice.id), daily))
}

function deliveryOf({ kind, way, written, done, error, fate }: NoticeShown, letter: Progress | undefined, daily: boolean): Delivery {
  const base = { kind, way, written }
  if (fate) return { ...base, state: fate, said: error ?? undefined }
  if (done === null) return { ...base, state: error ? 'failing' : 'waiting', said: error ?? undefined }
  if (way !== 'letter' && way !== 'second') return { ...base, state: 'accepted', sent: done, accepted: done }
  // Together with others it goes in one letter a day; else it went to an address that the seat has no more, or long ago.
  if (!letter) return daily && kind === 'turn' ? { ...base, state: 'daily' } : { ...base, state: 'unknown', sent: done }
  const tried = { ...base, sent: letter.tried ?? undefined, said: letter.error ?? undefined }
  if (letter.fate) return { ...tried, state: letter.fate }
  if (letter.done === null) return { ...tried, state: letter.error ? 'failing' : 'waiting' }
  return { ...tried, state: 'accepted', accepted: letter.done }
}
