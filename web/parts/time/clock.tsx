/** The clock is drawn as a chart's scale bar: filled for the time left, a thin line for the rest. */
import type { ComponentChildren } from 'preact'
import { sameBy } from '../../board/print'

const STRIPES = 12
/** As wide as the dashes in table.css. */
const STRIPE = 10
const LENGTH = STRIPES * STRIPE
/** What a light stripe at the end leaves of the ink behind it. */
const EDGE = 1.2

export function Clock({ left, late, children }: { left: number; late?: boolean; children: ComponentChildren }) {
  return (
    <p class={late ? 'clock late' : 'clock'}>
      <ScaleBar left={left} />
      <span>{children}</span>
    </p>
  )
}

/** `left` is a percentage. Of the bar of ink, the light stripes leave an edge. */
export const ScaleBar = sameBy(
  ({ left }: { left: number }) => {
    const end = (Math.min(Math.max(left, 0), 100) / 100) * LENGTH
    return (
      <svg class="scale" viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 3H${LENGTH}`} />
        {end > 0 && <path class="even" d={line(0, end)} />}
        {end > STRIPE + EDGE && <path class="odd" d={line(STRIPE, end - EDGE)} />}
      </svg>
    )
  },
  ({ left }) => [left]
)

const line = (from: number, to: number): string => `M${from} 3H${Number(to.toFixed(1))}`
