/** The tables that anybody may join: a small list fed by the tables themselves, each row with the table's own count; and the site's own counts. */
import { DurableObject } from 'cloudflare:workers'
import { LOBBY_ROWS } from '../bounds'
import type { Env } from '../env'
import type { LobbyRow } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { Days, type Counted, type DayCount } from './days'
import { LateOfAll, type LateLetters } from './late'
import { Outage, type Way } from './outage'

export class Lobby extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #days: Days
  readonly #late: LateOfAll
  readonly #outage: Outage

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    this.#sql.exec(`
      -- One row for each table that still has open seats; a closed one keeps its count, so that a late message does not open it again.
      CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, count INTEGER NOT NULL, made INTEGER NOT NULL, body TEXT) WITHOUT ROWID;
      CREATE INDEX IF NOT EXISTS tables_open ON tables (made) WHERE body IS NOT NULL`)
    this.#days = new Days(this.#sql)
    this.#late = new LateOfAll(this.#sql)
    this.#outage = new Outage(this.#sql)
  }

  /** Older news than what is known is ignored. Null: the table has no open seat any more. */
  set(id: string, count: number, made: number, row: Parcel<LobbyRow | null>): void {
    this.#sql.exec(
      `INSERT INTO tables (id, count, made, body) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (id) DO UPDATE SET count = ?2, body = ?4 WHERE count < ?2`,
      id, count, made, open(row) === null ? null : row
    )
  }

  /** The table is gone, and no message of it is under way any more. */
  drop(id: string): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ?', id)
  }

  /** One more of what the people who run the site want to know. */
  count(what: Counted): void {
    this.#days.count(what, Date.now())
  }

  days(): Parcel<DayCount[]> {
    return pack(this.#days.all())
  }

  /** An object says how many of its letters wait for another try, and why, if it is the way of letters itself that is broken. */
  setLate(who: string, late: LateLetters, way: Way = {}): void {
    this.#late.set(who, late)
    this.#outage.hear({ who, waits: late.letters > 0 }, way, Date.now())
  }

  late(): LateLetters {
    return this.#late.all()
  }

  newest(): Parcel<LobbyRow[]> {
    const rows = this.#sql
      .exec<{ body: Parcel<LobbyRow> }>('SELECT body FROM tables WHERE body IS NOT NULL AND made > 0 ORDER BY made DESC LIMIT ?', LOBBY_ROWS)
      .toArray()
    return pack(rows.map(({ body }) => open(body)))
  }
}
