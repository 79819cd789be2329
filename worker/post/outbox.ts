/** Letters of one person on their way out: at least once, each table's in order, tried again with growing pauses. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import type { Time } from '../../web/model'
import { log } from '../log'
import { open, pack, type Parcel } from '../parcel'
import type { LateLetters } from '../people/late'
import type { Letter, LinksOrder, Order } from './letter'
import { pauseAfter } from './pause'
import { Busy, Refused, type Accepted } from './transports/contract'

/** A letter that waits. */
interface Row {
  thread: string
  number: number
  written: Time
  due: Time
  tries: number
  /** The newest try that came to an end. */
  tried: Time | null
  unwritable: 0 | 1
}

/** An earlier letter of the same table that waits to be tried again: it holds this one back. */
const before = ({ thread, number }: Row, open: readonly Row[]): Row[] =>
  open.filter(earlier => earlier.thread === thread && earlier.number < number && !earlier.unwritable)

const keyOf = ({ thread, number }: Pick<Row, 'thread' | 'number'>): string => `${thread}.${number}`

/** How far a letter has come. */
export interface Progress {
  id: string
  kind: string
  written: Time
  /** When the other side took it, and what it calls it. */
  done: Time | null
  accepted: string | null
  error: string | null
  /** The newest try. */
  tried: Time | null
  fate: LetterFate | null
}

/** Writes the letter of an order. Before what may kill it, it writes down the first try; without `begin` it does nothing such. */
export type Writing = (order: Order | LinksOrder, begin: (() => void) | undefined) => Promise<Letter | Unsent>

/** Why a letter was not sent: its person wants none such, has not confirmed the address, or the address does not work. */
export type Unsent = 'unwanted' | 'unconfirmed' | 'unreachable'
/** What became of a letter that did not arrive. */
export type LetterFate = Unsent | 'given-up' | 'bounced'

