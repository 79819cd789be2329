/** Moving a player's ship by the action of its card (J-MOVE). */
import type { Seat, Text } from '../../rules/contract'
import { endsOf, type End, type Way } from './course'
import type { Option, Question } from './question'
import { courseIn, shipOf, spaceIn, type RegattaState, type ShipId } from './state'
import { named, place } from './texts'

/** J-MOVE-6: only a ship in its circuit finishes it. */
export const stopsAtHome = (lap: number): boolean => lap === 0

/** An option for each space where the move can end (J-D5). */
export function movesOf(state: RegattaState, ship: ShipId, way: Way, steps: number): Option[] {
  const { space, lap } = shipOf(state, ship)
  const course = courseIn(state)
  const ends = endsOf(course, spaceIn(state, space), way, steps, stopsAtHome(lap))
  return ends.map(end => {
    const { laps } = end
    const to = end.space.id
    const home = lap + laps === 1
    return {
      id: `${way}:${to}`,
      label: () => ({ say: `choice-${way}`, with: endFills(state, ends, end) }),
      at: to,
      then: story =>
        story.record({
          type: 'moved',
          ship,
          course: course.id,
          way,
          steps,
          to,
          laps,
          ...(state.tokens.includes(to) && { treasure: true }),
          ...(ends.length > 1 && end.lane && { lane: end.lane }),
          ...(home && { home }),
        }),
    }
  })
}

/** Where two ends are the same in words, each has its name, too. */
export function endFills(state: RegattaState, ends: readonly End[], { space, lane }: End): Record<string, Text | string> {
  const placed = (end: End): string => JSON.stringify([place(courseIn(state), end.space, state.tokens.includes(end.space.id)), end.lane])
  const same = ends.filter(end => placed(end) === placed({ space, lane, laps: 0 }))
  return {
    place: place(courseIn(state), space, state.tokens.includes(space.id)),
    lane: lane ?? 'none',
    at: same.length > 1 ? space.id : 'none',
  }
}

export function moveQuestion(state: RegattaState, seat: Seat, way: Way, steps: number): Question {
  return {
    about: 'course',
    seat,
    ask: () => ({ say: `ask-${way}`, with: { n: steps } }),
    waiting: () => ({ say: 'waiting-course', with: named('who', seat) }),
    options: movesOf(state, seat, way, steps),
  }
}
