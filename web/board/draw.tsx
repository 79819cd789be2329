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

interface RingsProps {
  aims: readonly Aim[]
  reaches?: readonly Reach[] | undefined
  where: (spot: string) => Point
}

/** Frames round all that the prompt offers, dashed goals to which choices lead, seen when their choice is ticked, and over all of
    them the numbers: no frame covers a number. Those of one spot stand below each other. */
export function Rings({ aims, reaches = [], where }: RingsProps) {
  const goals = [...aims.flatMap(({ n, to }) => (to === undefined ? [] : [{ n, spots: [to] }])), ...reaches]
  const shared = Map.groupBy(aims, ({ at }) => at)
  return (
    <>
      {goals.map(({ n, spots }) => (
        <g key={n} class={`to ${marked(n)}`} aria-hidden="true">
          {spots.map(spot => (
            <At key={spot} {...where(spot)}>
              <use href="#stall-goal" />
            </At>
          ))}
        </g>
      ))}
      {aims.map(({ n, at, href, label, group }) => (
        <a key={n} class={`aim ${marked(n, group)}`} href={href} aria-label={label}>
          <At {...where(at)}>
            <use href="#stall" />
          </At>
        </a>
      ))}
      <g class="still" aria-hidden="true">
        {aims.map(({ n, at, group }) => (
          <Badge key={n} n={n} group={group} {...where(at)} row={shared.get(at)?.findIndex(aim => aim.n === n) ?? 0} />
        ))}
      </g>
    </>
  )
}

const BADGE = { x: 14, y: -18.5, across: 17, down: 18.5, inColumn: 3 } as const

/** Those of groups of which only one is open have the same place on the page; where all are seen, as in a letter, each has its own. */
function Badge({ n, group, x, y, row }: Point & { n: number; group: number | undefined; row: number }) {
  const sign = (
    <>
      <circle class="badge" cx={BADGE.x} cy={BADGE.y} r={9.5} />
      <text class="pinned" x={BADGE.x} y={BADGE.y + 4.3}>
        {n}
      </text>
    </>
  )
  const [left, down] = [Math.floor(row / BADGE.inColumn) * BADGE.across, (row % BADGE.inColumn) * BADGE.down]
  return (
    <g class={`pin ${marked(n, group)}`}>
      <At x={x} y={y}>
        {row === 0 ? (
          sign
        ) : (
          <g class="aside" transform={`translate(${-left} ${down})`}>
            {sign}
          </g>
        )}
      </At>
    </g>
  )
}
