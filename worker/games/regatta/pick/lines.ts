/** How many lines a choice takes in its row, about; `narrow`: beside another row. */
import type { Choice, SeatView } from '../../../rules/contract'
import type { Course } from '../../../rules/orders'
import { outlook, type Half, type Outlook } from '../advice/outlook'
import { playsCard, type RegattaAct } from '../turn/acts'
import type { RegattaBoard } from '../state/view'
import { distinctEnds, distinctSpaces } from './alike'
import { steps, type Step } from './ordered'

/** None if a row of the usual height is enough. */
export function lines(
  { board, viewer }: SeatView<RegattaBoard>,
  { act }: Choice<RegattaAct>,
  narrow: boolean,
  course?: Course<RegattaAct>
): number {
  switch (act.do) {
    case 'retreat':
      return 3
    case 'move':
      return act.short ? 4 : 2
    case 'load':
    case 'stow':
      return 2.7
    case 'powder':
    case 'attack':
    case 'loot':
      return 2
    default:
      return playsCard(act)
        ? sum(seen(steps(board, outlook(board, viewer, act), act, course), narrow).map(step => linesOf(board, step, narrow)))
        : 0
  }
}

/** Beside another card only the way that is taken is seen, with a mark. */
const seen = (told: readonly Step[], narrow: boolean): readonly Step[] =>
  narrow && told[0]?.marked ? told.filter(({ other }) => !other) : told

function linesOf(board: RegattaBoard, { marked, ...half }: Step, narrow: boolean): number {
  const ends = told(board, half.ends)
  if (!narrow) return inRow({ ...half, ends })
  return marked ? inCell({ ...half, ends: ends.slice(0, 1) }) + 1 : inCell({ ...half, ends })
}

/** Those that are told apart. */
const told = (board: RegattaBoard, ends: readonly Outlook[]): Outlook[] =>
  distinctEnds(board, ends).map(({ end }) => ({ ...end, falls: distinctSpaces(board, end.falls).map(({ space }) => space) }))

/** A move's first place has a line of its own. */
const inCell = ({ ends, overboard, adrift }: Half): number =>
  sum([1, ...ends.map(inCellAt)]) + (overboard ? Math.min(overboard.length, 2) : 0) + (adrift ? 3 : 0)

function inCellAt({ space, short, falls, meets, meetsBehind }: Outlook): number {
  const pays = short !== undefined && short.n < space.cost
  return 1 + (short ? 1.2 + 0.8 * Math.max(1, falls.length) : 0) + (pays ? 0.6 : 0) + (meets.length + meetsBehind.length > 0 ? 1 : 0)
}

const inRow = ({ ends, overboard, adrift }: Half): number =>
  Math.max(1, sum(ends.map(inRowAt))) + (overboard && overboard.length > 1 ? 0.5 : 0) + (adrift ? 1 : 0)

const inRowAt = ({ short, falls, meetsBehind }: Outlook): number =>
  (short ? Math.max(2.6, 1.6 + falls.length) : 1) + (meetsBehind.length > 0 ? 2 : 0)

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0)
