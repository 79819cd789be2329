/** The sheet of a preview, on which the board lies: its lines of text. */
import type { ComponentChildren } from 'preact'

/** The size that link previews use, and the sheet's own coordinates. */
export const PREVIEW = { width: 1200, height: 630 } as const
export const EDGE = 40
/** The average width of letters, as a share of their size. */
const NARROW = 0.52
const LONGEST_NAME = 24

export const Panel = ({ children }: { children: ComponentChildren }) => (
  <svg class="ending" viewBox={`0 0 ${PREVIEW.width} ${PREVIEW.height}`}>
    <rect class="sheet-of" width={PREVIEW.width} height={PREVIEW.height} />
    {children}
  </svg>
)

interface LineProps {
  kind: string
  x: number
  y: number
  text: string
  /** The room there is. */
  across: number
  size: number
}

/** A line that is scaled down where it would be too long. */
export function Line({ kind, x, y, text, across, size }: LineProps) {
  const scale = Math.min(1, across / (text.length * size * NARROW))
  return (
    <g transform={`translate(${x} ${y})scale(${scale.toFixed(2)})`}>
      <text class={kind}>{text}</text>
    </g>
  )
}

export function shortened(name: string): string {
  const letters = [...name]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}
