/** The result beside the board, for previews of a finished game: the verdict, and a bar per player. */
import { Put } from '../../../web/board/draw'
import { signOf } from '../../../web/parts/figure'
import { BarOf, spanOf } from '../../../web/parts/table/bars'
import { signed } from '../../../web/parts/table/ranking'
import { barredOf, verdictOf } from '../../../web/parts/table/verdict'
import { plain } from '../../../web/words/say'
import type { Company, Reader } from '../../../web/words/reader'
import type { Standing, StandingRow } from '../../rules/contract'

/** The panel's own coordinates; its width depends on the board's. */
export const PANEL = { height: 630, edge: 40 } as const
const TOP = 150
const ROW = 88
/** The average width of letters, as a share of their size. */
const NARROW = 0.52
const LONGEST_NAME = 24
const BAR = { height: 20, scale: 1.5 } as const

interface EndingProps {
  reader: Reader
  company: Company
  standing: Standing
  /** The table's name. */
  name: string
  width: number
}

export function Ending({ reader: { say }, company, standing, name, width }: EndingProps) {
  const across = width - 2 * PANEL.edge
  const verdict = plain(say(verdictOf(standing)))
  const barred = barredOf(standing)
  const step = Math.min(ROW, (PANEL.height - TOP) / standing.rows.length)
  return (
    <svg class="ending" viewBox={`0 0 ${width} ${PANEL.height}`}>
      <rect class="sheet-of" width={width} height={PANEL.height} />
      <Line kind="end-head" y={76} text={verdict} across={across} size={56} />
      <Line kind="end-note" y={118} text={name} across={across} size={26} />
      {standing.rows.map((row, i) => (
        <g key={i} transform={`translate(${PANEL.edge} ${TOP + i * step})`}>
          <Row
            row={row}
            name={nameOf(row, company, say)}
            sign={typeof row.who === 'number' ? signOf(company, row.who) : undefined}
            across={across}
          />
          {barred?.rows[i] && (
            <g transform="translate(80 44)">
              <BarOf row={barred.rows[i]} span={spanOf(barred)} width={across - 80} height={BAR.height} />
            </g>
          )}
        </g>
      ))}
    </svg>
  )
}

function Row({ row: { place, score }, name, sign, across }: { row: StandingRow; name: string; sign: string | undefined; across: number }) {
  return (
    <>
      <text class="end-note" y={32}>
        {place}
      </text>
      {sign && <Put id={sign} x={52} y={22} scale={1.3} />}
      <text class="end-name" x={80} y={33}>
        {name}
      </text>
      <text class="end-sum" x={across} y={35}>
        {score === undefined ? '' : signed(score)}
      </text>
    </>
  )
}

/** A line that is scaled down where it would be too long. */
function Line({ kind, y, text, across, size }: { kind: string; y: number; text: string; across: number; size: number }) {
  const scale = Math.min(1, across / (text.length * size * NARROW))
  return (
    <g transform={`translate(${PANEL.edge} ${y})scale(${scale.toFixed(2)})`}>
      <text class={kind}>{text}</text>
    </g>
  )
}

function nameOf({ who }: StandingRow, { crew }: Company, say: Reader['say']): string {
  const name = typeof who === 'number' ? (crew[who]?.name ?? '') : plain(say(who))
  const letters = [...name]
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name
}
