/** What each seat has decided, and how long the table waited for it. The same whoever answers: standing orders are never waited for, and
    a person who answers at once is neither. */
import type { Time } from '../../web/model'
import type { Given } from './door'
import type { Now } from './store'

export interface Tally {
  decided: number
  waited: Time
}

export const freshTally = (seats: readonly unknown[]): Tally[] => seats.map(() => ({ decided: 0, waited: 0 }))

/** Tables that began before it was kept have none. */
export function tallied({ tally, waits }: Pick<Now, 'tally' | 'waits'>, after: Now['waits'], given: readonly Given[], now: Time): Tally[] | undefined {
  return tally?.map(({ decided, waited }, seat) => {
    const since = waits.begun[seat]
    const isOver = since !== undefined && after.begun[seat] !== since
    return { decided: decided + given.filter(one => one.seat === seat).length, waited: waited + (isOver ? now - since : 0) }
  })
}
