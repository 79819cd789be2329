/** What all boards are drawn with: a symbol in its place, a symbol in the text, and the ring round a spot that is asked. */
import type { ComponentChildren } from 'preact'
import type { Aim, Reach } from '../../worker/rules/game'
import { sameBy } from './print'

/** Something at x y of a drawing that keeps upright when the board is turned. */
export function At({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="up">{children}</g>
    </g>
  )
}

/** A symbol at x y, in its own size or scaled. */
export function Put({ id, x, y, scale }: { id: string; x: number; y: number; scale?: number }) {
  if (scale === undefined) return <use href={`#${id}`} x={x} y={y} />
  return <use href={`#${id}`} transform={`translate(${x} ${y})scale(${scale})`} />
}

export interface PictureProps {
  size: number
  /** `-17 -17 34 34` */
  viewBox: string
  /** What is heard, and what a text browser shows; without a name the picture is decoration. */
  name?: string | undefined
  kind?: string | undefined
  children: ComponentChildren
}

/** A small picture in the text. Its name is real text, out of sight, because text browsers know no other. */
export function Picture({ size, viewBox, name, kind, children }: PictureProps) {
  return (
    <>
      <svg class={kind ? `icon ${kind}` : 'icon'} width={size} height={size} viewBox={viewBox} aria-hidden="true">
        {children}
      </svg>
      {name && <span class="ear"> {name} </span>}
    </>
  )
}

interface IconProps {
  id: string
  size?: number
  box?: number
  name?: string
  kind?: string
}

/** A symbol of the kit as a small picture. A page has dozens, and mostly the same. */
export const Icon = sameBy(
  ({ id, size = 24, box = 34, ...rest }: IconProps) => (
    <Picture size={size} viewBox={`${-box / 2} ${-box / 2} ${box} ${box}`} {...rest}>
      <use href={`#${id}`} />
    </Picture>
  ),
  ({ id, size, box, name, kind }) => `${id} ${size} ${box} ${kind} ${name}`
)

/** The class by which a choice's row, its ring and its goal find each other, and the one of its group. */
export const marked = (n: number, group?: number): string => (group === undefined ? `n${n}` : `n${n} g${group}`)

export interface Point {
  x: number
  y: number
}
/** A ring is round for spaces and upright for divisions; its number stands on the badge. */
const RINGS = {
  round: { ring: 'aim', goal: 'goal', badge: { x: 15, y: -11 } },
  tall: { ring: 'stall', goal: 'stall-goal', badge: { x: 20, y: -21 } },
} as const

interface RingsProps {
  aims: readonly Aim[]
  reaches?: readonly Reach[] | undefined
  shape: keyof typeof RINGS
  where: (spot: string) => Point
}

/** Rings round all that the prompt offers, and dashed goals to which choices lead, seen when their choice is ticked. */
export function Rings({ aims, reaches = [], shape, where }: RingsProps) {
  const { ring, goal, badge } = RINGS[shape]
  const goals = [...aims.flatMap(({ n, to }) => (to === undefined ? [] : [{ n, spots: [to] }])), ...reaches]
  return (
    <>
      {goals.map(({ n, spots }) => (
        <g key={n} class={`to ${marked(n)}`} aria-hidden="true">
          {spots.map(spot => (
            <At key={spot} {...where(spot)}>
              <use href={`#${goal}`} />
            </At>
          ))}
        </g>
      ))}
      {aims.map(({ n, at, href, label, group }) => (
        <a key={n} class={`aim ${marked(n, group)}`} href={href} aria-label={label}>
          <At {...where(at)}>
            <use href={`#${ring}`} />
            <text class="pinned" {...badge}>
              {n}
            </text>
          </At>
        </a>
      ))}
    </>
  )
}
