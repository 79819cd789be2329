/** Moving a player's ship by the action of its card (J-MOVE). */
import type { Seat, Text } from '../../rules/contract'
import { endsOf, type End, type Way } from './course'
import type { Option, Question } from './question'
import { courseIn, editionIn, shipOf, spaceIn, type RegattaState, type ShipId } from './state'
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
      label: () => ({ say: `choice-${way}`, with: endFills(state, end) }),
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
          ...(ends.length > 1 && end.lane && { lane: end.lane }),
          ...(home && { home }),
        }),
    }
  })
}

export function endFills(state: RegattaState, { space, lane }: End): Record<string, Text | string> {
  return { place: placeIn(state, space.id), lane: lane ?? 'none' }
}

export function placeIn(state: RegattaState, id: string): Text {
  const space = spaceIn(state, id)
  const { goods } = editionIn(state)
  const tax = space.kind === 'port' ? goods.gold : space.kind === 'sea' ? goods.food : undefined
  return place(space, tax, state.tokens.includes(id), courseIn(state).data.home)
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
