/** What a question offers on the chart: a ring round each space to which a choice leads, and the numbers of these choices. */
import { At, marked, type Point } from '../../../web/board/draw'
import type { Aim, Reach } from '../../rules/game'
import { badgeOf, type Mark } from './marks'

/** A choice that leads to a space. */
export interface Lead {
  spot: string
  n: number
  group?: number | undefined
  /** Where it can be pressed. */
  aim?: Aim
}

export const leadsOf = (aims: readonly Aim[], reaches: readonly Reach[]): Lead[] => [
  ...aims.map((aim): Lead => ({ spot: aim.at, n: aim.n, group: aim.group, aim })),
  ...reaches.flatMap(({ n, spots, group }) => spots.map((spot): Lead => ({ spot, n, group }))),
]

/** The numbers at each space. */
export function numbersAt(leads: readonly Lead[]): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const { spot, n } of leads) found.set(spot, [...(found.get(spot) ?? []), n])
  return found
}

export function Rings({ leads, where }: { leads: readonly Lead[]; where: (spot: string) => Point }) {
  return (
    <>
      {leads.map(({ spot, n, group, aim }) =>
        aim ? (
          <a key={`${n} ${spot}`} class={`aim ${marked(n, group)}`} href={aim.href} aria-label={aim.label}>
            <Ring {...where(spot)} />
          </a>
        ) : (
          <g key={`${n} ${spot}`} class={`aim reach ${marked(n, group)}`} aria-hidden="true">
            <Ring {...where(spot)} />
          </g>
        )
      )}
    </>
  )
}

const Ring = ({ x, y }: Point) => (
  <g transform={`translate(${x} ${y})`}>
    <use href="#aim" />
  </g>
)

/** The numbers of one space side by side. */
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
                  <text class="pinned" x={x + wide / 2} y={4.3}>
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
