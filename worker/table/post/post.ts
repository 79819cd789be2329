/** What a table knows about its seats' notices: their channels, how far each notice has come, and when a seat was last heard from. */
import { LETTERS_SHOWN } from '../../shared/bounds'
import type { FeedData } from '../../post/feeds/data'
import type { Health } from '../../post/webhook/health'
import type { Shape } from '../../model/shapes'
import type { Delivery, Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { lastDecisionAt } from '../answers/answered'
import type { Channels, HookRow, Via } from '../rows/channels'
import { namedNotice } from './named'
import { NOTICES, type NoticeKind } from '../../model/notices'
import { NOBODY, type NoticeProgress } from '../rows/notice'
import { logOf, pageNow } from '../views/pages'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'

/** Of the address only the host name: the rest is as good as a key. */
export interface HookShown {
  id: string
  shape: Shape
  host: string
  health: Health
}

/** A notice as the table knows it; the person's own object knows more about a letter. */
export interface NoticeShown extends Pick<NoticeProgress, 'written' | 'due' | 'done' | 'error' | 'fate' | 'tries'> {
  /** Its public name. */
  id: string
  kind: NoticeKind
  way: Delivery['way']
}

export interface SeatPost {
  seat: Seat
  person: string | null
  second?: string | undefined
  notices: NoticeShown[]
  /** When the seat last did something that everybody sees. */
  heard?: Time
}

export interface OwnPost extends SeatPost {
  hooks: HookShown[]
  devices: { id: string; since: Time }[]
  /** How often the feeds' addresses were replaced. */
  feeds: number
}

const hooksOf = (channels: Channels, seat: Seat): HookShown[] => channels.hooks(seat).map(shown)

const shown = ({ id, hook, health }: HookRow): HookShown => ({ id: String(id), shape: hook.shape, host: new URL(hook.url).host, health })

export function ownPost(table: TableParts, row: SeatRow): OwnPost {
  const { channels } = table
  return {
    ...seatPost(table, row),
    hooks: hooksOf(channels, row.seat),
    devices: channels.devices(row.seat).map(({ id, since }) => ({ id: String(id), since })),
    feeds: row.settings.feeds ?? 0,
  }
}

export function seatPost(table: TableParts, { seat, person, taken, settings }: SeatRow, wanted?: (kind: NoticeKind) => boolean): SeatPost {
  const { store, talk } = table
  // Sealed cards and private notes do not count, because not even their times may be known.
  const heard = [taken, lastDecisionAt(store, seat), talk.lastAt(seat)].filter(at => at !== null)
  return {
    seat,
    person,
    second: settings.second,
    notices: noticesOf(table, seat, wanted),
    ...(heard.length > 0 && { heard: Math.max(...heard) }),
  }
}

function noticesOf(table: TableParts, seat: Seat, wanted?: (kind: NoticeKind) => boolean): NoticeShown[] {
  const { notices, channels } = table
  const shapes = new Map(channels.hooks(seat).map(({ id, hook }): [Via, Shape] => [`hook.${id}`, hook.shape]))
  const wayOf = (via: Via): NoticeShown['way'] | undefined =>
    via === 'letter' || via === 'second' ? via : via.startsWith('push.') ? 'push' : shapes.get(via)
  return notices.newest(seat, LETTERS_SHOWN, wanted).flatMap(notice => {
    const { via, kind, written, due, done, error, fate, tries } = notice
    const way = wayOf(via)
    return way ? [{ id: namedNotice(table, notice), kind, way, written, due, done, error, fate, tries }] : []
  })
}

export interface HostPost {
  hooks: HookShown[]
  seats: SeatPost[]
}

export const hostPost = (table: TableParts): HostPost => ({
  hooks: hooksOf(table.channels, NOBODY),
  // A seat that was a bot's from the start sends and receives nothing.
  seats: table.store
    .seats()
    .filter(({ kind }) => kind !== 'bot')
    .map(row => seatPost(table, row, isHosts)),
})

/** Letters about the game are left out: they show who was asked and who played by letter, and so when a card may have been sealed. They
    must not push others off the list either. */
const isHosts = (kind: NoticeKind): boolean => NOTICES[kind].host === true

export type SeatFeed = Omit<FeedData, 'at' | 'siteUrl'>

export const seatFeed = (table: TableParts, { seat, language, settings }: SeatRow, now: Time): SeatFeed => ({
  table: pageNow(table, seat, now),
  lines: logOf(table, seat, now).lines,
  language,
  zone: settings.hours?.zone,
})
