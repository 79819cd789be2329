/** Replays the race on the chart: ships sail from space to space. */
import type { SeatView, Told } from '../../../rules/contract'
import type { FilmBook, FilmPath } from '../../../drawing/film'
import type { Crew } from '../../../drawing/game'
import { Moving } from './board'
import { whereIs } from './near'
import { spaceOf, type Course, type Space } from '../editions/course'
import { courseOf } from '../editions/courses'
import { chartOf } from './ground'
import { fleetIn, shipIn } from '../state/reading'
import { signOfShip } from './signs'
import type { RegattaScene } from '../state/told'
import type { RegattaBoard } from '../state/view'

export const film: FilmBook<RegattaBoard, RegattaScene> = {
  ground: ({ board }) => ({ chart: chartOf(board.course), size: courseOf(board.course).data.size }),
  Moving,
  scene: ({ board }) => [...fleetIn(board).map(id => shipIn(board, id)?.space), ...board.tokens].join(' '),
  way,
}

function way({ board }: SeatView<RegattaBoard>, { scene }: Told<RegattaScene>, crew: readonly Crew[]): FilmPath | undefined {
  if (scene?.of !== 'deed') return undefined
  const { ship, deed } = scene
  const from = shipIn(board, ship)?.space
  if (from === undefined || (deed.did !== 'sail' && deed.did !== 'fall-back')) return undefined
  const course = courseOf(board.course)
  const back = deed.did === 'fall-back' || deed.way === 'back'
  const route = routeOf(course, spaceOf(course, from), deed.to, back, deed.did === 'sail' ? deed.steps : course.spaces.size)
  return { sign: signOfShip(crew, ship), points: route.map(({ id }) => whereIs(board.course, id)) }
}

/** The shortest route, at most `most` steps long. */
function routeOf(course: Course, from: Space, to: string, back: boolean, most: number): Space[] {
  let routes = [[from]]
  for (let step = 0; step < most; step++) {
    routes = routes.flatMap(route => {
      const last = route.at(-1) ?? from
      return (back ? last.prev : last.next).map(space => [...route, space])
    })
    const found = routes.find(route => route.at(-1)?.id === to)
    if (found) return found
    if (routes.length > MOST_ROUTES) break
  }
  return [from, spaceOf(course, to)]
}

/** Forks multiply routes; beyond this many the ship is drawn in a straight line. */
const MOST_ROUTES = 64
