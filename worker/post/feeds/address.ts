/** The secret addresses of a seat's feeds. Programs keep them for years, so only their owner can invalidate them. */
import type { Seat } from '../../rules/contract'
import { keyFor, sameKey } from '../../shared/keys'

export const FEEDS = { 'news.atom': 'application/atom+xml; charset=utf-8', 'deadlines.ics': 'text/calendar; charset=utf-8' } as const
export type Feed = keyof typeof FEEDS

const keyOf = (siteKey: string, table: string, seat: Seat, generation: number): string => keyFor(siteKey, 'feed', table, seat, generation)

/** Relative to the site. Raising the generation replaces both addresses of the seat. */
export const feedPath = (siteKey: string, table: string, seat: Seat, generation: number, feed: Feed): string =>
  `/tables/${table}/seats/${seat}/feeds/${keyOf(siteKey, table, seat, generation)}/${feed}`

export const isFeedKey = (siteKey: string, table: string, seat: Seat, generation: number, key: string): boolean =>
  sameKey(key, keyOf(siteKey, table, seat, generation))

export const isFeed = (name: string): name is Feed => Object.hasOwn(FEEDS, name)
