/** The lobby: tables that anybody may join, as each table reports itself with a count of its own; and the site's counters. */
import { DurableObject } from 'cloudflare:workers'
import { CLOSED_DAYS, LOBBY_ROWS, WAITS_SHOWN } from '../shared/bounds'
import type { LobbyRow } from '../model'
import type { LongWait } from '../model/operator'
import { DAY } from '../clock/span'
import { migrate } from '../shared/migrate'
import { unpack, pack, type Parcel } from '../shared/parcel'
import { Days, type Counted, type DayCount } from './days'
import { LateOfAll, type LateLetters } from '../post/late-letters'
import { Outage, type TransportState } from './outage'
import { LOBBY_SCHEMA } from './site-schemas'

/** Enough to find it in the log, and too little to open it. */
const SHOWN_OF_ID = 6
type Wait = Omit<LongWait, 'table'>

export class Lobby extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #days: Days
  readonly #late: LateOfAll
  readonly #outage: Outage

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#sql = object.storage.sql
    migrate(object.storage, LOBBY_SCHEMA)
    this.#days = new Days(this.#sql)
    this.#late = new LateOfAll(this.#sql)
    this.#outage = new Outage(this.#sql)
  }

  /** Ignores news older than the known; null if the table has no open seat any more. */
  set(id: string, count: number, made: number, row: Parcel<LobbyRow | null>): void {
    this.#sql.exec(
      `INSERT INTO tables (id, count, made, body) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (id) DO UPDATE SET count = ?2, body = ?4 WHERE count < ?2`,
      id,
      count,
      made,
      unpack(row) === null ? null : row
    )
    this.#sql.exec('DELETE FROM tables WHERE body IS NULL AND made < ?', Date.now() - CLOSED_DAYS * DAY)
  }

  /** A table reports that it has been waiting for days; null when that is over. */
  setWait(id: string, wait: Parcel<Wait | null>): void {
    const known = unpack(wait)
    if (known === null) this.#sql.exec('DELETE FROM waits WHERE id = ?', id)
    else this.#sql.exec('INSERT OR REPLACE INTO waits (id, since, body) VALUES (?, ?, ?)', id, known.since, pack(known))
  }

  /** How many tables have been waiting for days, and those that have been for longest. */
  waits(): Parcel<{ tables: number; longest: LongWait[] }> {
    const { tables } = this.#sql.exec<{ tables: number }>('SELECT count(*) AS tables FROM waits WHERE since > 0').one()
    const rows = this.#sql.exec<{ id: string; body: Parcel<Wait> }>(
      'SELECT id, body FROM waits WHERE since > 0 ORDER BY since LIMIT ?',
      WAITS_SHOWN
    )
    return pack({ tables, longest: rows.toArray().map(({ id, body }) => ({ table: id.slice(0, SHOWN_OF_ID), ...unpack(body) })) })
  }

  /** The table is gone, and no more messages from it will come. */
  drop(id: string): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ?', id)
    this.#sql.exec('DELETE FROM waits WHERE id = ?', id)
  }

  /** Counts one more for the operator's page. */
  count(what: Counted): void {
    this.#days.count(what, Date.now())
  }

  days(): Parcel<DayCount[]> {
    return pack(this.#days.all())
  }

  /** An object reports how many of its letters wait for a retry, and why, if the transport itself is broken. */
  setLate(who: string, late: LateLetters, way: TransportState = {}): 'heard' | 'enough' {
    const heard = this.#late.set(who, late)
    if (heard === 'heard') this.#outage.note({ who, waits: late.letters > 0 }, way, Date.now())
    return heard
  }

  late(): LateLetters {
    return this.#late.all()
  }

  newest(): Parcel<LobbyRow[]> {
    const rows = this.#sql
      .exec<{ body: Parcel<LobbyRow> }>(
        'SELECT body FROM tables WHERE body IS NOT NULL AND made > 0 ORDER BY made DESC LIMIT ?',
        LOBBY_ROWS
      )
      .toArray()
    return pack(rows.map(({ body }) => unpack(body)))
  }
}
