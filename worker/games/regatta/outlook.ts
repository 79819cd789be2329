/** What each half of a card would do from where the ship lies: where a move ends, whether it can be paid, whether a load fits. */
import type { Choice, Fill, SeatView, Text, Viewer } from '../../rules/contract'
import { actOf, type Card } from './cards'
import { endsOf, spaceOf, type Course, type Space } from './course'
import { editionOf } from './editions'
import { courseOf } from './editions/courses'
import { count } from './holds'
import { stopsAtHome } from './moving'
import type { RegattaBoard } from './view'

export interface Half {
  text: Text
  ends: readonly Outlook[]
  /** A hold would have to be emptied. */
  full: boolean
}
export interface Outlook {
  space: Space
  /** There is not enough aboard for what is due there. */
  short: boolean
}
interface Start {
  space: Space
  lap: number
}

/** The card that a choice would play, if any: "fwd-food", "3-5:fwd-food". */
export function cardIn({ edition }: RegattaBoard, { id }: Choice): Card | undefined {
  const card = id.slice(id.indexOf(':') + 1)
  return editionOf(edition).cards.find(known => known === card)
}

/** All spaces where the moves of a card can end. */
export function reach({ board, viewer }: SeatView<RegattaBoard>, choice: Choice): readonly string[] {
  return [...new Set(outlook(board, viewer, choice).flatMap(({ ends }) => ends.map(({ space }) => space.id)))]
}

/** Nothing where no card is chosen. */
export function outlook(board: RegattaBoard, viewer: Viewer, choice: Choice): Half[] {
  const card = cardIn(board, choice)
  const ship = viewer === 'watcher' ? undefined : board.ships[viewer]
  if (!card || !ship) return []
  // The halves stand in words in the choice, with what the dice show.
  const doings = [choice.label.with?.['morning'], choice.label.with?.['evening']]
  const course = courseOf(board.course)
  let starts: Start[] = [{ space: spaceOf(course, ship.space), lap: ship.lap }]
  let sailed = false
  let free = ship.holds.filter(hold => hold === null).length
  const loaded: Record<string, number> = {}
  return ([0, 1] as const).flatMap((when): Half[] => {
    const text = doings[when]
    if (typeof text !== 'object' || !('say' in text)) return []
    const act = actOf(card, when)
    const n = numberIn(text)
    if (act !== 'fwd' && act !== 'back') {
      loaded[act] = n
      return [{ text, ends: [], full: !sailed && free-- <= 0 }]
    }
    const ends = distinct(starts.flatMap(start => onward(course, start, act, n)))
    // What a first move costs is not known before it is made.
    const known = !sailed
    const purse = ({ kind, cost }: Space): boolean => {
      if (kind !== 'port' && kind !== 'sea') return false
      const what = course.data.tax[kind]
      return known && count(ship.holds, what) + (loaded[what] ?? 0) < cost
    }
    starts = ends
    sailed = true
    return [{ text, full: false, ends: ends.map(({ space }) => ({ space, short: purse(space) })) }]
  })
}

/** What the die shows, which stands in the words of a half or in those of its goods. */
function numberIn(fill: Fill | undefined): number {
  if (typeof fill !== 'object' || !('say' in fill)) return 0
  const n = fill.with?.['n']
  return typeof n === 'number' ? n : numberIn(fill.with?.['goods'])
}

/** A ship that has finished does not sail on. */
function onward(course: Course, { space, lap }: Start, way: 'fwd' | 'back', steps: number): Start[] {
  if (lap === 1) return []
  return endsOf(course, space, way, steps, stopsAtHome(lap)).map(end => ({ space: end.space, lap: lap + end.laps }))
}

const distinct = (starts: readonly Start[]): Start[] =>
  starts.filter(({ space }, i) => starts.findIndex(other => other.space === space) === i)
