/** Positions on the board: six divisions per row, one row per section, winding from the entrance down to the boat. */
import type { Point } from '../../../../web/board/draw'
import { spot } from '../rules/spots'

export const WIDTH = 360
export const PER_ROW = 6
const LEFT = 40
const TOP = 104
const STEP = 56
const FALL = 73
const SHORE = 66

export interface Layout {
  rows: number
  height: number
  entrance: Point
  boat: Point
  /** The tunnel ends on the right, so the boat lies there. */
  right: boolean
  divisions: readonly Point[]
  /** The position of every spot, entrance and boat included. */
  spots: ReadonlyMap<string, Point>
  shore: number
}

const layouts = new Map<number, Layout>()

export function layoutOf(divisions: number): Layout {
  const known = layouts.get(divisions)
  if (known) return known
  const rows = Math.ceil(divisions / PER_ROW)
  const right = rows % 2 === 1
  const height = TOP + rows * FALL + 38
  const entrance = { x: LEFT, y: 34 }
  const boat = { x: right ? WIDTH - 58 : 58, y: height - 43 }
  const places = Array.from({ length: divisions }, (_, i) => place(i))
  const spots = new Map([entrance, ...places, boat].map((point, at) => [spot(at, divisions + 1), point]))
  const made: Layout = { rows, height, right, entrance, boat, divisions: places, spots, shore: height - SHORE }
  layouts.set(divisions, made)
  return made
}

/** Every other row runs backward, and none is quite straight: the tunnel was dug by hand. */
function place(i: number): Point {
  const row = Math.floor(i / PER_ROW)
  const step = i % PER_ROW
  const column = row % 2 ? PER_ROW - 1 - step : step
  return { x: LEFT + column * STEP, y: TOP + row * FALL + Math.round(3.4 * Math.sin(column * 1.9 + row * 2.3)) }
}
