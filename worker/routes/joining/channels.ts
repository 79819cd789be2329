/** Webhooks, browsers and feeds: their forms, their part of pages, and the feeds themselves. */
import { Hono } from 'hono'
import type { Delivery } from '../../model'
import type { SeatsProps } from '../../../web/pages/joining/host-page'
import type { Channels } from '../../../web/pages/seat/settings-channels'
import { FEED_SECONDS, LETTERS_SHOWN_TO_HOST } from '../../shared/bounds'
import { gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import { feedPath, FEEDS, isFeed, type Feed } from '../../post/feeds/address'
import { atomOf } from '../../post/feeds/atom'
import { calendarOf } from '../../post/feeds/calendar'
import type { FeedData } from '../../post/feeds/data'
import { pushKeys } from '../../post/push/keys'
import type { Deed } from '../../table/deeds'
import type { HostDeed } from '../../table/deeds/hosting'
import type { NoticeShown, OwnPost, SeatPost } from '../../table/post/post'
import { askPerson } from '../request/person-calls'
import type { Form } from '../../shared/form'
import { refuse, type Request, type Site } from '../request/site'
import { seatNumber, tableOf } from '../request/visit'
import type { Progress } from '../../post/letter-rows'

export const feeds = new Hono<Site>()

const WRITERS: Readonly<Record<Feed, (data: FeedData, self: string) => string>> = {
  'news.atom': (data, self) => atomOf(data, gameOf(data.table.head.game), self),
  'deadlines.ics': data => calendarOf(data, gameOf(data.table.head.game)),
}

/** Feed readers poll, so within FEED_SECONDS the bytes stay the same and need not be sent twice. */
feeds.get('/tables/:table/seats/:seat/feeds/:key/:feed', async c => {
  const { key, feed } = c.req.param()
  const seat = seatNumber(c.req.param('seat'))
  if (seat === undefined || !isFeed(feed)) return refuse(c, 404)
  const made = unpack((await tableOf(c)?.feed(seat, key)) ?? 'null')
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

// ── forms ──

/** A secret that we made is shown once, right afterwards. */
export const freshSecret = (form: Form, deed: Deed | HostDeed): string | undefined =>
  deed.do === 'hook' && !form.get('secret')?.trim() ? deed.hook.secret || undefined : undefined

// ── pages ──

export function channelsOf(c: Request, table: string, { seat, hooks, devices, feeds: generation }: OwnPost): Channels {
  const address = (feed: Feed): string => c.env.PUBLIC_URL + feedPath(c.env.SITE_KEY, table, seat, generation, feed)
  return {
    hooks,
    push: { key: pushKeys(c.env.SITE_KEY).publicKey, devices },
    feeds: { news: address('news.atom'), deadlines: address('deadlines.ics') },
  }
}

export type HostChannels = NonNullable<SeatsProps['post']>

/** Responses to letters are shown only to the letters' own person. */
export async function hostChannels(c: Request, host: string): Promise<HostChannels> {
  const table = c.req.param('table') ?? ''
  const post = unpack((await tableOf(c)?.hostPost(host)) ?? '{"refused":"unknown"}')
  if ('refused' in post) return { hooks: [], seats: [] }
  const people = post.seats.filter(({ person, heard }) => person !== null || heard !== undefined)
  const seats = people.map(async ({ seat, heard, ...known }) => {
    const deliveries = await deliveriesOf(c, table, { seat, ...known })
    return { seat, heard, deliveries: deliveries.slice(0, LETTERS_SHOWN_TO_HOST).map(({ said: _, ...delivery }) => delivery) }
  })
  return { hooks: post.hooks, seats: await Promise.all(seats) }
}

/** Combines what the table knows about each notice with what the person's object knows about the letters. */
export async function deliveriesOf(c: Request, table: string, { person, second, notices }: SeatPost): Promise<Delivery[]> {
  const addresses = [person, second].filter(address => typeof address === 'string')
  const told = await Promise.all(
    addresses.map(address =>
      askPerson(c, address, async person => ({ letters: unpack(await person.progress(table)), daily: await person.gathers() }))
    )
  )
  const letters = told.flatMap(known => known?.letters ?? [])
  const daily = told.some(known => known?.daily)
  return notices.map(notice =>
    deliveryOf(
      notice,
      letters.find(({ id }) => id === notice.id),
      daily
    )
  )
}

function deliveryOf({ kind, way, written, done, error, fate }: NoticeShown, letter: Progress | undefined, daily: boolean): Delivery {
  const base = { kind, way, written }
  if (fate) return { ...base, state: fate, said: error ?? undefined }
  if (done === null) return { ...base, state: error ? 'failing' : 'waiting', said: error ?? undefined }
  if (way !== 'letter' && way !== 'second') return { ...base, state: 'accepted', sent: done, accepted: done }
  // Without a letter: it waits for the daily one, or it went to an address that the seat no longer has, or long ago.
  if (!letter) return daily && kind === 'turn' ? { ...base, state: 'daily' } : { ...base, state: 'unknown', sent: done }
  const tried = { ...base, sent: letter.tried ?? undefined, said: letter.error ?? undefined }
  if (letter.fate) return { ...tried, state: letter.fate }
  if (letter.done === null) return { ...tried, state: letter.error ? 'failing' : 'waiting' }
  return { ...tried, state: 'accepted', accepted: letter.done }
}
