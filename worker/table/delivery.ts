/** The first hop of the post: what is due goes to each person's own object, which knows the address and sends. */
import type { Env } from '../env'
import { questionOf, replyAddress } from '../post/reply/address'
import type { LobbyRow, MineRow, TableModel } from '../../web/model'
import { keyFor } from '../people/keys'
import { replyDomainOf, transportOf } from '../post/transport'
import type { Order } from '../post/letter'
import { readingOf } from './clocks'
import type { LetterKind, Notice } from './notices'
import { pageNow } from './pages'
import type { TableParts } from './parts'
import { pack } from '../parcel'
import type { SeatRow, Store } from './store'
import { claimKey, seatKey } from './visit'

const HOLD = 2 * 60_000

/** The mailbox shows a letter at once, since who waits for it sits before it. */
export const holdFor = (env: Env): number => (env.MAILBOX_OPEN === '1' ? 0 : HOLD)

/** A row that fails is recorded and tried again; it holds back the later ones of its seat, and no others. */
export async function deliverDue(table: TableParts): Promise<void> {
  const { notices } = table
  const held = new Set<number>()
  for (const notice of notices.due(Date.now())) {
    if (held.has(notice.seat)) continue
    try {
      await deliver(table, notice)
      notices.done(notice.id, Date.now())
    } catch (error) {
      held.add(notice.seat)
      notices.failed(notice, error, Date.now())
    }
  }
}

async function deliver(table: TableParts, notice: Notice): Promise<void> {
  const { env, store } = table
  if (notice.kind === 'lobby') return intoLobby(table, notice)
  const row = store.seat(notice.seat)
  const name = row ? row.person : store.card.host
  if (!name) return
  const person = env.PERSON.get(env.PERSON.idFromName(name))
  if (notice.kind === 'row') return row && person.list(pack(mineRow(table, row)), notice.id)
  if (!stillTrue(store, notice, row) || !transportOf(env)) return
  await person.receive(pack(orderFor(table, notice, notice.kind, row)))
}

async function intoLobby({ env, store }: TableParts, notice: Notice): Promise<void> {
  const { id, made } = store.card
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).set(id, notice.id, made, pack(lobbyRow(store)))
}

/** A question that was answered meanwhile needs no letter; an invitation that was taken up neither. */
function stillTrue({ now }: Store, { kind, seat }: Notice, row: SeatRow | undefined): boolean {
  if (kind === 'invitation') return row?.taken === null
  if (kind !== 'turn' && kind !== 'reminder') return true
  return now !== undefined && now.waits.begun[seat] !== undefined
}

function orderFor(table: TableParts, notice: Notice, kind: LetterKind, row: SeatRow | undefined): Order {
  const { env, store } = table
  const { id } = store.card
  const base = `${env.PUBLIC_URL}/tables/${id}`
  const model = pageNow(table, row?.seat ?? 'watcher', Date.now())
  return {
    // Counted once by whoever receives it, however often it is handed on.
    id: `${id}.${notice.id}`,
    kind,
    language: row?.language ?? store.card.language,
    zone: row?.settings.hours?.zone,
    link: base + (row ? pathOf(table, row) : `/host/${keyFor(env.SITE_KEY, 'host', id)}`),
    table: model,
    replyTo: row && model.head.stage === 'playing' ? replyAddressFor(env, id, row, model) : undefined,
  }
}

/** Where an answer to this letter goes: good for this seat and for the question that the letter puts. */
function replyAddressFor(env: Env, table: string, { seat, generation }: SeatRow, { prompts }: TableModel): string | undefined {
  const domain = replyDomainOf(env)
  return domain && replyAddress(env.SITE_KEY, domain, { table, seat, question: questionOf(prompts) }, generation)
}

/** Opens the claim of a seat that is free, or the seat. */
function pathOf({ env, store: { card } }: TableParts, row: SeatRow): string {
  const seat = `/seats/${row.seat}`
  return row.taken === null ? `${seat}/claim/${claimKey(env, card, row)}` : `${seat}/link/${seatKey(env, card, row)}`
}

function mineRow(table: TableParts, row: SeatRow): MineRow {
  const { card, stage, now } = table.store
  const since = now?.waits.begun[row.seat]
  const until = now && readingOf(now, row.seat, Date.now())?.until
  const asked = since !== undefined && { asked: { since, until } }
  const { seat, pirate } = row
  return { table: card.id, seat, name: card.name, game: card.game, pirate, stage, link: `/tables/${card.id}${pathOf(table, row)}`, ...asked }
}

function lobbyRow(store: Store): LobbyRow | null {
  const { id, name, game, options, pace, made, startAt } = store.card
  const seats = store.seats()
  const free = seats.filter(({ kind, taken }) => kind === 'open' && taken === null).length
  const names = seats.filter(({ taken }) => taken !== null).map(seat => seat.name)
  return store.stage === 'seating' && free > 0 ? { id, name, game, options, pace: pace?.name ?? 'none', made, startAt, names, free } : null
}