export class Outbox {
  readonly #sql: SqlStorage
  /** Ordered since this object is in memory: it has not died of their first try. */
  readonly #fresh = new Set<string>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** In the order in which its table counts. The first try counts as begun at once: a row less than if it were written down before it. */
  add(order: Order | LinksOrder, now: Time, number = now): void {
    const thread = 'table' in order ? order.table.head.id : order.kind
    const { rowsWritten } = this.#sql.exec(
      'INSERT OR IGNORE INTO outbox (thread, number, id, kind, body, written, due, tries) VALUES (?, ?, ?, ?, ?, ?, ?, 1)',
      thread, number, order.id, order.kind, pack(order), now, now
    )
    if (rowsWritten > 0) this.#fresh.add(keyOf({ thread, number }))
  }

  /** Sends what is due. A letter that does not get through holds back the later ones of its table, and no others; one that
      cannot be written holds back none. Returns the tables of which a letter was given up. */
  async send(write: Writing, by: (letter: Letter) => Promise<Accepted>, transport?: string): Promise<string[]> {
    const held = new Set<string>()
    const lost = new Set<string>()
    for (const waiting of this.#due(Date.now())) {
      if (held.has(waiting.thread)) continue
      const fresh = this.#fresh.delete(keyOf(waiting))
      const row = fresh ? { ...waiting, tries: 0 } : waiting
      let letter: Letter | Unsent
      try {
        letter = await write(this.#orderOf(row), row.tries === 0 ? () => fresh || this.#begin(row) : undefined)
      } catch (error) {
        if (this.#failed({ ...row, unwritable: 1 }, error)) lost.add(row.thread)
        continue
      }
      if (typeof letter === 'string') {
        this.#unsent(row, letter)
        continue
      }
      try {
        this.#sent(row, await by(letter))
      } catch (error) {
        held.add(row.thread)
        if (this.#failed({ ...row, unwritable: 0 }, error, transport)) lost.add(row.thread)
      }
    }
    return [...lost]
  }

  earliest(): Time | undefined {
    const open = this.#open()
    const times = open.map(row => Math.max(row.due, ...before(row, open).map(({ due }) => due)))
    return times.length ? Math.min(...times) : undefined
  }

  /** The newest letters of one table, and how far each has come. */
  progress(thread: string, most: number): Progress[] {
    return this.#sql
      .exec<Progress & Record<string, SqlStorageValue>>(
        'SELECT id, kind, written, tried, done, accepted, error, fate FROM outbox WHERE thread = ? ORDER BY number DESC LIMIT ?',
        thread, most
      )
      .toArray()
  }

  /** Those that were tried in vain and wait for their next try. */
  late(): LateLetters {
    const late = this.#open().filter(({ tried }) => tried !== null)
    return { letters: late.length, since: late.length ? Math.min(...late.map(({ written }) => written)) : null }
  }

  /** How many letters of no table were ordered since then. */
  since(kind: LinksOrder['kind'], at: Time): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE thread = ? AND number > ?', kind, at).one().n
  }

  wasSent(accepted: string, since: Time): boolean {
    const sent = 'SELECT 1 FROM outbox WHERE thread = ? AND accepted = ? AND done >= ? AND fate IS NULL'
    return this.threads().some(thread => this.#sql.exec(sent, thread, accepted, since).toArray().length > 0)
  }

  threads(): string[] {
    return this.#sql.exec<{ thread: string }>("SELECT DISTINCT thread FROM outbox WHERE thread > ''").toArray().map(({ thread }) => thread)
  }

  forget(): void {
    this.#sql.exec('DELETE FROM outbox')
  }

  /** All that wait, in the order in which they came. */
  #open(): Row[] {
    return this.#sql
      .exec<Row & Record<string, SqlStorageValue>>(
        'SELECT thread, number, written, due, tries, tried, unwritable FROM outbox INDEXED BY outbox_due WHERE done IS NULL AND due > 0 ORDER BY written, number'
      )
      .toArray()
  }

  #due(now: Time): Row[] {
    const open = this.#open()
    const due = open.filter(row => row.due <= now && before(row, open).every(({ due }) => due <= now))
    return due.slice(0, NOTICES_PER_ALARM)
  }

  #orderOf({ thread, number }: Row): Order | LinksOrder {
    return open(this.#sql.exec<{ body: Parcel<Order | LinksOrder> }>('SELECT body FROM outbox WHERE thread = ? AND number = ?', thread, number).one().body)
  }

  /** It came back: known by our id, or by what the other side called it. */
  bounced(id: string, why: string): void {
    for (const thread of this.threads())
      this.#sql.exec(
        "UPDATE outbox SET fate = 'bounced', error = ?1 WHERE thread = ?3 AND done IS NOT NULL AND (id = ?2 OR (accepted = ?2 AND accepted <> ''))",
        why, id, thread
      )
  }

  /** One that waited before this object was in memory: if it dies now, it was tried once. */
  #begin({ thread, number }: Row): void {
    this.#sql.exec('UPDATE outbox SET tries = 1 WHERE thread = ? AND number = ?', thread, number)
  }

  /** What was sent is kept as a fact, its contents not; nor those of what was given up. */
  #sent({ thread, number }: Row, { id }: Accepted): void {
    const now = Date.now()
    this.#sql.exec(
      "UPDATE outbox SET done = ?, tried = ?, accepted = ?, error = NULL, body = '' WHERE thread = ? AND number = ?",
      now, now, id ?? '', thread, number
    )
  }

  #unsent({ thread, number }: Row, fate: Unsent): void {
    this.#sql.exec("UPDATE outbox SET done = ?, fate = ?, error = NULL, body = '' WHERE thread = ? AND number = ?", Date.now(), fate, thread, number)
  }

  /** True: it was given up. */
  #failed({ thread, number, tries, unwritable }: Row, error: unknown, transport?: string): boolean {
    const now = Date.now()
    const wished = error instanceof Busy ? error.pause : 0
    const final = error instanceof Refused || tries + 1 >= DELIVERY_TRIES
    if (final) log('error', 'letter-given-up', { table: thread, letter: number, transport, tries: tries + 1, why: error })
    this.#sql.exec(
      `UPDATE outbox SET tries = ?, unwritable = ?, tried = ?, due = ?, error = ?, done = ?, fate = ?, body = iif(?, '', body)
       WHERE thread = ? AND number = ?`,
      tries + 1, unwritable, now, now + Math.max(wished, pauseAfter(tries)), String(error), final ? now : null, final ? 'given-up' : null, Number(final),
      thread, number
    )
    return final
  }
}
