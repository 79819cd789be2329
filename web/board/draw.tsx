/** Drawing helpers shared by all boards: a symbol in place, an icon in text, and the rings around spots on offer. */
import type { ComponentChildren } from 'preact'
import type { Aim, Reach } from '../../worker/drawing/board'
import { sameBy } from './print'

/** Content at (x, y) that stays upright when the board is turned. */
export function At({ x, y, children }: { x: number; y: number; children: ComponentChildren }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g class="up">{children}</g>
    </g>
  )
}

/** A symbol at (x, y), in its own size or scaled. */
export function Put({ id, x, y, scale }: { id: string; x: number; y: number; scale?: number }) {
  if (scale === undefined) return <use href={`#${id}`} x={x} y={y} />
  return <use href={`#${id}`} transform={`translate(${x} ${y})scale(${scale})`} />
}

export interface PictureProps {
  size: number
  /** `-17 -17 34 34` */
  viewBox: string
  /** For screen readers and text browsers; without a name the picture is decoration. */
  name?: string | undefined
  kind?: string | undefined
  children: ComponentChildren
}

/** A small picture in the text. Its name is visually hidden text, because text browsers show nothing else. */
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

/** The view box of the fort of the finish, which is larger than other signs and flies a flag. */
export const FORT = '-24 -29 48 48'

/** A symbol of the kit as a small picture. Cached, since a page repeats a few of them dozens of times. */
export const Icon = sameBy(
  ({ id, size = 24, box = 34, ...rest }: IconProps) => (
    <Picture size={size} viewBox={id === 'royal' ? FORT : `${-box / 2} ${-box / 2} ${box} ${box}`} {...rest}>
      <use href={`#${id}`} />
    </Picture>
  ),
  ({ id, size, box, name, kind }) => [id, size, box, kind, name]
)

/** The classes that tie a choice's row to its ring and goal, and to its group. */
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

/**
 * Frames around the spots on offer, dashed goals that appear when their choice is ticked, and on top the numbers, which no frame may cover.
 * Numbers of one spot lie side by side, above whoever is there.
 */
export function Rings({ aims, reaches = [], where }: RingsProps) {
  const goals = [...aims.flatMap(({ n, to }) => (to === undefined ? [] : [{ n, spots: [to] }])), ...reaches]
  const shared = Map.groupBy(
    aims.filter(({ bare }) => !bare),
    ({ at }) => at
  )
  return (
    <>
      {goals.map(({ n, spots }) => (
        <g key={n} class={`to ${marked(n)}`} aria-hidden="true">
          {spots.map(spot => (
            <Frame key={spot} id="stall-goal" {...where(spot)} />
          ))}
        </g>
      ))}
      {aims.map(({ n, at, href, label, group }) => (
        <a key={n} class={`aim ${marked(n, group)}`} href={href} aria-label={label}>
          <Frame id="stall" {...where(at)} />
        </a>
      ))}
      <g class="still" aria-hidden="true">
        {[...shared].flatMap(([at, here]) =>
          here.map(({ n, group }, place) => <Badge key={n} n={n} group={group} {...where(at)} place={place} among={here.length} />)
        )}
      </g>
    </>
  )
}

/** Cached, like the numbers: a question has a dozen of them, and together they were a quarter of a page's elements. */
const Frame = sameBy(
  ({ id, x, y }: Point & { id: 'stall' | 'stall-goal' }) => (
    <At x={x} y={y}>
      <use href={`#${id}`} />
    </At>
  ),
  ({ id, x, y }) => [id, x, y]
)

/** Two rows of them end above the pirates. */
const BADGE = { x: 17, y: -20.5, across: 17.5, down: 15, inRow: 3 } as const

interface BadgeProps extends Point {
  n: number
  group: number | undefined
  /** Its place among the numbers of this spot. */
  place: number
  among: number
}

/**
 * On a page only one group is open at a time, so numbers of different groups may share a place; in a letter all are visible and each needs
 * its own.
 */
const Badge = sameBy(
  ({ n, group, x, y, place, among }: BadgeProps) => {
    const sign = (
      <>
        <circle class="badge" cx={BADGE.x} cy={BADGE.y} r={9.5} />
        <text class="pinned" x={BADGE.x} y={BADGE.y + 4.3}>
          {n}
        </text>
      </>
    )
    const row = Math.floor(place / BADGE.inRow)
    const after = Math.min(among, (row + 1) * BADGE.inRow) - 1 - place
    const [left, down] = [after * BADGE.across, row * BADGE.down]
    return (
      <g class={`pin ${marked(n, group)}`}>
        <At x={x} y={y}>
          {left + down === 0 ? (
            sign
          ) : (
            <g class="aside" transform={`translate(${-left} ${down})`}>
              {sign}
            </g>
          )}
        </At>
      </g>
    )
  },
  ({ n, group, x, y, place, among }) => `${n} ${group} ${x} ${y} ${place} ${among}`
)
