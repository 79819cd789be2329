/**
 * A board in two layers: a fixed picture from a cacheable file, and the moving parts over it. Phones show a close-up of the part that
 * matters; one tap lays the whole board over the page, without JavaScript.
 */
import type { ComponentChildren, VNode } from 'preact'
import type { Say } from '../../worker/drawing/game'
import { chartFile } from './assets'
import { PIN, WINDOW, type Pin } from './beyond'
import { Icon } from './draw'
import { onceFor } from './print'
import type { CloseUp } from './waters'

export interface ChartProps {
  /** The name of the picture's file. */
  chart: string
  size: readonly [width: number, height: number]
  /** The board may be turned on its side on wide pages. */
  turns?: true
  /** Label for screen readers. */
  label: string
  kind?: string
  say: Say
  waters?: CloseUp | undefined
  /** What lies beyond the close-up, which then keeps the height that is given. */
  beyond?: { pins: readonly Pin[]; room: number } | undefined
  /** Shown below the whole board. */
  legend?: ComponentChildren
  /** Comes after the legend, wherever the whole board is. */
  under?: ComponentChildren
  shown?: Shown
  /** The moving parts. A page shows them twice, as a close-up and as the whole board, and prints them once for `of`. */
  draw(): VNode
  of: object
}

const Drawn = onceFor(
  ({ draw }: Pick<ChartProps, 'draw' | 'of'>) => draw(),
  ({ of }) => of
)

/** The id of the checkbox that opens the whole board; a page has only one. */
const SWITCH = 'map'

/**
 * Which views to draw: the close-up without its switch (`near`) or with it (`calm`), neither where no phone has room for it (`away`), or only
 * the whole board. Undefined draws close-up and whole board.
 */
export type Shown = 'near' | 'calm' | 'away' | 'whole'

export function Chart({ chart, size, turns, label, kind, say, waters, beyond, legend, under, shown, draw, of }: ChartProps) {
  const [width, height] = size
  const drawn = <Drawn draw={draw} of={of} />
  return (
    <>
      {waters && shown !== 'whole' && (
        <div class="waters">
          <input type="checkbox" id={SWITCH} class="ear" autocomplete="off" aria-label={say({ say: 'map-open' })} />
          {shown !== 'away' && (
            <Near chart={chart} size={size} waters={waters} beyond={beyond} label={say({ say: 'map-near' })}>
              {drawn}
            </Near>
          )}
          {shown !== 'near' && shown !== 'away' && <MapSwitch say={say} />}
        </div>
      )}
      {(shown === 'whole' || shown === undefined) && (
        <div class="sight">
          <div class={['board', turns && 'turns', kind].filter(Boolean).join(' ')}>
            <picture>
              {turns && <source media="(min-width: 640px)" srcset={chartFile(chart, true)} />}
              <img class="chart" src={chartFile(chart, false)} width={width} height={height} alt="" loading="lazy" />
            </picture>
            <svg class="chart over" viewBox={`0 0 ${width} ${height}`} role="group" aria-label={label}>
              {drawn}
            </svg>
          </div>
          {legend}
          {under}
          {waters && (
            <label class="button main less" for={SWITCH}>
              {say({ say: 'map-close' })}
            </label>
          )}
        </div>
      )}
    </>
  )
}

/** On phones, lays the whole board over the page. `terse` shows the icon with one word under it. */
export function MapSwitch({ say, terse }: Pick<ChartProps, 'say'> & { terse?: boolean }) {
  return (
    <label class={terse ? 'button more terse' : 'button more'} for={SWITCH}>
      <Icon id="enlarge" size={22} box={24} />
      {terse ? <small>{say({ say: 'map-short' })}</small> : <span>{say({ say: 'map-open' })} </span>}
    </label>
  )
}

type NearProps = Pick<ChartProps, 'chart' | 'size' | 'label' | 'beyond'> & { waters: CloseUp; children: ComponentChildren }

/** The inner drawing is moved within its window, so that the window shows no more than there is of the board. */
function Near({ chart, size: [width, height], label, waters, beyond, children }: NearProps) {
  const { turned, aside, tenths, least } = waters
  const [wide, high] = turned ? [height, width] : [width, height]
  const kind = beyond ? ['near', 'fixed'] : ['near', tenths < 10 && `tenths-${tenths}`, least > 1 && `least-${least}`]
  return (
    <svg
      class={kind.filter(Boolean).join(' ')}
      viewBox={beyond ? `0 0 ${WINDOW} ${beyond.room}` : undefined}
      role="group"
      aria-label={label}
    >
      <svg
        x={aside[0] ? `${aside[0]}%` : undefined}
        y={aside[1] ? `${aside[1]}%` : undefined}
        viewBox={`${waters.x} ${waters.y} ${waters.width} ${waters.height}`}
        role="none"
      >
        <image href={chartFile(chart, turned)} width={wide} height={high} />
        {turned ? (
          <g class="turned" transform={`translate(0 ${width})rotate(-90)`}>
            {children}
          </g>
        ) : (
          children
        )}
      </svg>
      {beyond?.pins.map(pin => (
        <Pinned key={pin.text} {...pin} />
      ))}
    </svg>
  )
}

/** The numbers of choices that end beyond this edge of the window, and an arrow that way. */
const Pinned = ({ text, x, y, wide }: Pin) => (
  <g class="beyond" aria-hidden="true">
    <rect class="badge" x={x - wide / 2} y={y - PIN.high / 2} width={wide} height={PIN.high} rx={PIN.high / 2} />
    <text class="pinned" x={x} y={y + 4.5}>
      {text}
    </text>
  </g>
)
