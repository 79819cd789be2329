/** A board in two layers: a picture that never changes, from a file that browsers keep, and over it what moves. On a phone one sees the
    part that matters, and the whole board a tap later, without script. */
import type { ComponentChildren } from 'preact'
import type { Say } from '../../worker/rules/game'
import { chartFile } from '../parts/assets'
import type { Waters } from './waters'

export interface ChartProps {
  /** The name of the picture. */
  chart: string
  size: readonly [width: number, height: number]
  /** What is heard. */
  label: string
  kind?: string
  say: Say
  waters?: Waters | undefined
  /** What stands below the whole board. */
  legend?: ComponentChildren
  /** What moves; it is drawn twice where there is a part that matters. */
  children: ComponentChildren
}

/** Never two of them on a page. */
const SWITCH = 'map'

export function Chart({ chart, size: [width, height], label, kind, say, waters, legend, children }: ChartProps) {
  return (
    <div class="sight">
      {waters && (
        <>
          <input type="checkbox" id={SWITCH} class="ear" autocomplete="off" />
          <Near chart={chart} size={[width, height]} waters={waters} label={say({ say: 'map-near' })}>
            {children}
          </Near>
          <label class="button more" for={SWITCH}>
            <span class="opens">{say({ say: 'map-open' })} </span>
            <span class="closes">{say({ say: 'map-close' })}</span>
          </label>
        </>
      )}
      <div class={kind ? `board ${kind}` : 'board'}>
        <picture>
          <source media="(min-width: 640px)" srcset={chartFile(chart, true)} />
          <img class="chart" src={chartFile(chart, false)} width={width} height={height} alt="" loading="lazy" />
        </picture>
        <svg class="chart over" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
          {children}
        </svg>
      </div>
      {legend}
    </div>
  )
}

type NearProps = Pick<ChartProps, 'chart' | 'size' | 'label' | 'children'> & { waters: Waters }

function Near({ chart, size: [width, height], label, waters: { x, y, width: across, height: down, turned }, children }: NearProps) {
  const [wide, high] = turned ? [height, width] : [width, height]
  return (
    <svg class="near" viewBox={`${x} ${y} ${across} ${down}`} role="group" aria-label={label}>
      <image href={chartFile(chart, turned)} width={wide} height={high} />
      {turned ? (
        <g class="turned" transform={`translate(0 ${width})rotate(-90)`}>
          {children}
        </g>
      ) : (
        children
      )}
    </svg>
  )
}
