/** What the site did, day by day, for the people who run it. */
import { DAYS_COUNTED } from '../bounds'
import type { Time } from '../../web/model'
import { DAY } from '../table/clock/span'

export type Counted = 'tables' | 'given-up' | 'bounced' | 'unread'

export interface DayCount {
  day: Time
  tables: number
  givenUp: number
  bounced: number
  /** Answers to letters that were not read, because too many came. */
  unread: number
}

interface Row {
  day: Time
  what: string
  n: number
}

export class Days {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- How often something happened on a day.
      CREATE TABLE IF NOT EXISTS days (day INTEGER NOT NULL, what TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (day, what)) WITHOUT ROWID`)
  }

  count(what: Counted, now: Time): void {
    const day = now - (now % DAY)
    this.#sql.exec('INSERT INTO days (day, what, n) VALUES (?, ?, 1) ON CONFLICT (day, what) DO UPDATE SET n = n + 1', day, what)
    this.#sql.exec('DELETE FROM days WHERE day < ?', day - DAYS_COUNTED * DAY)
  }

  /** The newest first. */
  all(): DayCount[] {
    const rows = this.#sql.exec<Row & Record<string, SqlStorageValue>>('SELECT day, what, n FROM days WHERE day > 0 ORDER BY day DESC').toArray()
    const times = (of: readonly Row[], what: Counted): number => of.find(row => row.what === what)?.n ?? 0
    return [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({
      day,
      tables: times(of, 'tables'),
      givenUp: times(of, 'given-up'),
      bounced: times(of, 'bounced'),
      unread: times(of, 'unread'),
    }))
  }
}
