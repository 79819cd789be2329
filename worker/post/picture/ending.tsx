/** The result beside the board, for previews of a finished game: the verdict, and a bar per player. */
import { Put } from '../../../web/board/draw'
import { signOf } from '../../../web/parts/figure'
import { BarOf, spanOf } from '../../../web/parts/table/bars'
import { signed } from '../../../web/parts/table/ranking'
import { barredOf, verdictOf } from '../../../web/parts/table/verdict'
import { plain } from '../../../web/words/say'
import type { Company, Reader } from '../../../web/words/reader'
import type { Standing, StandingRow } from '../../rules/contract'
import { EDGE, Line, Panel, PREVIEW, shortened } from './panel'

const TOP = 150
const ROW = 88
/** Drawn larger than on the page, so that its numbers can be read in a chat. */
const BAR = { height: 18, scale: 1.6 } as const

interface EndingProps {
  reader: Reader
  company: Company
  standing: Standing
  /** The table's name. */
  name: string
  /** Where the board ends. */
  left: number
}

export function Ending({ reader: { say }, company, standing, name, left }: EndingProps) {
  const across = PREVIEW.width - left - 2 * EDGE
  const x = left + EDGE
  const barred = barredOf(standing)
  const step = Math.min(ROW, (PREVIEW.height - TOP) / standing.rows.length)
  return (
    <Panel>
      <Line kind="end-head" {...{ x, across }} y={76} text={plain(say(verdictOf(standing)))} size={56} />
      <Line kind="end-note" {...{ x, across }} y={118} text={name} size={26} />
      {standing.rows.map((row, i) => (
        <g key={i} transform={`translate(${x} ${TOP + i * step})`}>
          <Row
            row={row}
            name={nameOf(row, company, say)}
            sign={typeof row.who === 'number' ? signOf(company, row.who) : undefined}
            across={across}
          />
          {barred?.rows[i] && (
            <g transform={`translate(80 44)scale(${BAR.scale})`}>
              <BarOf row={barred.rows[i]} span={spanOf(barred)} width={(across - 80) / BAR.scale} height={BAR.height} />
            </g>
          )}
        </g>
      ))}
    </Panel>
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

const nameOf = ({ who }: StandingRow, { crew }: Company, say: Reader['say']): string =>
  shortened(typeof who === 'number' ? (crew[who]?.name ?? '') : plain(say(who)))
