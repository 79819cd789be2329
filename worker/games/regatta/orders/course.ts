/** Where to sail: at a fork, when falling back after a shortage, and with the ghost ship. */
import type { Does } from '../turn/acts'
import { spaceOf } from '../editions/course'
import { courseOf } from '../editions/courses'
import type { RegattaBoard } from '../state/view'
import { cheapest, first, type Case, type Price, type Verdict } from './judge'
import { isGold, richestHold } from './worth'

type Route = Does<'move' | 'retreat'>

/** Added so that any cost that cannot be paid ranks behind all that can. */
const TOO_DEAR = 1000
const due: Price<Route> = ({ cost, short }) => (short ? TOO_DEAR : 0) + (cost?.n ?? 0)
const fights: Price<Route> = ({ meets }) => meets.length
const withoutTreasure: Price<Route> = ({ treasure }) => first(treasure === true)
const overTheLine: Price<Route> = ({ laps }) => first(laps !== -1)

/** Spaces still to go. */
function toGo(board: RegattaBoard): Price<Route> {
  const course = courseOf(board.course)
  return ({ to, laps }) => laps * course.home.rank - spaceOf(course, to).rank
}

/** Points of the final score per space left to sail, treasure, fight, unit paid, and shortage. */
const POINTS = { space: 0.9, treasure: 2.5, fight: -0.6, gold: -1, other: -0.4, shortage: -4 }

function points(board: RegattaBoard): (act: Route) => number {
  const left = toGo(board)
  return act => {
    const { treasure, cost, short, meets } = act
    const paid = cost ? cost.n * (isGold(board, cost.what) ? POINTS.gold : POINTS.other) : 0
    const hoped = (treasure ? POINTS.treasure : 0) + (meets.length > 0 ? POINTS.fight : 0)
    return hoped + paid + (short ? POINTS.shortage : 0) - left(act) * POINTS.space
  }
}

export function routeVerdict({ order, board, offered }: Case<Route>): Verdict {
  const left = toGo(board)
  const worth = points(board)
  switch (order.way) {
    case 'best':
      return cheapest(offered, act => -worth(act))
    case 'treasure':
      return cheapest(offered, withoutTreasure, overTheLine, due, fights, left)
    case 'cheap':
      return cheapest(offered, due, overTheLine, fights, left)
    case 'peace':
      return cheapest(offered, fights, overTheLine, due, left)
    case 'far':
      return cheapest(offered, left, due, fights)
    case 'near':
      return cheapest(offered, act => -left(act), due, fights)
    case 'line':
      return cheapest(offered, overTheLine, due, fights, left)
    default:
      return 'no-fit'
  }
}

/** The ghost ship never goes for its leader's own ship, and avoids picking up treasures its leader could fetch. */
export function ghostVerdict({ order, board, seat, offered }: Case<Does<'move'>>): Verdict {
  const atMe: Price<Route> = ({ to }) => first(board.ships[seat]?.space !== to)
  const met = ({ to }: Route): number[] => [...board.ships.keys()].filter(other => other !== seat && board.ships[other]?.space === to)
  const sparesTreasure: Price<Route> = ({ treasure }) => first(treasure !== true)
  const prey: Price<Route> = act => -met(act).reduce((sum, other) => sum + 1 + richestHold(board, board.ships[other]), 0)
  const leads: Price<Route> = act => first(met(act).includes(leaderOf(board, seat)))
  switch (order.way) {
    case 'rich':
      return cheapest(offered, atMe, prey, sparesTreasure)
    case 'leader':
      return cheapest(offered, atMe, leads, prey, sparesTreasure)
    case 'calm':
      return cheapest(offered, atMe, act => met(act).length, sparesTreasure)
    default:
      return 'no-fit'
  }
}

/** The foremost ship other than the seat's own. */
export function leaderOf(board: RegattaBoard, seat: number): number {
  const course = courseOf(board.course)
  const along = (other: number): number => {
    const ship = board.ships[other]
    return ship ? ship.lap * 1000 + spaceOf(course, ship.space).rank : -Infinity
  }
  return [...board.ships.keys()]
    .filter(other => other !== seat)
    .reduce((best, other) => (along(other) > along(best) ? other : best), seat === 0 ? 1 : 0)
}
