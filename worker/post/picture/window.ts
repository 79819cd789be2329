/** Which part of a board a letter shows: on a phone a whole board would be too small to read. */
import type { Mark } from './markup'
import { ringsIn } from './rings'

export interface Window {
  x: number
  y: number
  width: number
  height: number
}

/** In units of the board: around each ring so much is seen, and never less than this of the whole. */
const AROUND = 60
const LEAST = { width: 268, height: 200 }
/** What would show nearly all of it shows all. */
const MOST = 0.75

/** The rings with their surroundings; the whole board where nothing is ringed. */
export function windowOf(svg: Mark): Window {
  const [, , width = 360, height = 580] = (svg.attributes.viewBox ?? '').split(' ').map(Number)
  const rings = ringsIn(svg)
  if (rings.length === 0) return { x: 0, y: 0, width, height }
  const across = span(rings.map(({ x }) => x), LEAST.width, width)
  const down = span(rings.map(({ y }) => y), LEAST.height, height)
  if (down.length > MOST * height) return { x: 0, y: 0, width, height }
  return { x: across.from, y: down.from, width: across.length, height: down.length }
}

function span(places: readonly number[], least: number, all: number): { from: number; length: number } {
  const from = Math.min(...places) - AROUND
  const to = Math.max(...places) + AROUND
  const length = Math.min(Math.max(to - from, least), all)
  return { from: Math.min(Math.max((from + to - length) / 2, 0), all - length), length }
}

/** Twice as many dots as a letter is wide between its margins, for fine screens; fewer where the board is long. */
const DOTS_ACROSS = 1072
const DOTS = 1_400_000

export const dotsAcross = ({ width, height }: Window): number =>
  Math.round(Math.min(DOTS_ACROSS, Math.sqrt((DOTS * width) / height)))
