/** What happened at the table beside the game, told to all: votes, time-outs, absences, seats left and taken back. */
import type { Line, Time } from '../../web/model'
import type { Seat, Text } from '../rules/contract'

interface Remark {
  at: Time
  position: number
  text: Text
  seat?: Seat
}

export class Remarks {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  add({ at, position, ...said }: Remark): void {
    this.#sql.exec('INSERT INTO remarks (at, position, body) VALUES (?, ?, ?)', at, position, JSON.stringify(said))
  }

  /** Those made after a moment, as lines of the log. */
  since(at: Time): Line[] {
    return this.#sql
      .exec<{ at: number; position: number; body: string }>('SELECT at, position, body FROM remarks WHERE at > ? ORDER BY number', at)
      .toArray()
      .map(({ body, ...when }): Line => ({ ...when, ...JSON.parse(body) }))
  }
}
