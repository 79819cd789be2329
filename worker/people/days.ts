/** Counts per day for the operator. */
import { DAYS_COUNTED } from '../shared/bounds'
import type { Time } from '../model'
import { DAY } from '../clock/span'

export type Counted = 'tables' | 'given-up' | 'bounced' | 'unread'

export interface DayCount {
  day: Time
  tables: number
  givenUp: number
  bounced: number
  /** Replies that were not read because too many came. */
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
  }

  count(what: Counted, now: Time): void {
    const day = now - (now % DAY)
    this.#sql.exec('INSERT INTO days (day, what, n) VALUES (?, ?, 1) ON CONFLICT (day, what) DO UPDATE SET n = n + 1', day, what)
    this.#sql.exec('DELETE FROM days WHERE day < ?', day - DAYS_COUNTED * DAY)
  }

  /** Newest first. */
  all(): DayCount[] {
    const rows = this.#sql
      .exec<Row & Record<string, SqlStorageValue>>('SELECT day, what, n FROM days WHERE day > 0 ORDER BY day DESC')
      .toArray()
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
