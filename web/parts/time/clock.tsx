/** The clock is drawn as a chart's scale bar: filled for the time left, a thin line for the rest. */
import type { ComponentChildren } from 'preact'
import { sameBy } from '../../board/print'

const STRIPES = 12
const WIDTH = 10
const LENGTH = STRIPES * WIDTH

export function Clock({ left, late, children }: { left: number; late?: boolean; children: ComponentChildren }) {
  return (
    <p class={late ? 'clock late' : 'clock'}>
      <ScaleBar left={left} />
      <span>{children}</span>
    </p>
  )
}

/** `left` is a percentage. */
export const ScaleBar = sameBy(
  ({ left }: { left: number }) => {
    const end = (Math.min(Math.max(left, 0), 100) / 100) * LENGTH
    return (
      <svg class="scale" viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        <path class="gone" d={`M0 3H${LENGTH}`} />
        <path class="even" d={stripes(end, 0, 0, 6)} />
        <path class="odd" d={stripes(end, WIDTH, 0.5, 5)} />
      </svg>
    )
  },
  ({ left }) => String(left)
)

/** Every other stripe from this one to the end, in one line. */
function stripes(end: number, first: number, y: number, height: number): string {
  const count = Math.max(0, Math.ceil((end - first) / (2 * WIDTH)))
  const starts = Array.from({ length: count }, (_, i) => first + 2 * i * WIDTH)
  return starts.map(from => `M${from} ${y}h${Number(Math.min(WIDTH, end - from).toFixed(1))}v${height}H${from}z`).join('')
}
