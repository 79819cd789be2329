/** Letters that were tried in vain and wait for their next try: each person's object tells of its own, and only what is new. */
import type { Time } from '../../web/model'

export interface LateLetters {
  letters: number
  /** When the oldest was written; null where there is none. */
  since: Time | null
}

type Row = LateLetters & Record<string, SqlStorageValue>

/** Undefined: it is as it was told. */
export function newsOf(sql: SqlStorage, late: LateLetters): LateLetters | undefined {
  const [told = { letters: 0, since: null }] = sql.exec<Row>('SELECT letters, since FROM late').toArray()
  return late.letters === told.letters && late.since === told.since ? undefined : late
}

export function noteTold(sql: SqlStorage, { letters, since }: LateLetters): void {
  sql.exec('INSERT OR REPLACE INTO late (one, letters, since) VALUES (1, ?, ?)', letters, since)
}

/** What was told by all. */
export class LateOfAll {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- By each object some of whose letters are late: how many, and since when.
      CREATE TABLE IF NOT EXISTS late (who TEXT PRIMARY KEY, letters INTEGER NOT NULL, since INTEGER) WITHOUT ROWID`)
  }

  set(who: string, { letters, since }: LateLetters): void {
    if (letters > 0) this.#sql.exec('INSERT OR REPLACE INTO late (who, letters, since) VALUES (?, ?, ?)', who, letters, since)
    else this.#sql.exec('DELETE FROM late WHERE who = ?', who)
  }

  all(): LateLetters {
    return this.#sql.exec<Row>("SELECT coalesce(sum(letters), 0) AS letters, min(since) AS since FROM late WHERE who > ''").one()
  }
}
