/** Letters of one person on their way out: at least once, each table's in order, tried again with growing pauses. */
import { DELIVERY_TRIES, NOTICES_PER_ALARM } from '../bounds'
import type { Time } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import type { Letter, LinksOrder, Order } from './letter'
import { pauseAfter } from './pause'
import { Refused, type Accepted } from './transports/contract'

/** An earlier letter of the same table waits to be tried again. */
const HELD_BACK = 'EXISTS (SELECT 1 FROM outbox e WHERE e.thread = o.thread AND e.number < o.number AND e.done IS NULL AND e.due > o.due)'

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
}

export class Outbox {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- Letters to write and send, in the order in which they came; the id makes twice count once.
      CREATE TABLE IF NOT EXISTS outbox (
        number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE NOT NULL, thread TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL,
        written INTEGER NOT NULL, due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, error TEXT, accepted TEXT, done INTEGER
      );
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
      cannot be written holds back none. */
  async send(write: (order: Order | LinksOrder) => Promise<Letter | undefined>, by: (letter: Letter) => Promise<Accepted>): Promise<void> {
    const held = new Set<string>()
    for (const row of this.#due(Date.now())) {
      if (held.has(row.thread)) continue
      let letter: Letter | undefined
      try {
        letter = await write(open(row.body))
      } catch (error) {
        this.#failed({ ...row, thread: `apart ${row.id}` }, error)
        continue
      }
      try {
        this.#sent(row, letter ? await by(letter) : {})
      } catch (error) {
        held.add(row.thread)
        this.#failed(row, error)
      }
    }
  }

  earliest(): Time | undefined {
    const [next] = this.#sql.exec<{ due: Time | null }>(`SELECT min(due) AS due FROM outbox o WHERE done IS NULL AND NOT ${HELD_BACK}`).toArray()
    return next?.due ?? undefined
  }

  /** The newest letters of one table, and how far each has come. */
  progress(thread: string, most: number): Progress[] {
    return this.#sql
      .exec<Progress & Record<string, SqlStorageValue>>(
        'SELECT id, kind, written, done, accepted, error FROM outbox WHERE thread = ? ORDER BY number DESC LIMIT ?',
        thread, most
      )
      .toArray()
  }

  threads(): string[] {
    return this.#sql.exec<{ thread: string }>('SELECT DISTINCT thread FROM outbox').toArray().map(({ thread }) => thread)
  }

  forget(): void {
    this.#sql.exec('DELETE FROM outbox')
  }

  #due(now: Time): Row[] {
    return this.#sql
      .exec<Row & Record<string, SqlStorageValue>>(
        `SELECT number, id, thread, body, tries FROM outbox o WHERE done IS NULL AND due <= ? AND NOT ${HELD_BACK} ORDER BY number LIMIT ?`,
        now, NOTICES_PER_ALARM
      )
      .toArray()
  }

  /** What was sent is kept as a fact, its contents not; nor those of what was given up. */
  #sent({ number }: Row, { id }: Accepted): void {
    this.#sql.exec("UPDATE outbox SET done = ?, accepted = ?, error = NULL, body = '' WHERE number = ?", Date.now(), id ?? '', number)
  }

  #failed({ number, id, tries, thread }: Row, error: unknown): void {
    const now = Date.now()
    const final = error instanceof Refused || tries + 1 >= DELIVERY_TRIES
    if (final) console.error(`the letter ${id} was given up after ${tries + 1} tries`, error)
    this.#sql.exec(
      "UPDATE outbox SET thread = ?, tries = ?, due = ?, error = ?, done = ?, body = iif(?, '', body) WHERE number = ?",
      thread, tries + 1, now + pauseAfter(tries), String(error), final ? now : null, Number(final), number
    )
  }
}
