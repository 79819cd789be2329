/** Routes that lead to the same, told once: "sea, 1 provision (2 routes)". */
import type { Space } from '../editions/course'
import type { Outlook } from '../advice/outlook'
import type { RegattaBoard } from '../state/view'
import { fleetIn, shipIn, spotOf } from '../state/reading'

/** One of them for all that read alike. */
export const distinctSpaces = (board: RegattaBoard, spaces: readonly Space[]): { space: Space; routes: number }[] =>
  [...Map.groupBy(spaces, space => readingOf(board, space)).values()].flatMap(([space, ...others]) =>
    space ? [{ space, routes: 1 + others.length }] : []
  )

export const distinctEnds = (board: RegattaBoard, ends: readonly Outlook[]): { end: Outlook; routes: number; all: readonly Outlook[] }[] =>
  [...Map.groupBy(ends, end => readingOfEnd(board, end)).values()].flatMap(all =>
    all.slice(0, 1).map(end => ({ end, routes: all.length, all }))
  )

const readingOf = (board: RegattaBoard, { id }: Space): string =>
  JSON.stringify([spotOf(board, id), board.tokens.includes(id), fleetIn(board).filter(ship => shipIn(board, ship)?.space === id)])

const readingOfEnd = (board: RegattaBoard, { space, short, falls, meets, meetsBehind }: Outlook): string =>
  JSON.stringify([readingOf(board, space), short?.n, falls.map(fall => readingOf(board, fall)), meets, meetsBehind])
