/**
 * Which of a card's ways the seat's orders take: that end comes first, and where it decides how the second half ends, that one, too. Of the
 * cargoes that may go overboard, the one that they name.
 */
import type { Half, Outlook } from '../advice/outlook'
import { actOf } from '../editions/cards'
import { endsOf, spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { RegattaBoard } from '../state/view'
import type { CardAct, RegattaAct } from '../turn/acts'
import { stopsAtHome } from '../turn/moving'

/** `ordered`: the first end is the one that the orders take. */
export type Ordered = Half & { ordered: boolean }

export function byOrders(
  board: RegattaBoard,
  halves: readonly Half[],
  { act, lap }: { act: CardAct; lap: number },
  taken: readonly RegattaAct[]
): Ordered[] {
  let first: Outlook | undefined
  return halves.map((half, when): Ordered => {
    const way = actOf(act.card, when === 0 ? 0 : 1)
    const steps = act.placement[when === 0 ? 0 : 1]
    if (way !== 'fwd' && way !== 'back') return { ...half, ...thrownOut(half, taken, when), ordered: false }
    const said = taken.find(one => one.do === 'move' && one.way === way && one.steps === steps)
    // After the first half there is nothing to choose where only one way leads on.
    const onward =
      first && !first.short
        ? endsOf(courseOf(board.course), spaceOf(courseOf(board.course), first.space.id), way, steps, stopsAtHome(lap))
        : []
    const to = said?.do === 'move' ? said.to : onward.length === 1 ? onward[0]?.space.id : undefined
    const end = half.ends.find(({ space }) => space.id === to)
    first = end ?? (half.ends.length === 1 ? half.ends[0] : undefined)
    return end ? { ...half, ends: [end, ...half.ends.filter(one => one !== end)], ordered: true } : { ...half, ordered: false }
  })
}

/** Both halves may load the same: the orders answer them one after the other. */
function thrownOut({ overboard, load }: Half, taken: readonly RegattaAct[], when: number): Pick<Half, 'overboard'> {
  const named = taken.flatMap(one => (one.do === 'load' && one.what === load?.what && one.n === load.n ? (one.emptied ?? []) : []))
  const cargo = named[named.length > 1 ? when : 0]
  return overboard && cargo ? { overboard: [cargo] } : {}
}
