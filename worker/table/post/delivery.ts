/** The first hop of a notice: what is due goes to each person's own object, which knows the address and sends the letter. */
import { DELIVERY_TRIES } from '../../shared/bounds'
import type { LobbyRow } from '../../model'
import { transportOf } from '../../post/transports/transport'
import type { Outcome } from '../../post/webhook/ask'
import type { Via } from '../rows/channels'
import { heardConsent } from '../seats/consent'
import { deliverByHookOrPush } from './hook-or-push'
import { longWaitOf } from './long-wait'
import { listedFor } from '../views/listed'
import { lettersLost } from './lost-letters'
import type { Notice } from '../rows/notice'
import { isLetterKind } from '../../model/notices'
import type { TableParts } from '../rows/parts'
import { pack } from '../../shared/parcel'
import { deliverReport } from './reporting'
import { activeLoan } from '../rows/sitting'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import { isStillTrue } from '../answers/still'
import { soughtAt } from '../seats/substitutes'
import { candidateFor, orderFor } from './order'

const HOLD = 2 * 60_000

/** The mailbox shows a letter at once, because the developer is waiting for it. */
export const holdFor = (env: Env): number => (env.MAILBOX_OPEN === '1' ? 0 : HOLD)

/** Each seat's channel has its own queue: a failure holds back only what is behind it, and a hanging one nobody else's. */
export async function deliverDue(table: TableParts): Promise<void> {
  const queues = Map.groupBy(table.notices.due(Date.now()), ({ seat, via }) => `${seat} ${via}`)
  await Promise.all([...queues.values()].map(queue => workOff(table, queue)))
}

async function workOff(table: TableParts, queue: readonly Notice[]): Promise<void> {
  for (const notice of queue) if (!(await handOver(table, notice))) return
}

/** False: the notices behind it must wait, too. */
async function handOver(table: TableParts, notice: Notice): Promise<boolean> {
  const { notices } = table
  try {
    const outcome = await deliver(table, notice)
    if (outcome === 'sent') notices.done(notice.id, Date.now())
    else if (outcome === 'unneeded') notices.close(notice, outcome, Date.now())
    else {
      if (outcome.kind !== 'ok') writeInstead(table, notice)
      return recordTry(table, notice, outcome)
    }
    return true
  } catch (error) {
    notices.failed(notice, error, Date.now())
    if (notice.via === 'letter' && notice.tries + 1 >= DELIVERY_TRIES) lettersLost(table, table.store.seat(notice.seat)?.person, Date.now())
    return false
  }
}

/** A channel that failed to deliver what the letter was held back for is no longer relied on; the letter is written instead. */
function writeInstead({ store, notices, commit }: TableParts, { seat, kind, cause, written }: Notice): void {
  const row = store.seat(seat)
  if (kind !== 'turn' || row?.settings.noticed === undefined) return
  const { noticed: _, ...settings } = row.settings
  commit(() => {
    store.setSeat({ ...row, settings })
    if (row.person) notices.add(seat, 'turn', cause, written)
  })
}

/** A test is tried only once: its person is looking at the page and can send another. */
function recordTry({ notices }: TableParts, notice: Notice, outcome: Outcome): boolean {
  const said = [outcome.status, outcome.said].filter(Boolean).join(' ')
  if (outcome.kind === 'ok') notices.done(notice.id, Date.now())
  else if (outcome.kind === 'again' && notice.kind !== 'test') notices.failed(notice, said, Date.now(), outcome.pause)
  else notices.close(notice, 'given-up', Date.now(), said)
  return outcome.kind === 'ok' || outcome.kind === 'refused'
}

async function deliver(table: TableParts, notice: Notice): Promise<Outcome | 'sent' | 'unneeded'> {
  const { env, store } = table
  if (notice.kind === 'lobby') return intoLobby(table, notice)
  if (notice.kind === 'wait') return tellWait(table)
  if (notice.kind === 'report') return deliverReport(table, notice)
  const row = store.seat(notice.seat)
  if (!isStillTrue(store, notice, row)) return 'unneeded'
  if (!isLetter(notice.via)) return (await deliverByHookOrPush(table, notice)) ?? 'unneeded'
  const name = addresseeOf(store, notice, row)
  if (!name || !isLetterKind(notice.kind) || !transportOf(env)) return 'unneeded'
  const person = env.PERSON.get(env.PERSON.idFromName(name))
  const consent = await person.receive(pack(orderFor(table, notice, notice.kind, row)), pack(listedFor(table, row, name)), notice.id)
  if (row && notice.via === 'letter') heardConsent(table, name, consent)
  return 'sent'
}

const isLetter = (via: Via): boolean => via === 'letter' || via === 'second' || via === 'substitute' || via.startsWith('candidate.')

/** The keyed hash of the address to write to. */
function addresseeOf({ card }: Store, { via, kind }: Notice, row: SeatRow | undefined): string | null | undefined {
  if (!row) return card.host
  if (via === 'second') return row.settings.second
  // A substitute whose time is over is asked nothing more.
  if (via === 'substitute') return activeLoan(row, Date.now()) || kind === 'given-back' ? row.settings.lent?.person : undefined
  return via === 'letter' ? row.person : candidateFor(row, via)?.person
}

async function intoLobby({ env, store }: TableParts, notice: Notice): Promise<'sent'> {
  const { id, made } = store.card
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).set(id, notice.id, made, pack(lobbyRow(store)))
  return 'sent'
}

async function tellWait({ env, store }: TableParts): Promise<'sent'> {
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).setWait(store.card.id, pack(longWaitOf(store) ?? null))
  return 'sent'
}

function lobbyRow(store: Store): LobbyRow | null {
  const { id, name, game, options, pace, made, startAt } = store.card
  const seats = store.seats()
  const free = seats.filter(({ kind, taken }) => kind === 'open' && taken === null).length
  const names = seats.filter(({ taken }) => taken !== null).map(seat => seat.name)
  const seeks = seats.filter(row => soughtAt({ store }, row)).map(({ seat, name }) => ({ seat, name }))
  const row: LobbyRow = {
    id,
    name,
    game,
    options,
    pace: pace?.name ?? 'none',
    made,
    startAt,
    names,
    free: store.stage === 'seating' ? free : 0,
    ...(seeks.length > 0 && { seeks }),
  }
  return row.free > 0 || row.seeks ? row : null
}
