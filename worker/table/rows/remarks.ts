/** Events at the table besides the game, told to all: votes, time-outs, absences, seats left and taken back. */
import { REMARKS_AN_HOUR } from '../../shared/bounds'
import type { Line, Time } from '../../model'
import type { Seat, Text } from '../../rules/contract'
import { HOUR } from '../../clock/span'
import type { RowCache } from '../../shared/row-cache'

interface Remark {
  at: Time
  position: number
  text: Text
  seat?: Seat
}

export class Remarks {
  readonly #rows: RowCache

  constructor(rows: RowCache) {
    this.#rows = rows
  }

  add({ at, position, ...said }: Remark): void {
    this.#rows.write('INSERT INTO remarks (at, position, body) VALUES (?, ?, ?)', at, position, JSON.stringify(said))
  }

  /** Whether this seat has caused too many in the last hour. */
  paceFault(seat: Seat, now: Time): 'too-fast' | undefined {
    return this.since(now - HOUR).filter(remark => remark.seat === seat).length >= REMARKS_AN_HOUR ? 'too-fast' : undefined
  }

  /** The remarks made after a moment, as lines of the log. */
  since(at: Time): Line[] {
    return this.#rows
      .read<{ at: number; position: number; body: string }>('SELECT at, position, body FROM remarks WHERE number > 0 ORDER BY number')
      .filter(remark => remark.at > at)
      .map(({ body, ...when }): Line => ({ ...when, ...JSON.parse(body) }))
  }
}
