/** The part of a board that matters now: the surroundings of one's own ship, and every place a choice leads to. */
import type { Point } from './draw'

export interface CloseUp {
  x: number
  y: number
  width: number
  height: number
  /** The detail is wider than high when the board is turned on its side. */
  turned: boolean
  /** Where the detail lies in a place of another shape, so that the rest of it shows the board and not what is beyond its edge. */
  aligned: string
  /** The board's height by the detail's width, in tenths: a place higher than that cannot be filled. */
  tenths: number
}

/** Along the longer and the shorter side: the margin around the outermost places, and the smallest detail shown, in board units. */
interface Frame {
  around: readonly [across: number, down: number]
  least: readonly [across: number, down: number]
}

const WIDE: Frame = { around: [32, 34], least: [245, 112] }
/** For a crowd of pieces on one spot, when no choice leads away from it. */
const TIGHT: Frame = { around: [24, 16], least: [150, 84] }

interface Shape {
  size: readonly [width: number, height: number]
  /** Only the places themselves matter. */
  tight?: boolean
}

/** The detail lies on its side if the places lie one below the other. */
export function closeUpOf(places: readonly Point[], { size: [width, height], tight = false }: Shape): CloseUp {
  const { around, least } = tight ? TIGHT : WIDE
  const turned = spread(places, 'y') > spread(places, 'x')
  const [wide, high] = turned ? [height, width] : [width, height]
  const seen = turned ? places.map(({ x, y }) => ({ x: y, y: width - x })) : places
  const across = span(
    seen.map(({ x }) => x),
    { around: around[0], least: least[0], all: wide }
  )
  const down = span(
    seen.map(({ y }) => y),
    { around: around[1], least: least[1], all: high }
  )
  const aligned = `x${sideOf(across, wide)}Y${sideOf(down, high)}`
  return {
    x: across.from,
    y: down.from,
    width: across.length,
    height: down.length,
    turned,
    aligned,
    tenths: Math.floor((10 * high) / across.length),
  }
}

/** The board this far around a detail can come into view. */
const BEYOND = 80

function sideOf({ from, length }: Span, all: number): 'Min' | 'Mid' | 'Max' {
  const after = all - from - length
  if (from >= BEYOND === after >= BEYOND) return 'Mid'
  return from < after ? 'Min' : 'Max'
}

function spread(places: readonly Point[], axis: 'x' | 'y'): number {
  const all = places.map(place => place[axis])
  return Math.max(...all) - Math.min(...all)
}

interface Span {
  from: number
  length: number
}

function span(places: readonly number[], { around, least, all }: { around: number; least: number; all: number }): Span {
  const from = Math.min(...places) - around
  const to = Math.max(...places) + around
  const length = Math.round(Math.min(Math.max(to - from, least), all))
  return { from: Math.round(Math.min(Math.max((from + to - length) / 2, 0), all - length)), length }
}
