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
    const stripes = Array.from({ length: Math.ceil(end / WIDTH) }, (_, i) => ({ odd: i % 2 === 1, from: i * WIDTH }))
    return (
      <svg class="scale" viewBox={`0 0 ${LENGTH} 6`} preserveAspectRatio="none" aria-hidden="true">
        <path class="gone" d={`M0 3H${LENGTH}`} />
        {stripes.map(({ odd, from }) => (
          <rect
            key={from}
            class={odd ? 'odd' : 'even'}
            x={from}
            y={odd ? 0.5 : 0}
            width={Math.min(WIDTH, end - from).toFixed(1)}
            height={odd ? 5 : 6}
          />
        ))}
      </svg>
    )
  },
  ({ left }) => String(left)
)
