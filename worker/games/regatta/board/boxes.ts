/**
 * Rectangles on a chart. A chart is seen both upright and turned, while the writing on it stays upright and so covers different things;
 * nothing may be hidden either way.
 */
export interface Box {
  /** The centre. */
  x: number
  y: number
  w: number
  h: number
  /** Stays upright when the chart is turned. */
  written?: true
}

/** The area two boxes share, in whichever orientation it is larger. */
export function cover(a: Box, b: Box): number {
  const reach = reachOf(a) + reachOf(b)
  const across = Math.abs(a.x - b.x)
  const down = Math.abs(a.y - b.y)
  if (across >= reach || down >= reach) return 0
  const upright = shared(across, down, (a.w + b.w) / 2, (a.h + b.h) / 2)
  if (!a.written && !b.written) return upright
  const wide = (a.written ? a.h : a.w) + (b.written ? b.h : b.w)
  const high = (a.written ? a.w : a.h) + (b.written ? b.w : b.h)
  return Math.max(upright, shared(across, down, wide / 2, high / 2))
}

const shared = (across: number, down: number, wide: number, high: number): number =>
  across < wide && down < high ? (wide - across) * (high - down) : 0

/** Half of the longer side: the box reaches no farther from its centre in either orientation. */
export const reachOf = ({ w, h }: Box): number => (w > h ? w : h) / 2

/** How far the box sticks out beyond a chart of the given size, less the margin. */
export function outside({ x, y, w, h, written }: Box, [width, height]: readonly [number, number], margin: number): number {
  const longer = Math.max(w, h)
  return beyond(x, written ? longer : w, width, margin) + beyond(y, written ? longer : h, height, margin)
}

const beyond = (at: number, reach: number, all: number, margin: number): number =>
  Math.max(0, margin + reach / 2 - at, at + reach / 2 + margin - all)

export const grown = (box: Box, by: number): Box => ({ ...box, w: box.w + 2 * by, h: box.h + 2 * by })

/** Something that should not be covered, and how much that matters. */
export interface Obstacle {
  box: Box
  weight: number
}

/** The weight of what must not be covered, however little. */
export const HEAVY = 500

/** The weighted area the box hides; stops counting at `most`. */
export function hidden(box: Box, obstacles: readonly Obstacle[], most: number): number {
  let sum = 0
  for (const { box: other, weight } of obstacles) {
    sum += cover(box, other) * weight
    if (sum >= most) break
  }
  return sum
}

/** Obstacles that something within `distance` of a point could touch, heaviest first so that `hidden` can stop early. */
export function near({ x, y }: { x: number; y: number }, distance: number, obstacles: readonly Obstacle[]): Obstacle[] {
  const touched = obstacles.filter(({ box }) => {
    const far = distance + reachOf(box)
    return Math.abs(box.x - x) < far && Math.abs(box.y - y) < far
  })
  return touched.sort((a, b) => b.weight - a.weight)
}
