/** What may be loaded where, and the ways to take tokens out; pure questions about five or six holds. */
import type { Good } from './cards'
import { commonHolds } from './editions/edition'
import type { Taken } from './events'
import type { Hold } from './state'

const isSixth = (index: number): boolean => index === commonHolds

/** Holds that are the same for every purpose have the same name. */
export function nameOf(hold: Hold, index: number): string {
  const content = hold ? `${hold.what}${hold.n}` : 'empty'
  return isSixth(index) ? `sixth-${content}` : content
}

/** The first of each kind among the holds that suit. */
function distinct(holds: readonly Hold[], suits: (hold: Hold) => boolean): number[] {
  const names = new Set<string>()
  const found: number[] = []
  holds.forEach((hold, index) => {
    if (!suits(hold)) return
    const name = nameOf(hold, index)
    if (names.has(name)) return
    names.add(name)
    found.push(index)
  })
  return found
}

/** Where such tokens can go: an empty hold, common or 6th (J-LOAD-2, J-LOAD-7, J-LOAD-8); else one to empty that holds something
    else (J-LOAD-3, J-LOAD-4); nowhere if all hold the same (J-LOAD-5). */
export function roomFor(holds: readonly Hold[], what: Good): number[] {
  const empty = distinct(holds, hold => hold === null)
  return empty.length > 0 ? empty : distinct(holds, hold => hold !== null && hold.what !== what)
}

/** The holds with different contents that are worth taking. */
export const cargoes = (holds: readonly Hold[]): number[] => distinct(holds, hold => hold !== null)

export function count(holds: readonly Hold[], what: Good): number {
  let sum = 0
  for (const hold of holds) if (hold && hold.what === what) sum += hold.n
  return sum
}

export const taking = (holds: readonly Hold[], taken: Taken): Hold[] =>
  holds.map((hold, index) => {
    const n = taken[index] ?? 0
    if (n === 0) return hold
    if (!hold || hold.n < n) throw new Error(`regatta: ${n} tokens are not in hold ${index}`)
    return hold.n === n ? null : { what: hold.what, n: hold.n - n }
  })

/** Every way to take n tokens that leaves another position: which of two equal holds gives does not matter (J-PAY-3). */
export function waysToTake(holds: readonly Hold[], what: Good, n: number): Taken[] {
  const giving = holds.flatMap((hold, index) => (hold && hold.what === what ? [index] : []))
  const only = giving[0]
  if (n === 0 || only === undefined) return [[]]
  if (giving.length === 1) return [holds.map((_, index) => (index === only ? n : 0))]
  const ways = new Map<string, Taken>()
  const taken = holds.map(() => 0)
  const go = (at: number, left: number): void => {
    const index = giving[at]
    const there = index === undefined ? undefined : holds[index]
    if (index === undefined || !there) {
      if (left > 0) return
      const rest = taking(holds, taken)
      const name = [...rest.slice(0, commonHolds).map(nameOf).sort(), ...rest.slice(commonHolds).map(hold => nameOf(hold, commonHolds))]
      const key = name.join(' ')
      if (!ways.has(key)) ways.set(key, [...taken])
      return
    }
    for (let here = Math.min(left, there.n); here >= 0; here--) {
      taken[index] = here
      go(at + 1, left - here)
    }
    taken[index] = 0
  }
  go(0, n)
  return [...ways.values()]
}
