/** The part of a board that matters now: the surroundings of one's own ship, and every place a choice leads to. */
import type { Point } from './draw'

export interface CloseUp {
  x: number
  y: number
  width: number
  height: number
  /** The detail is wider than high when the board is turned on its side. */
  turned: boolean
}

/** Margin around the outermost places, and the smallest detail shown, in board units. */
const AROUND = { across: 32, down: 34 }
const LEAST = { across: 245, down: 112 }

/** `turns`: the chart may be shown on its side. */
export function closeUpOf(places: readonly Point[], [width, height]: readonly [number, number], turns: boolean): CloseUp {
  const long = span(
    places.map(({ y }) => y),
    AROUND.across,
    LEAST.across,
    height
  )
  const turned = turns && spread(places, 'y') > spread(places, 'x')
  const across = turned
    ? long
    : span(
        places.map(({ x }) => x),
        AROUND.across,
        LEAST.across,
        width
      )
  const down = turned
    ? span(
        places.map(({ x }) => width - x),
        AROUND.down,
        LEAST.down,
        width
      )
    : span(
        places.map(({ y }) => y),
        AROUND.down,
        LEAST.down,
        height
      )
  return { x: across.from, y: down.from, width: across.length, height: down.length, turned }
}

function spread(places: readonly Point[], axis: 'x' | 'y'): number {
  const all = places.map(place => place[axis])
  return Math.max(...all) - Math.min(...all)
}

function span(places: readonly number[], around: number, least: number, all: number): { from: number; length: number } {
  const from = Math.min(...places) - around
  const to = Math.max(...places) + around
  const length = Math.round(Math.min(Math.max(to - from, least), all))
  return { from: Math.round(Math.min(Math.max((from + to - length) / 2, 0), all - length)), length }
}
