/**
 * Which of a card's ways the seat's orders take: that end comes first. Of the cargoes that may go overboard, the one that they name.
 */
import type { Half } from '../advice/outlook'
import { actOf } from '../editions/cards'
import type { CardAct, RegattaAct } from '../turn/acts'

/** `ordered`: the first end is the one that the orders take. */
export type Ordered = Half & { ordered: boolean }

/** `taken`: what is done one after the other, as far as it is known. */
export function byOrders(halves: readonly Half[], { card, placement }: CardAct, taken: readonly RegattaAct[]): Ordered[] {
  let left = taken
  return halves.map((half, when): Ordered => {
    const way = actOf(card, when === 0 ? 0 : 1)
    const n = placement[when === 0 ? 0 : 1]
    const at = left.findIndex(one => (one.do === 'move' ? one.way === way && one.steps === n : isLoad(one, way, n)))
    const done = left[at]
    left = left.slice(at + 1)
    if (done?.do === 'load') return { ...half, ...(half.overboard && done.emptied && { overboard: [done.emptied] }), ordered: false }
    const end = done?.do === 'move' && half.ends.find(({ space }) => space.id === done.to)
    return end ? { ...half, ends: [end, ...half.ends.filter(one => one !== end)], ordered: true } : { ...half, ordered: false }
  })
}

const isLoad = (one: RegattaAct, what: string, n: number): boolean => one.do === 'load' && one.what === what && one.n === n
