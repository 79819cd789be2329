/** Outages of the transport as a whole: logged once when a letter first finds it broken, and once when it works again. */
import { log } from '../shared/log'
import type { Time } from '../model'

/** The transport for letters. */
export interface TransportState {
  transport?: string
  /** Its error, if it is broken. */
  broken?: string
}

export class Outage {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  note({ who, waits }: { who: string; waits: boolean }, { transport, broken }: TransportState, now: Time): void {
    const since = this.#since()
    if (broken !== undefined && waits) {
      this.#sql.exec('INSERT OR IGNORE INTO outage (who, since) VALUES (?, ?)', who, since ?? now)
      if (since === undefined) log('error', 'post-fails', { transport, why: broken })
      return
    }
    this.#sql.exec('DELETE FROM outage WHERE who = ?', who)
    if (since === undefined || this.#since() !== undefined) return
    const minutes = Math.round((now - since) / 60_000)
    // Letters that were given up are no longer late, but do not prove that the transport works.
    if (broken === undefined) log('info', 'post-works', { transport, minutes })
    else log('error', 'post-gave-up', { transport, minutes, why: broken })
  }

  #since(): Time | undefined {
    return this.#sql.exec<{ since: number | null }>("SELECT min(since) AS since FROM outage WHERE who > ''").one().since ?? undefined
  }
}
