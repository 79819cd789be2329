/** A small detail of a board for a lesson: the chart around some places, and the pieces there. */
import type { ComponentChildren } from 'preact'
import { Memo } from '../../worker/shared/memo'
import { chartFile } from './assets'
import { isCut } from './beyond'
import type { Point } from './draw'
import type { Area } from './waters'

/** The smallest visible width, in board units. */
const LEAST = 140
const SHAPE = 16 / 9
const AROUND = 60

export interface GlimpseProps {
  /** The name of the picture's file. */
  chart: string
  size: readonly [width: number, height: number]
  /** Places that must be visible, in coordinates of the upright board. */
  around: readonly Point[]
  /** All places: the picture's edge cuts as few of them as it can. */
  places?: readonly Point[]
  children: ComponentChildren
}

/** A lesson shows the same detail on every page, and a frame is chosen from a thousand. */
const frames = new Memo<Area>(500)

/** Turns the board if the places lie one below the other rather than side by side. */
export function Glimpse({ chart, size: [width, height], around, places = [], children }: GlimpseProps) {
  const turned = spread(around.map(({ y }) => y)) > spread(around.map(({ x }) => x))
  const [wide, high] = turned ? [height, width] : [width, height]
  const laid = (some: readonly Point[]): readonly Point[] => (turned ? some.map(({ x, y }) => ({ x: y, y: width - x })) : some)
  const key = [chart, ...around.flatMap(({ x, y }) => [x, y])]
  const seen = frames.get(key) ?? frames.set(key, framed(laid(around), laid(places), [wide, high]))
  return (
    <svg class="lesson" viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`} aria-hidden="true">
      <image href={chartFile(chart, turned)} width={wide} height={high} />
      <g class={turned ? 'turned still' : 'still'} transform={turned ? `translate(0 ${width})rotate(-90)` : undefined}>
        {children}
      </g>
    </svg>
  )
}

/** How much larger the detail may be, and how far it may be moved, so that its edge cuts fewer places. */
const GROWN = [0, 8, 16, 24]
const MOVED = [0, -2, 2, -4, 4, -6, 6, -8, 8, -10, 10, -12, 12, -14, 14, -16, 16]
/** Half of a place. */
const HALF = 17

/** The detail around some places, as near to the middle as it can be. */
function framed(around: readonly Point[], places: readonly Point[], [wide, high]: readonly [number, number]): Area {
  const [xs, ys] = [around.map(({ x }) => x), around.map(({ y }) => y)]
  const least = Math.max(LEAST, spread(xs) + AROUND, (spread(ys) + AROUND) * SHAPE)
  const from = (values: readonly number[], length: number, all: number, moved: number): number =>
    Math.round(Math.min(Math.max((Math.min(...values) + Math.max(...values) - length) / 2 + moved, 0), all - length))
  const tried = GROWN.flatMap(more => {
    const width = Math.round(least + more)
    const height = Math.round(width / SHAPE)
    return MOVED.flatMap(right => MOVED.map(down => ({ x: from(xs, width, wide, right), y: from(ys, height, high, down), width, height })))
  })
  const cutBy = (area: Area): number =>
    [...around, ...places].filter(({ x, y }) => isCut({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF }, area)).length
  let best = { area: tried[0] ?? { x: 0, y: 0, width: wide, height: high }, cut: Infinity }
  for (const area of tried) {
    const cut = cutBy(area)
    if (cut < best.cut) best = { area, cut }
    if (cut === 0) break
  }
  return best.area
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** A lesson's drawing that does not show the board. */
export const Sketched = ({ children }: { children: ComponentChildren }) => (
  <svg class="lesson" viewBox="0 0 128 72" aria-hidden="true">
    {children}
  </svg>
)

interface HopProps {
  from: Point
  to: Point
  /** How far from the middle of a place the arrow begins and ends, clear of what stands there. */
  clear?: number
}

/** A curved arrow beside two places, from one to the other. */
export function Hop({ from, to, clear = 19 }: HopProps) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const long = Math.round(Math.hypot(dx, dy))
  const turned = Math.round((Math.atan2(dy, dx) * 180) / Math.PI)
  return (
    <path
      class="hop"
      transform={`translate(${from.x} ${from.y})rotate(${turned})`}
      d={`M0 ${-clear}Q${long / 2} ${-clear - Math.round(long / 5)} ${long} ${-clear}m-8 3l8-3l-3-8`}
    />
  )
}
