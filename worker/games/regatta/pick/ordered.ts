/** What a card would do, step by step: first what its seat's orders, or the default ones, make of it. */
import type { Course } from '../../../rules/orders'
import type { Half } from '../advice/outlook'
import { actOf } from '../editions/cards'
import type { RegattaBoard } from '../state/view'
import type { CardAct, RegattaAct } from '../turn/acts'
import { distinctEnds } from './alike'

/** Why the ship takes a way: its person said so, or by default. */
export type TakenBy = 'own' | 'usual'

/** `taken`: the first end is the one that the ship takes. */
type Ordered = Half & { taken?: TakenBy }

/** A half as it is told. `marked`: there are other ends than the one that is taken; `other`: it belongs to another way at the first fork. */
export type Step = Ordered & { later: boolean; marked: boolean; other: boolean }

/** Where both halves move, each way at the first fork is told with the ways that go on from there. */
export function steps(board: RegattaBoard, halves: readonly Half[], act?: CardAct, course?: Course<RegattaAct>): Step[] {
  const [first, second, ...more] = act ? byOrders(halves, act, course) : halves.map((half): Ordered => half)
  if (!first || !second || more.length > 0) return []
  const isFork = (half: Ordered): boolean => distinctEnds(board, half.ends).length > 1
  const told = (half: Ordered, later: boolean): Step => ({ ...half, later, marked: half.taken !== undefined && isFork(half), other: false })
  if (second.ends.length === 0 || !isFork(first)) return [told(first, false), told(second, !second.lost)]
  return distinctEnds(board, first.ends).flatMap(({ all }, i) => {
    const ids = all.map(({ space }) => space.id)
    const ends = second.ends.filter(({ from }) => from.some(id => ids.includes(id)))
    const adrift = second.adrift && all.some(({ short, falls }) => short && falls.length === 0)
    const { taken: _, ...free } = second
    const here: Step = { ...told(first, false), ends: all, marked: i === 0 && first.taken !== undefined, other: i > 0 }
    const then: Step = { ...told({ ...(i === 0 ? second : free), ends, adrift }, true), other: i > 0 }
    return ends.length > 0 || adrift ? [here, then] : [here]
  })
}

/** The end that is taken comes first. Of the cargoes that may go overboard, the one that is named. */
export function byOrders(
  halves: readonly Half[],
  { card, placement }: CardAct,
  { takes, own = [] }: Partial<Course<RegattaAct>> = {}
): Ordered[] {
  let left = (takes ?? []).map((done, i) => ({ done, own: own[i] ?? false }))
  return halves.map((half, when): Ordered => {
    const way = actOf(card, when === 0 ? 0 : 1)
    const n = placement[when === 0 ? 0 : 1]
    const at = left.findIndex(({ done }) => (done.do === 'move' ? done.way === way && done.steps === n : isLoad(done, way, n)))
    const { done, own } = left[at] ?? {}
    left = left.slice(at + 1)
    if (done?.do === 'load') return { ...half, ...(half.overboard && done.emptied && { overboard: [done.emptied] }) }
    const end = done?.do === 'move' && half.ends.find(({ space }) => space.id === done.to)
    return end ? { ...half, ends: [end, ...half.ends.filter(one => one !== end)], taken: own ? 'own' : 'usual' } : half
  })
}

const isLoad = (one: RegattaAct, what: string, n: number): boolean => one.do === 'load' && one.what === what && one.n === n
