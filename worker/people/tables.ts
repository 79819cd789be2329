/** The tables at which a person sits, each as it last told of itself; and those that have to be told that letters are lost. */
import type { MineRow } from '../../web/model'
import { open, type Parcel } from '../parcel'

/** Later than any deadline. */
const FAR = 1e14

export class OwnTables {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- Tables that have to be told that letters do not arrive.
      CREATE TABLE IF NOT EXISTS untold (id TEXT PRIMARY KEY) WITHOUT ROWID;
      -- The tables at which this person sits, each as it last told of itself.
      CREATE TABLE IF NOT EXISTS tables (id TEXT NOT NULL, seat INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID`)
  }

  /** Older news than what is known is ignored. */
  set(row: Parcel<MineRow>, count: number): void {
    const { table, seat } = open(row)
    this.#sql.exec(
      `INSERT INTO tables (id, seat, count, body) VALUES (?1, ?2, ?3, ?4)
       ON CONFLICT (id, seat) DO UPDATE SET count = ?3, body = ?4 WHERE count < ?3`,
      table, seat, count, row
    )
  }

  drop(table: string, seat: number): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ? AND seat = ?', table, seat)
  }

  /** Those that wait for this person come first, the soonest deadline before the others. */
  rows(): MineRow[] {
    const rows = this.#sql.exec<{ body: Parcel<MineRow> }>('SELECT body FROM tables').toArray().map(({ body }) => open(body))
    const urgency = ({ asked, stage }: MineRow): number => (asked ? (asked.until ?? asked.since + FAR) : stage === 'over' ? 3 * FAR : 2 * FAR)
    return rows.sort((a, b) => urgency(a) - urgency(b))
  }

  ids(): string[] {
    return this.#ids('SELECT DISTINCT id FROM tables')
  }

  untold(): string[] {
    return this.#ids('SELECT id FROM untold')
  }

  mustTell(tables: readonly string[]): void {
    for (const id of tables) this.#sql.exec('INSERT OR IGNORE INTO untold (id) VALUES (?)', id)
  }

  told(table: string): void {
    this.#sql.exec('DELETE FROM untold WHERE id = ?', table)
  }

  forget(): void {
    this.#sql.exec('DELETE FROM tables')
    this.#sql.exec('DELETE FROM untold')
  }

  #ids = (query: string): string[] => this.#sql.exec<{ id: string }>(query).toArray().map(({ id }) => id)
}
