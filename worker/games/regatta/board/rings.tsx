/** A question's choices on the chart: a ring around each space a choice leads to, and the numbers of those choices. */
import { At, marked, type Point } from '../../../../web/board/draw'
import type { Aim, Reach } from '../../../drawing/board'
import { badgeOf, type Mark } from './marks'

/** A choice that leads to a space. */
export interface Lead {
  spot: string
  n: number
  group?: number | undefined
  /** Its cost cannot be paid. */
  dear?: boolean
  /** Present if the space can be clicked. */
  aim?: Aim
}

export const leadsOf = (aims: readonly Aim[], reaches: readonly Reach[]): Lead[] => [
  ...aims.map((aim): Lead => ({ spot: aim.at, n: aim.n, group: aim.group, aim, dear: aim.dear === true })),
  ...reaches.flatMap(({ n, spots, dear, group }) => spots.map((spot): Lead => ({ spot, n, group, dear: dear?.includes(spot) === true }))),
]

/** The numbers of the choices at each space. */
export function numbersAt(leads: readonly Lead[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { spot, n } of leads) found.set(spot, [...(found.get(spot) ?? []), n])
  return found
}

/** What a ring goes round: a space, or the plate of a space with its quay, below which the ring must then be drawn. */
export interface Ringed extends Point {
  quay?: { edges: string; own: boolean } | undefined
}

export function Rings({ leads, where }: { leads: readonly Lead[]; where: (spot: string) => Ringed }) {
  return (
    <>
      {leads.map(({ spot, n, group, dear, aim }) =>
        aim ? (
          <a key={`${n} ${spot}`} class={`aim ${dear ? 'dear ' : ''}${marked(n, group)}`} href={aim.href} aria-label={aim.label}>
            <Ring {...where(spot)} />
          </a>
        ) : (
          <g key={`${n} ${spot}`} class={`aim reach ${dear ? 'dear ' : ''}${marked(n, group)}`} aria-hidden="true">
            <Ring {...where(spot)} />
          </g>
        )
      )}
    </>
  )
}

const Ring = ({ x, y, quay }: Ringed) =>
  quay ? (
    <>
      <circle class="touch" cx={x} cy={y} r={31} />
      <path class={`halo quay${quay.own ? ' mine' : ''}`} d={quay.edges} />
      <path class={`ring quay${quay.own ? ' mine' : ''}`} d={quay.edges} />
    </>
  ) : (
    <g transform={`translate(${x} ${y})`}>
      <use href="#aim" />
    </g>
  )

/** Draws the numbers of one space side by side. */
export function Badges({ leads, marks }: { leads: readonly Lead[]; marks: readonly Mark[] }) {
  return (
    <>
      {marks.map(mark => {
        const here = leads.filter(({ spot }) => spot === mark.space.id)
        let left = -mark.w / 2
        return (
          <At key={mark.space.id} x={Math.round(mark.x)} y={Math.round(mark.y)}>
            {here.map(({ n, group }) => {
              const wide = badgeOf(n)
              const x = left
              left += wide
              return (
                <g key={n} class={`pin ${marked(n, group)}`}>
                  <rect class="badge" x={x} y={-9} width={wide} height={18} rx={9} />
                  <text class="pinned" x={x + wide / 2 || undefined} y={4.3}>
                    {n}
                  </text>
                </g>
              )
            })}
          </At>
        )
      })}
    </>
  )
}
