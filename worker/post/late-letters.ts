/** Late letters: tried in vain, waiting for a retry. Each person's object reports its own, and only changes. */
import { LATE_OBJECTS } from '../shared/bounds'
import type { Time } from '../model'

export interface LateLetters {
  letters: number
  /** When the oldest was written; null if there is none. */
  since: Time | null
}

type Row = LateLetters & Record<string, SqlStorageValue>

/** Undefined if nothing has changed since the last report. */
export function newsOf(sql: SqlStorage, late: LateLetters): LateLetters | undefined {
  const [told = { letters: 0, since: null }] = sql.exec<Row>('SELECT letters, since FROM late').toArray()
  return late.letters === told.letters && late.since === told.since ? undefined : late
}

export function noteTold(sql: SqlStorage, { letters, since }: LateLetters): void {
  sql.exec('INSERT OR REPLACE INTO late (one, letters, since) VALUES (1, ?, ?)', letters, since)
}

/** The sum of all reports. */
export class LateOfAll {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  /** Whether it was taken in: of more objects than anybody could look after, nothing is known. */
  set(who: string, { letters, since }: LateLetters): 'heard' | 'enough' {
    if (letters > 0 && !this.#knows(who) && this.#objects() >= LATE_OBJECTS) return 'enough'
    if (letters > 0) this.#sql.exec('INSERT OR REPLACE INTO late (who, letters, since) VALUES (?, ?, ?)', who, letters, since)
    else this.#sql.exec('DELETE FROM late WHERE who = ?', who)
    return 'heard'
  }

  #knows(who: string): boolean {
    return this.#sql.exec('SELECT 1 FROM late WHERE who = ?', who).toArray().length > 0
  }

  #objects(): number {
    return this.#sql.exec<{ n: number }>("SELECT count(*) AS n FROM late WHERE who > ''").one().n
  }

  all(): LateLetters {
    return this.#sql.exec<Row>("SELECT coalesce(sum(letters), 0) AS letters, min(since) AS since FROM late WHERE who > ''").one()
  }
}
