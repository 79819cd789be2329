/** A cache of rows that every answer reads and that seldom change; any write empties it. */

type Row = Record<string, SqlStorageValue>

export class RowCache {
  readonly #sql: SqlStorage
  readonly #kept = new Map<string, readonly Row[]>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  read<T>(statement: string, ...values: SqlStorageValue[]): readonly (T & Row)[] {
    const key = `${statement} ${values}`
    const kept = this.#kept.get(key)
    // The key contains the statement, so these rows have its type.
    if (kept) return kept as readonly (T & Row)[]
    const rows = this.#sql.exec<T & Row>(statement, ...values).toArray()
    this.#kept.set(key, rows)
    return rows
  }

  write(statement: string, ...values: SqlStorageValue[]): void {
    this.forget()
    this.#sql.exec(statement, ...values)
  }

  /** Called after a failed write too, when memory may hold what storage does not. */
  forget(): void {
    this.#kept.clear()
  }
}
