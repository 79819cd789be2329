/** The tables at which a person sits, each as it last told of itself; and those that have to be told that letters are lost. */
import type { Env } from '../env'
import type { BerthRow, MineRow } from '../../web/model'
import { open, pack, type Parcel } from '../parcel'
import { inTime } from './in-time'

/** Later than any deadline. */
const FAR = 1e14

/** Those that wait for this person come first, the soonest deadline before the others. */
export const inOrder = <Row extends MineRow>(rows: readonly Row[]): Row[] => rows.toSorted((a, b) => urgency(a) - urgency(b))

const urgency = ({ asked, stage }: MineRow): number => (asked ? (asked.until ?? asked.since + FAR) : stage === 'over' ? 3 * FAR : 2 * FAR)

export class OwnTables {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Older news than what is known is ignored, and what is known is not written again. Whether the table waits, it is asked itself. */
  set({ asked: _, ...row }: MineRow, count: number): void {
    const [known] = this.#sql.exec<{ count: number; body: string }>('SELECT count, body FROM tables WHERE id = ? AND seat = ?', row.table, row.seat).toArray()
    const body = pack(row)
    if (known && (known.count >= count || known.body === body)) return
    this.#sql.exec('INSERT OR REPLACE INTO tables (id, seat, count, body) VALUES (?, ?, ?, ?)', row.table, row.seat, count, body)
  }

  drop(table: string, seat: number): void {
    this.#sql.exec('DELETE FROM tables WHERE id = ? AND seat = ?', table, seat)
  }

  /** As they stand now, by what each table says itself. With `ms`, no longer is waited for one that does not say it. */
  async now(env: Env, person: string | undefined, but?: string, ms = Infinity): Promise<BerthRow[]> {
    const rows = this.#rows().filter(({ table }) => table !== but)
    const answers = await inTime(ms, rows.map(row => standing(env, row, person)))
    return inOrder(rows.flatMap((row, i) => answers[i] ?? (answers[i] === null ? [] : row)))
  }

  #rows = (): MineRow[] => this.#sql.exec<{ body: Parcel<MineRow> }>("SELECT body FROM tables WHERE id > ''").toArray().map(({ body }) => open(body))

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

  #ids = (query: string): string[] => this.#sql.exec<{ id: string }>(query).toArray().map(({ id }) => id)
}

/** Of a game that is over nothing changes. A table that does not answer is shown as it last told of itself. */
async function standing(env: Env, row: MineRow, person: string | undefined): Promise<BerthRow | null> {
  if (row.stage === 'over' || row.stage === 'off' || person === undefined) return row
  try {
    return open(await env.TABLE.get(env.TABLE.idFromName(row.table)).berth(row.seat, { person }))
  } catch (error) {
    throw new Error(`the table ${row.table} does not say how it stands`, { cause: error })
  }
}
