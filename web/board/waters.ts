/** The part of a board that matters now: the waters round one's own ship, and all places to which choices lead. */
import type { Point } from './draw'

export interface Waters {
  x: number
  y: number
  width: number
  height: number
  /** The board lies on its side there, because the way runs down it. */
  turned: boolean
}

/** Round the outermost places there is so much to see, in units of the board; and never less of it than this. */
const AROUND = { across: 32, down: 34 }
const LEAST = { across: 245, down: 112 }
/** What is wider than this cannot be read on a phone. */
const WIDEST = 375

export function watersOf(places: readonly Point[], [width, height]: readonly [number, number]): Waters {
  const long = span(places.map(({ y }) => y), AROUND.across, LEAST.across, height)
  const turned = spread(places, 'y') > spread(places, 'x') && long.length <= WIDEST
  const across = turned ? long : span(places.map(({ x }) => x), AROUND.across, LEAST.across, width)
  const down = turned
    ? span(places.map(({ x }) => width - x), AROUND.down, LEAST.down, width)
    : span(places.map(({ y }) => y), AROUND.down, LEAST.down, height)
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
