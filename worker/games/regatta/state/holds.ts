/** Where goods can be loaded, and the ways to take tokens out: pure functions of five or six holds. */
import type { Good } from '../editions/cards'
import { commonHolds } from '../editions/rulebook'
import type { Taken } from './events'
import type { Hold } from './state'

const isSixth = (index: number): boolean => index === commonHolds

/** Interchangeable holds have the same name. */
export function nameOf(hold: Hold, index: number): string {
  const content = hold ? `${hold.what}${hold.n}` : 'empty'
  return isSixth(index) ? `sixth-${content}` : content
}

/** One of each kind among the suitable holds. */
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

/**
 * Where goods can go: an empty hold, common or 6th (J-LOAD-2, J-LOAD-7, J-LOAD-8); else a hold of something else, which is emptied first
 * (J-LOAD-3, J-LOAD-4); nowhere if every hold contains the same good (J-LOAD-5).
 */
export function roomFor(holds: readonly Hold[], what: Good): number[] {
  const empty = distinct(holds, hold => hold === null)
  return empty.length > 0 ? empty : distinct(holds, hold => hold !== null && hold.what !== what)
}

/** The holds worth stealing from, one of each content. */
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
    if (!hold || hold.n < n) throw new Error(`regatta: hold ${index} does not contain ${n} tokens`)
    return hold.n === n ? null : { what: hold.what, n: hold.n - n }
  })

/** More than a hold ever contains. Added to the 6th Hold's count to tell it apart; its double is the base of the key. */
const SIXTH = 64

/** Every way to take `n` tokens that leaves a different position; which of two equal holds gives makes no difference (J-PAY-3). */
export function waysToTake(holds: readonly Hold[], what: Good, n: number): Taken[] {
  const giving: { index: number; n: number; rest: number }[] = []
  let sum = 0
  holds.forEach((hold, index) => {
    if (!hold || hold.what !== what) return
    giving.push({ index, n: hold.n, rest: 0 })
    sum += hold.n
  })
  const [only, ...others] = giving
  if (n === 0) return [[]]
  if (only && others.length === 0) return [holds.map((_, index) => (index === only.index ? n : 0))]
  for (const hold of giving) hold.rest = sum -= hold.n
  const ways = new Map<number, Taken>()
  const taken = holds.map(() => 0)
  const go = (at: number, left: number): void => {
    const here = giving[at]
    if (!here) {
      const key = leavingBehind(giving, taken)
      if (!ways.has(key)) ways.set(key, [...taken])
      return
    }
    for (let some = Math.min(left, here.n); some >= left - here.rest && some >= 0; some--) {
      taken[here.index] = some
      go(at + 1, left - some)
    }
    taken[here.index] = 0
  }
  go(0, n)
  return [...ways.values()]
}

const leavingBehind = (giving: readonly { index: number; n: number }[], taken: Taken): number =>
  giving
    .map(({ index, n }) => n - (taken[index] ?? 0) + (isSixth(index) ? SIXTH : 0))
    .sort((a, b) => a - b)
    .reduce((key, n) => key * 2 * SIXTH + n, 0)
