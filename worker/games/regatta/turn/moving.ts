/** Moving a ship by a card's action (J-MOVE), and where it can end. */
import type { Seat, Text } from '../../../rules/contract'
import type { Does, Landing } from './acts'
import { endsOf, type End, type Space, type Way } from '../editions/course'
import { count } from '../state/holds'
import type { Option, Question, Story } from './question'
import { courseIn, lyingAt, shipOf, spaceIn, type RegattaState, type ShipId } from '../state/state'
import { named, place } from '../state/texts'

/** J-MOVE-6: home stops only a ship on its circuit. */
export const stopsAtHome = (lap: number): boolean => lap === 0

/** One option per space where the move can end (J-D5). */
export function movesOf(state: RegattaState, ship: ShipId, way: Way, steps: number): Option[] {
  const { space, lap } = shipOf(state, ship)
  const course = courseIn(state)
  const ends = endsOf(course, spaceIn(state, space), way, steps, stopsAtHome(lap))
  return ends.map(end => {
    const act: Does<'move'> = {
      do: 'move',
      ship,
      way,
      steps,
      ...landing(state, ship, end, ends.length > 1, costOf(state, ship, end.space)),
    }
    if (lap + end.laps === 1) act.home = true
    return { act, label: () => ({ say: `choice-${way}`, with: endFills(state, ends, end) }), at: act.to }
  })
}

export function landing(state: RegattaState, ship: ShipId, { space, laps, lane }: End, forked: boolean, cost: Landing['cost']): Landing {
  const made: Landing = { to: space.id, laps, meets: lyingAt(state, ship, space.id) }
  if (forked && lane) made.lane = lane
  if (state.tokens.includes(space.id)) made.treasure = true
  if (cost) made.cost = cost
  if (cost && count(shipOf(state, ship).holds, cost.what) < cost.n) made.short = true
  return made
}

/** The cost of a space; none at home or in lairs (J-BOARD-4, J-LAIR-1), and none for the ghost ship (G-MOVE-2). */
export function costOf(state: RegattaState, ship: ShipId, { kind, cost }: Space): Landing['cost'] {
  if (ship === 'ghost' || (kind !== 'port' && kind !== 'sea')) return undefined
  return { what: courseIn(state).data.tax[kind], n: cost } // J-PAY-1, J-PAY-2
}

export function sail(story: Story, { ship, way, steps, to, laps, lane, treasure, home }: Does<'move'>): void {
  const course = courseIn(story.state).id
  const facts = { ...(treasure && { treasure }), ...(lane && { lane }), ...(home && { home }) }
  story.record({ type: 'moved', ship, course, way, steps, to, laps, ...facts })
}

/** Describes an end; if two ends read the same, adds their ids to tell them apart. */
export function endFills(state: RegattaState, ends: readonly End[], { space, lane, steps }: End): Record<string, Text | string> {
  const hasToken = ({ id }: Space): boolean => state.tokens.includes(id)
  const readsTheSame = (end: End): boolean =>
    end.lane === lane && end.steps === steps && end.space.kind === space.kind && end.space.cost === space.cost
  const same = ends.filter(end => readsTheSame(end) && hasToken(end.space) === hasToken(space))
  return { place: place(courseIn(state), space, hasToken(space)), lane: lane ?? 'none', at: same.length > 1 ? space.id : 'none' }
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
