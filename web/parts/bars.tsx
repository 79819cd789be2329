/** How scores are made up: a bar for everybody, losses left of the line and gains right of it. */
import type { Standing, StandingRow } from '../../worker/rules/contract'
import { Icon } from '../board/draw'
import type { Company, Reader } from './reader'
import { signed, Who } from './ranking'

const WIDTH = 300
const HEIGHT = 20
/** Narrower ones have no room for their number. */
const READABLE = 14

export function Bars({ reader, company, standing: { rows } }: { reader: Reader; company: Company; standing: Standing }) {
  const [most, least] = [Math.max(1, ...rows.map(gains)), Math.min(0, ...rows.map(losses))]
  const unit = WIDTH / (most - least)
  return (
    <>
      <ol class="tally">
        {rows.map((row, i) => (
          <li key={i}>
            <span class="note">{row.place}</span> <Who reader={reader} company={company} who={row.who} />{' '}
            <b class="sum">{signed(row.score ?? 0)}</b>
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
              {segments(row).map(({ sign, value, from }, k) => (
                <g key={k} transform={`translate(${((from - least) * unit).toFixed(1)} 0)`}>
                  <rect class={`seg ${value < 0 ? 'loss' : (sign ?? '')}`} y="1" width={(Math.abs(value) * unit).toFixed(1)} height={HEIGHT - 2} />
                  {Math.abs(value) * unit > READABLE && (
                    <text class={`seg-n ${value < 0 ? 'loss' : (sign ?? '')}`} x={((Math.abs(value) * unit) / 2).toFixed(1)} y="14">
                      {signed(value)}
                    </text>
                  )}
                </g>
              ))}
              <path class="line" d={`M${(-least * unit).toFixed(1)} 0v${HEIGHT}`} />
            </svg>
          </li>
        ))}
      </ol>
      <p class="note keys">
        {rows[0]?.parts.map(({ name, sign }, i) => (
          <span key={i} class="who">
            {sign && <Icon id={sign} size={20} box={28} />} {reader.say(name)}{' '}
          </span>
        ))}
      </p>
    </>
  )
}

const gains = ({ parts }: StandingRow): number => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)
const losses = ({ parts }: StandingRow): number => parts.reduce((sum, { value }) => sum + Math.min(0, value), 0)

/** Each part where it lies on the scale. */
function segments(row: StandingRow): { sign: string | undefined; value: number; from: number }[] {
  let [up, down] = [0, 0]
  return row.parts.flatMap(({ sign, value }) => {
    if (value === 0) return []
    if (value < 0) return [{ sign, value, from: (down += value) }]
    const from = up
    up += value
    return [{ sign, value, from }]
  })
}
