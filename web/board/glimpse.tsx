/** A small detail of a board for a lesson: the chart around some places, and the pieces there. */
import type { ComponentChildren } from 'preact'
import { chartFile } from './assets'
import type { Point } from './draw'

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
  children: ComponentChildren
}

/** Turns the board if the places lie one below the other rather than side by side. */
export function Glimpse({ chart, size: [width, height], around, children }: GlimpseProps) {
  const turned = spread(around.map(({ y }) => y)) > spread(around.map(({ x }) => x))
  const [wide, high] = turned ? [height, width] : [width, height]
  const seen = turned ? around.map(({ x, y }) => ({ x: y, y: width - x })) : around
  const across = Math.round(Math.max(LEAST, spread(seen.map(({ x }) => x)) + AROUND, (spread(seen.map(({ y }) => y)) + AROUND) * SHAPE))
  const down = Math.round(across / SHAPE)
  const from = (values: readonly number[], length: number, all: number): number =>
    Math.round(Math.min(Math.max((Math.min(...values) + Math.max(...values) - length) / 2, 0), all - length))
  return (
    <svg
      class="lesson"
      viewBox={`${from(
        seen.map(({ x }) => x),
        across,
        wide
      )} ${from(
        seen.map(({ y }) => y),
        down,
        high
      )} ${across} ${down}`}
      aria-hidden="true"
    >
      <image href={chartFile(chart, turned)} width={wide} height={high} />
      <g class={turned ? 'turned still' : 'still'} transform={turned ? `translate(0 ${width})rotate(-90)` : undefined}>
        {children}
      </g>
    </svg>
  )
}

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)

/** A lesson's drawing that does not show the board. */
export const Sketched = ({ children }: { children: ComponentChildren }) => (
  <svg class="lesson" viewBox="0 0 128 72" aria-hidden="true">
    {children}
  </svg>
)

/** A curved arrow from one place to another. */
export function Hop({ from, to }: { from: Point; to: Point }) {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const bend = { x: (from.x + to.x) / 2 + dy * BEND, y: (from.y + to.y) / 2 - dx * BEND }
  const [ax, ay] = [to.x - bend.x, to.y - bend.y]
  const far = Math.hypot(ax, ay)
  const tip = { x: to.x - (ax / far) * SHORT, y: to.y - (ay / far) * SHORT }
  const barb = (aside: number): string => {
    const [ux, uy] = [ax / far, ay / far]
    return `${Math.round(tip.x - ux * BARB - uy * aside)} ${Math.round(tip.y - uy * BARB + ux * aside)}`
  }
  const line = `M${Math.round(from.x)} ${Math.round(from.y)}Q${Math.round(bend.x)} ${Math.round(bend.y)} ${Math.round(tip.x)} ${Math.round(tip.y)}`
  return <path class="hop" d={`${line}M${barb(BARB)}L${Math.round(tip.x)} ${Math.round(tip.y)}L${barb(-BARB)}`} />
}

const BEND = 0.45
/** Distance from the arrow's tip to the place, and the size of its barbs. */
const SHORT = 15
const BARB = 6
