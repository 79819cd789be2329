/**
 * Everything a table shows and sends to all seats but one, as text: it compares two games in which that seat makes the same decisions in
 * two different ways.
 */
import { writeLetter } from '../../web/mail'
import { PIRATES, type Game } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { atomOf } from '../../worker/post/feeds/atom'
import { calendarOf } from '../../worker/post/feeds/calendar'
import { briefOf } from '../../worker/post/webhook/brief'
import { payloadOf } from '../../worker/post/webhook/shapes/payload'
import type { Seat } from '../../worker/rules/contract'
import type { Manner } from '../../worker/rules/orders'
import { sendHeldCalls } from '../../worker/table/answers/held-calls'
import { isStillTrue } from '../../worker/table/answers/still'
import { layTable } from '../../worker/table/deeds/seating'
import { namedNotice } from '../../worker/table/post/named'
import { hostPost, seatFeed } from '../../worker/table/post/post'
import { NOBODY, type Notice } from '../../worker/table/rows/notice'
import type { TableParts } from '../../worker/table/rows/parts'
import { exportOf } from '../../worker/table/views/export'
import { hostList } from '../../worker/table/views/hosting'
import { logOf, pageAt, pageNow } from '../../worker/table/views/pages'
import { setting } from '../games/kit'
import { partOf } from '../kit/part'
import { emptyTable } from './table'
import { takeSeat } from '../../worker/table/deeds/sitting-down'

export const BEGIN = Date.UTC(2030, 0, 1)
export const HOUR = 3_600_000
const SITE = 'https://boat.example'

export interface Watched {
  table: TableParts
  /** Everything that others were sent or shown. */
  left: string[]
}

interface Wanted {
  game: Game
  edition: string
  seats: number
  seed: number
  manner?: Manner
}

/** With a clock, letters to all and webhooks for some. */
export function watchedTable({ game, edition, seats, seed, manner }: Wanted): TableParts {
  const table = emptyTable()
  const berths = Array.from({ length: seats }, (_, seat) => {
    return { name: `Seat ${seat}`, kind: 'link' as const, pirate: PIRATES[seat] ?? 'a', language: 'en' as const, person: `person ${seat}` }
  })
  const secret = seed.toString(16).padStart(2, '0').repeat(32)
  const { options } = setting(game, edition, seats)
  const pace = { name: 'own' as const, first: 48 * HOUR, add: 12 * HOUR, most: 96 * HOUR }
  const card = { id: 'unknown', name: 'Unknown', game: game.id, options, secret, made: BEGIN, open: false, language: 'en' as const }
  layTable(table, { ...card, absences: { times: 3, days: 14 }, pace, ...(manner && { manner }) }, berths)
  for (const row of table.store.seats())
    takeSeat(table, row, { name: row.name, words: `words ${row.seat}`, person: row.person, language: 'en' }, BEGIN + row.seat)
  for (const seat of [0, seats - 1, NOBODY])
    table.channels.addHook(seat, { shape: 'json', url: `${SITE}/hook/${seat}`, secret: 'whsec_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })
  return table
}

/** What would be sent to others now, channel by channel: each channel has a queue of its own. */
export function deliver({ table, left }: Watched, hidden: Seat, now: number): void {
  sendHeldCalls(table, now)
  const { store, notices } = table
  const ways = notices.due(now).toSorted((a, b) => a.seat - b.seat || (a.via < b.via ? -1 : a.via > b.via ? 1 : a.id - b.id))
  for (const notice of ways) {
    const row = store.seat(notice.seat)
    if (!isStillTrue(store, notice, row)) notices.close(notice, 'unneeded', now)
    else {
      if (notice.seat !== hidden) left.push(sent(table, notice, now))
      notices.done(notice.id, now)
    }
  }
}

function sent(table: TableParts, notice: Notice, now: number): string {
  const { seat, kind, via, written } = notice
  const game = gameOf(table.store.card.game)
  const model = pageNow(table, seat === NOBODY ? 'watcher' : seat, now)
  // The id of a notice that no answer has caused is a keyed hash of a number that nobody sees.
  const id = notice.cause < 0 ? '' : namedNotice(table, notice)
  const said = { language: 'en' as const, table: model, siteUrl: SITE }
  if (via !== 'letter') return JSON.stringify(payloadOf(briefOf({ ...said, id, kind: kind as 'turn', at: written }, game)))
  return kind === 'turn' || kind === 'over' || kind === 'vote'
    ? id + JSON.stringify(writeLetter({ ...said, kind, now, link: SITE, stop: SITE }, game))
    : `${id} ${kind}`
}

/** Everything that others can open now. */
export function look({ table, left }: Watched, hidden: Seat, now: number): void {
  const { store } = table
  const game = gameOf(store.card.game)
  const position = store.now?.position ?? 0
  const others = store.seats().flatMap(({ seat }) => (seat === hidden ? [] : [seat]))
  for (const viewer of [...others, 'watcher' as const]) {
    const models = [pageNow(table, viewer, now), ...[position, position - 1].flatMap(at => pageAt(table, viewer, at, now) ?? [])]
    const holder = { seats: viewer === 'watcher' ? [] : [viewer], host: false, token: 'token', lettered: true }
    for (const model of models) left.push(partOf({ model, game, language: 'en', now, holder }))
    left.push(JSON.stringify(logOf(table, viewer, now)), JSON.stringify(exportOf(table, viewer)))
    const row = viewer === 'watcher' ? undefined : store.seat(viewer)
    if (!row) continue
    const feed = { ...seatFeed(table, row, now), at: now, siteUrl: SITE }
    left.push(atomOf(feed, game, SITE), calendarOf(feed, game))
  }
  left.push(JSON.stringify(hostPost(table)), JSON.stringify(hostList(table, now)))
}

/** The first difference between two games, with a little context; clears what was compared. */
export function difference(one: Watched, other: Watched): string {
  const [left, right] = [one.left.splice(0), other.left.splice(0)]
  if (left.length !== right.length) return `${left.length} and ${right.length} texts`
  const at = left.findIndex((text, i) => text !== right[i])
  return at < 0 ? 'none' : firstDifference(left[at], right[at])
}

function firstDifference(one = '', other = ''): string {
  const at = [...one].findIndex((letter, i) => letter !== other[i])
  return at < 0 && one === other
    ? 'none'
    : `${one.slice(Math.max(0, at - 120), at + 120)}\n…\n${other.slice(Math.max(0, at - 120), at + 120)}`
}
