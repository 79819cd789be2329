/** Each seat's decisions and the time it was waited for, in total and by round. It is the same whoever answers: standing orders are never
    waited for, nor is a person who answers at once. Visits are shown only to the seat itself. */
import { VISIT_MS } from '../../shared/bounds'
import type { Seat } from '../../rules/contract'
import type { Ledger, Time } from '../../model'
import type { Given } from '../../engine/door'
import type { Now, Tally } from '../rows/now'

export const freshTally = (seats: readonly unknown[]): Tally[] => seats.map(() => ({ decided: 0, waited: 0 }))

interface Tallied {
  before: Pick<Now, 'tally' | 'waits'>
  after: Now['waits']
  given: readonly Given[]
  /** The round in which these answers were asked for. */
  round: number | undefined
  /** The person who answered. */
  actor: Seat | undefined
}

/** Undefined for tables that began before tallies existed. */
export function tallied({ before: { tally, waits }, after, given, round, actor }: Tallied, now: Time): Tally[] | undefined {
  return tally?.map((own, seat) => {
    const since = waits.begun[seat]
    const decided = given.filter(one => one.seat === seat).length
    const waited = since !== undefined && after.begun[seat] !== since ? now - since : 0
    const { rounds, visits } = own
    return {
      decided: own.decided + decided,
      waited: own.waited + waited,
      ...(round !== undefined && { rounds: withRound(rounds, round, decided, waited) }),
      ...((visits || seat === actor) && { visits: seat === actor ? visited(visits, now) : visits }),
    }
  })
}

function withRound(rounds: Tally['rounds'] = {}, round: number, decided: number, waited: Time): NonNullable<Tally['rounds']> {
  const before = rounds[round] ?? { decided: 0, waited: 0 }
  return decided + waited === 0 ? rounds : { ...rounds, [round]: { decided: before.decided + decided, waited: before.waited + waited } }
}

/** Answers close together are one visit. */
const visited = (visits: Tally['visits'], now: Time): NonNullable<Tally['visits']> => ({
  times: (visits?.times ?? 0) + (visits && now - visits.last < VISIT_MS ? 0 : 1),
  last: now,
})

/** The public part of the tallies and, for a seat, its own visits. */
export function ledgerSeats(tally: readonly Tally[] = [], viewer: Seat | 'watcher'): Pick<Ledger, 'seats' | 'rounds' | 'visits'> {
  const numbers = [...new Set(tally.flatMap(({ rounds = {} }) => Object.keys(rounds).map(Number)))].sort((a, b) => a - b)
  const visits = viewer === 'watcher' ? undefined : tally[viewer]?.visits?.times
  return {
    seats: tally.map(({ decided, waited }) => ({ decided, waited })),
    rounds: numbers.map(round => ({ round, seats: tally.map(({ rounds }) => rounds?.[round] ?? { decided: 0, waited: 0 }) })),
    ...(visits !== undefined && { visits }),
  }
}
