/** Rows that every answer asks for and that seldom change: what was read is kept until something is written. */

type Row = Record<string, SqlStorageValue>

export class Seldom {
  readonly #sql: SqlStorage
  readonly #kept = new Map<string, readonly Row[]>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  read<T>(statement: string, ...values: SqlStorageValue[]): readonly (T & Row)[] {
    const key = `${statement} ${values}`
    const kept = this.#kept.get(key)
    // Under a statement stands what this very statement gave.
    if (kept) return kept as readonly (T & Row)[]
    const rows = this.#sql.exec<T & Row>(statement, ...values).toArray()
    this.#kept.set(key, rows)
    return rows
  }

  write(statement: string, ...values: SqlStorageValue[]): void {
    this.forget()
    this.#sql.exec(statement, ...values)
  }

  /** After a write that failed, memory may hold what storage does not. */
  forget(): void {
    this.#kept.clear()
  }
}
