/** The way of letters as a whole: that it broke is said once, by whichever letter found it, and that it works again once, too. */
import { log } from '../log'
import type { Time } from '../../web/model'

/** The way that letters take. */
export interface Way {
  transport?: string
  /** What it says, where it is broken. */
  broken?: string
}

export class Outage {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.#sql.exec(`
      -- By each object whose letters wait because the way itself is broken: since when the site has known that it is.
      CREATE TABLE IF NOT EXISTS outage (who TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID`)
  }

  hear({ who, waits }: { who: string; waits: boolean }, { transport, broken }: Way, now: Time): void {
    const since = this.#since()
    if (broken !== undefined && waits) {
      this.#sql.exec('INSERT OR IGNORE INTO outage (who, since) VALUES (?, ?)', who, since ?? now)
      if (since === undefined) log('error', 'post-fails', { transport, why: broken })
      return
    }
    this.#sql.exec('DELETE FROM outage WHERE who = ?', who)
    if (since === undefined || this.#since() !== undefined) return
    const minutes = Math.round((now - since) / 60_000)
    // Letters that were given up are late no more, and prove nothing.
    if (broken === undefined) log('info', 'post-works', { transport, minutes })
    else log('error', 'post-gave-up', { transport, minutes, why: broken })
  }

  #since(): Time | undefined {
    return this.#sql.exec<{ since: number | null }>("SELECT min(since) AS since FROM outage WHERE who > ''").one().since ?? undefined
  }
}
