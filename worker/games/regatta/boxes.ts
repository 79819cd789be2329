/** Rectangles on a chart. A chart is seen upright and on its side; what is written on it keeps upright, and so lies across other
    things there. Nothing may be hidden either way. */
export interface Box {
  /** The middle. */
  x: number
  y: number
  w: number
  h: number
  /** It keeps upright when the chart is turned. */
  written?: true
}

const overlap = (a: number, b: number, reach: number): number => Math.max(0, reach - Math.abs(a - b))

/** How much two of them cover each other, whichever way the chart is held. */
export function cover(a: Box, b: Box): number {
  const upright = overlap(a.x, b.x, (a.w + b.w) / 2) * overlap(a.y, b.y, (a.h + b.h) / 2)
  if (!a.written && !b.written) return upright
  const [aw, ah] = a.written ? [a.h, a.w] : [a.w, a.h]
  const [bw, bh] = b.written ? [b.h, b.w] : [b.w, b.h]
  return Math.max(upright, overlap(a.x, b.x, (aw + bw) / 2) * overlap(a.y, b.y, (ah + bh) / 2))
}

/** How far it sticks out over the margin of a chart of that size. */
export function outside({ x, y, w, h, written }: Box, [width, height]: readonly [number, number], margin: number): number {
  const [across, down] = written ? [Math.max(w, h), Math.max(w, h)] : [w, h]
  const over = (at: number, reach: number, all: number): number => Math.max(0, margin + reach / 2 - at, at + reach / 2 + margin - all)
  return over(x, across, width) + over(y, down, height)
}

export const grown = (box: Box, by: number): Box => ({ ...box, w: box.w + 2 * by, h: box.h + 2 * by })

/** Something in the way, and how much it matters. */
export interface Obstacle {
  box: Box
  weight: number
}

/** How much of them it hides, counted no further than `most`. */
export function hidden(box: Box, obstacles: readonly Obstacle[], most: number): number {
  let sum = 0
  for (const { box: other, weight } of obstacles) {
    sum += cover(box, other) * weight
    if (sum >= most) break
  }
  return sum
}

/** Those that something within that distance of a place can touch. */
export const near = ({ x, y }: { x: number; y: number }, distance: number, obstacles: readonly Obstacle[]): Obstacle[] =>
  obstacles.filter(({ box }) => Math.abs(box.x - x) < distance && Math.abs(box.y - y) < distance)
