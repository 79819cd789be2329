/** A person's tables, each as it last reported itself; and those that have to be told that letters are lost. */
import type { BerthRow, MineRow } from '../model'
import { unpack, pack, type Parcel } from '../shared/parcel'
import { inTime } from '../shared/in-time'

/** Later than any deadline. */
const FAR = 1e14

/** Sorts tables that wait for this person first, by deadline. */
export const inOrder = <Row extends MineRow>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => urgency(a) - urgency(b))

const urgency = ({ asked, stage }: MineRow): number => (asked ? (asked.until ?? asked.since + FAR) : stage === 'over' ? 3 * FAR : 2 * FAR)

export class OwnTables {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Ignores news that is older or the same. Whether the table waits is not stored: the table is asked. */
  set({ asked: _, ...row }: MineRow, count: number): void {
    const [known] = this.#sql
      .exec<{ count: number; body: string }>('SELECT count, body FROM tables WHERE id = ? AND seat = ?', row.table, row.seat)
      .toArray()
    const body = pack(row)
    if (known && (known.count >= count || known.body === body)) return
    this.#sql.exec('INSERT OR REPLACE INTO tables (id, seat, count, body) VALUES (?, ?, ?, ?)', row.table, row.seat, count, body)
  }

  drop(table: string, seat: number): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ? AND seat = ?', table, seat)
  }

  /** The tables' present rows, as each answers itself; with `ms`, a table that takes longer keeps its stored row. */
  async now(env: Env, person: string | undefined, but?: string, ms = Infinity): Promise<BerthRow[]> {
    const rows = this.#rows().filter(({ table }) => table !== but)
    const answers = await inTime(
      ms,
      rows.map(row => standing(env, row, person))
    )
    return inOrder(rows.flatMap((row, i) => answers[i] ?? (answers[i] === null ? [] : row)))
  }

  #rows = (): MineRow[] =>
    this.#sql
      .exec<{ body: Parcel<MineRow> }>("SELECT body FROM tables WHERE id > ''")
      .toArray()
      .map(({ body }) => unpack(body))

  ids(): string[] {
    return this.#ids("SELECT DISTINCT id FROM tables WHERE id > ''")
  }

  untold(): string[] {
    return this.#ids("SELECT id FROM untold WHERE id > ''")
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

  #ids = (query: string): string[] =>
    this.#sql
      .exec<{ id: string }>(query)
      .toArray()
      .map(({ id }) => id)
}

/** A finished table's row no longer changes. One that does not answer keeps its stored row. */
async function standing(env: Env, row: MineRow, person: string | undefined): Promise<BerthRow | null> {
  if (row.stage === 'over' || row.stage === 'off' || person === undefined) return row
  try {
    return unpack(await env.TABLE.get(env.TABLE.idFromName(row.table)).berth(row.seat, { person }))
  } catch (error) {
    throw new Error(`the table ${row.table} does not report its row`, { cause: error })
  }
}
