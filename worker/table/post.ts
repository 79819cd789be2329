/** What a table knows of the post of its seats: the ways on which notices go, how far each has come, who was heard from. */
import { LETTERS_SHOWN } from '../bounds'
import type { FeedData } from '../post/feeds/data'
import type { Health } from '../post/webhook/health'
import type { Shape } from '../post/webhook/hook'
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import { lastDecisionAt } from './answered'
import type { Channels, HookRow, Via } from './channels'
import { namedNotice } from './named'
import { NOBODY, type NoticeKind, type Told } from './notices'
import { logOf, pageNow } from './pages'
import type { TableParts } from './parts'
import type { SeatRow } from './store'

/** Of an address only the host: the rest is as good as a key. */
export interface HookShown {
  id: string
  shape: Shape
  host: string
  health: Health
}

/** A notice as the table knows it; of a letter the person's own object knows more. */
export interface NoticeShown extends Pick<Told, 'written' | 'due' | 'done' | 'error' | 'fate' | 'tries'> {
  /** As it is called outside. */
  id: string
  kind: NoticeKind
  way: 'letter' | 'second' | 'push' | Shape
}

export interface SeatPost {
  seat: Seat
  person: string | null
  second?: string | undefined
  notices: NoticeShown[]
  /** The newest POST of this seat. */
  heard?: Time
}

export interface OwnPost extends SeatPost {
  hooks: HookShown[]
  devices: { id: string; since: Time }[]
  /** How often the addresses of the feeds were replaced. */
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
  // Sealed cards and private notes are nobody's business, nor when they were written.
  const heard = [taken, lastDecisionAt(store, seat), talk.lastAt(seat)].filter(at => at !== null)
  return { seat, person, second: settings.second, notices: noticesOf(table, seat, wanted), ...(heard.length > 0 && { heard: Math.max(...heard) }) }
}

function noticesOf(table: TableParts, seat: Seat, wanted?: (kind: NoticeKind) => boolean): NoticeShown[] {
  const { notices, channels } = table
  const shapes = new Map(channels.hooks(seat).map(({ id, hook }): [Via, Shape] => [`hook.${id}`, hook.shape]))
  const wayOf = (via: Via): NoticeShown['way'] | undefined => (via === 'letter' || via === 'second' ? via : via.startsWith('push.') ? 'push' : shapes.get(via))
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
  // A bot from the start neither writes nor is written to.
  seats: table.store.seats().filter(({ kind }) => kind !== 'bot').map(row => seatPost(table, row, isHosts)),
})

/** Letters about the game tell who was asked and who was not, who played by letter, and so when a card may have been sealed: nor do
    they push others off the list. */
const isHosts = (kind: NoticeKind): boolean => HOSTS.includes(kind)
const HOSTS: readonly NoticeKind[] = ['invitation', 'seat', 'round', 'over', 'unreached', 'off', 'clearing']

export type SeatFeed = Omit<FeedData, 'at' | 'siteUrl'>

export const seatFeed = (table: TableParts, { seat, language, settings }: SeatRow, now: Time): SeatFeed => ({
  table: pageNow(table, seat, now),
  lines: logOf(table, seat, now).lines,
  language,
  zone: settings.hours?.zone,
})
