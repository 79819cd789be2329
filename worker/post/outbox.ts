/** Letters of one person on their way out: at least once, each table's in order, tried again with growing pauses. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import type { Time } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import type { LateLetters } from '../people/late'
import type { Letter, LinksOrder, Order } from './letter'
import { pauseAfter } from './pause'
import { Busy, Refused, type Accepted } from './transports/contract'

/** An earlier letter of the same table that waits to be tried again: it holds this one back. */
const BEFORE_IT =
  'FROM outbox e WHERE e.thread = o.thread AND e.number < o.number AND e.done IS NULL AND e.number NOT IN (SELECT number FROM unwritable)'

interface Row {
  number: number
  id: string
  thread: string
  body: Parcel<Order | LinksOrder>
  tries: number
}

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

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- Letters to write and send, in the order in which they came; the id makes twice count once.
      CREATE TABLE IF NOT EXISTS outbox (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, thread TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
        written INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, tried INTEGER, error TEXT, accepted TEXT, fate TEXT,
        done INTEGER
      );
      -- Letters that could not be written when they were due: they hold back no others.
      CREATE TABLE IF NOT EXISTS unwritable (number INTEGER PRIMARY KEY);
      CREATE INDEX IF NOT EXISTS outbox_due ON outbox (due) WHERE done IS NULL;`)
  }

  add(order: Order | LinksOrder, now: Time): void {
    const thread = 'table' in order ? order.table.head.id : order.kind
    this.#sql.exec(
      'INSERT OR IGNORE INTO outbox (id, thread, kind, body, written, due) VALUES (?, ?, ?, ?, ?, ?)',
      order.id, thread, order.kind, pack(order), now, now
    )
  }

  /** Sends what is due. A letter that does not get through holds back the later ones of its table, and no others; one that
      cannot be written holds back none. Returns the tables of which a letter was given up. */
  async send(write: Writing, by: (letter: Letter) => Promise<Accepted>): Promise<string[]> {
    const held = new Set<string>()
    const lost = new Set<string>()
    for (const row of this.#due(Date.now())) {
      if (held.has(row.thread)) continue
      let letter: Letter | Unsent
      try {
        letter = await write(open(row.body), row.tries === 0 ? () => this.#begin(row) : undefined)
      } catch (error) {
        this.#sql.exec('INSERT OR IGNORE INTO unwritable (number) VALUES (?)', row.number)
        if (this.#failed(row, error)) lost.add(row.thread)
        continue
      }
      this.#sql.exec('DELETE FROM unwritable WHERE number = ?', row.number)
      if (typeof letter === 'string') {
        this.#unsent(row, letter)
        continue
      }
      try {
        this.#sent(row, await by(letter))
      } catch (error) {
        held.add(row.thread)
        if (this.#failed(row, error)) lost.add(row.thread)
      }
    }
    return [...lost]
  }

  earliest(): Time | undefined {
    const own = `max(due, coalesce((SELECT max(e.due) ${BEFORE_IT}), 0))`
    const [next] = this.#sql.exec<{ due: Time | null }>(`SELECT min(${own}) AS due FROM outbox o WHERE done IS NULL`).toArray()
    return next?.due ?? undefined
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
    return this.#sql
      .exec<LateLetters & Record<string, SqlStorageValue>>('SELECT count(*) AS letters, min(written) AS since FROM outbox WHERE done IS NULL AND tries > 0')
      .one()
  }

  /** How many of a kind were ordered since then. */
  since(kind: (Order | LinksOrder)['kind'], at: Time): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM outbox WHERE kind = ? AND written > ?', kind, at).one().n
  }

  wasSent(accepted: string, since: Time): boolean {
    return this.#sql.exec('SELECT 1 FROM outbox WHERE accepted = ? AND done >= ? AND fate IS NULL', accepted, since).toArray().length > 0
  }

  threads(): string[] {
    return this.#sql.exec<{ thread: string }>('SELECT DISTINCT thread FROM outbox').toArray().map(({ thread }) => thread)
  }

  forget(): void {
    this.#sql.exec('DELETE FROM outbox')
    this.#sql.exec('DELETE FROM unwritable')
  }

  #due(now: Time): Row[] {
    return this.#sql
      .exec<Row & Record<string, SqlStorageValue>>(
        `SELECT number, id, thread, body, tries FROM outbox o
         WHERE done IS NULL AND due <= ?1 AND NOT EXISTS (SELECT 1 ${BEFORE_IT} AND e.due > ?1) ORDER BY number LIMIT ?2`,
        now, NOTICES_PER_ALARM
      )
      .toArray()
  }

  /** It came back: known by our id, or by what the other side called it. */
  bounced(id: string, why: string): void {
    this.#sql.exec("UPDATE outbox SET fate = 'bounced', error = ?1 WHERE done IS NOT NULL AND (id = ?2 OR (accepted = ?2 AND accepted <> ''))", why, id)
  }

  /** A letter that dies now was tried once. */
  #begin({ number }: Row): void {
    this.#sql.exec('UPDATE outbox SET tries = 1 WHERE number = ?', number)
  }

  /** What was sent is kept as a fact, its contents not; nor those of what was given up. */
  #sent({ number }: Row, { id }: Accepted): void {
    const now = Date.now()
    this.#sql.exec("UPDATE outbox SET done = ?, tried = ?, accepted = ?, error = NULL, body = '' WHERE number = ?", now, now, id ?? '', number)
  }

  #unsent({ number }: Row, fate: Unsent): void {
    this.#sql.exec("UPDATE outbox SET done = ?, fate = ?, error = NULL, body = '' WHERE number = ?", Date.now(), fate, number)
  }

  /** True: it was given up. */
  #failed({ number, id, tries }: Row, error: unknown): boolean {
    const now = Date.now()
    const wished = error instanceof Busy ? error.pause : 0
    const final = error instanceof Refused || tries + 1 >= DELIVERY_TRIES
    if (final) console.error(`the letter ${id} was given up after ${tries + 1} tries`, error)
    this.#sql.exec(
      `UPDATE outbox SET tries = ?, tried = ?, due = ?, error = ?, done = ?, fate = ?, body = iif(?, '', body)
       WHERE number = ?`,
      tries + 1, now, now + Math.max(wished, pauseAfter(tries)), String(error), final ? now : null, final ? 'given-up' : null, Number(final), number
    )
    return final
  }
}
