/** The first hop of the post: what is due goes to each person's own object, which knows the address and sends. */
import type { Env } from '../env'
import { keyFor } from '../people/keys'
import { transportOf } from '../post/transport'
import type { Order } from '../post/letter'
import type { Notice } from './notices'
import { pageNow } from './pages'
import type { TableParts } from './parts'
import { pack } from '../parcel'
import type { SeatRow, Store } from './store'

const HOLD = 2 * 60_000

/** The mailbox shows a letter at once, since who waits for it sits before it. */
export const holdFor = (env: Env): number => (env.MAILBOX_OPEN === '1' ? 0 : HOLD)

/** Each row for itself: one that fails is recorded and tried again, and never stops the others. */
export async function deliverDue(table: TableParts): Promise<void> {
  const { notices } = table
  for (const notice of notices.due(Date.now())) {
    try {
      await deliver(table, notice)
      notices.done(notice.id, Date.now())
    } catch (error) {
      notices.failed(notice, error, Date.now())
    }
  }
}

async function deliver(table: TableParts, notice: Notice): Promise<void> {
  const { env, store } = table
  const row = store.seat(notice.seat)
  if (!row?.person || !stillTrue(store, notice, row) || !transportOf(env)) return
  const person = env.PERSON.get(env.PERSON.idFromName(row.person))
  await person.receive(pack<Order>(orderFor(table, notice, row)))
}

/** A question that was answered meanwhile needs no letter; an invitation that was taken up neither. */
function stillTrue(store: Store, notice: Notice, row: SeatRow): boolean {
  if (notice.kind === 'invitation') return row.taken === null
  if (notice.kind !== 'turn' && notice.kind !== 'reminder') return true
  return store.now?.waits.begun[notice.seat] !== undefined
}

function orderFor(table: TableParts, notice: Notice, row: SeatRow): Order {
  const { env, store } = table
  const { id } = store.card
  const purpose = notice.kind === 'invitation' ? 'claim' : 'seat'
  const key = keyFor(env.SITE_KEY, purpose, id, row.seat, row.generation)
  const seat = `${env.PUBLIC_URL}/tables/${id}/seats/${row.seat}`
  return {
    // Counted once by whoever receives it, however often it is handed on.
    id: `${id}.${notice.id}`,
    kind: notice.kind,
    language: row.language,
    link: purpose === 'claim' ? `${seat}/claim/${key}` : `${seat}/link/${key}`,
    table: pageNow(table, row.seat, Date.now()),
  }
}
