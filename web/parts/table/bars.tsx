/** How scores add up: a bar per player, losses left of the line, gains right of it. */
import type { Standing, StandingRow, Text } from '../../../worker/rules/contract'
import type { Company, Reader } from '../../words/reader'
import { signed, Who } from './ranking'

const WIDTH = 300
const HEIGHT = 20
/** Width below which a segment has no room for its number. */
const READABLE = 14

export function Bars({ reader, company, standing }: { reader: Reader; company: Company; standing: Standing }) {
  const { rows } = standing
  const span = spanOf(standing)
  return (
    <>
      <ol class="tally">
        {rows.map((row, i) => (
          <li key={i}>
            <span class="note">{row.place}</span>{' '}
            <span class="who">
              <Who reader={reader} company={company} who={row.who} />
              {row.who === company.viewer && <span class="note"> {reader.t('end-you')}</span>}
            </span>{' '}
            <b class="sum">{signed(row.score ?? 0)}</b>{' '}
            <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
              <BarOf row={row} span={span} width={WIDTH} height={HEIGHT} />
            </svg>
          </li>
        ))}
      </ol>
      <p class="note keys">
        {keysOf(standing).map(({ kind, name }, i) => (
          <span key={i} class="who">
            <svg class="icon" width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
              <rect class={`seg ${kind}`} x="1" y="1" width="12" height="12" />
            </svg>{' '}
            {reader.say(name)}{' '}
          </span>
        ))}
      </p>
    </>
  )
}

/** What each sort of segment is, as far as there are any. */
function keysOf({ rows, losses }: Standing): { kind: string; name: Text }[] {
  const sorts = (rows[0]?.parts ?? []).filter((_, k) => rows.some(({ parts }) => (parts[k]?.value ?? 0) > 0))
  const lost = losses && rows.some(({ parts }) => parts.some(({ value }) => value < 0))
  return [...sorts.map(part => ({ kind: part.sign ?? '', name: part.name })), ...(lost ? [{ kind: LOSS, name: losses }] : [])]
}

const LOSS = 'loss'

interface BarProps {
  row: StandingRow
  span: ReturnType<typeof spanOf>
  width: number
  height: number
}

/** One player's bar, as shapes of a drawing. */
export function BarOf({ row, span: [least, most], width, height }: BarProps) {
  const unit = width / (most - least)
  return (
    <>
      {segmentsOf(row).map(({ sign, value, from }, k) => {
        const kind = value < 0 ? LOSS : (sign ?? '')
        const length = Math.abs(value) * unit
        return (
          <g key={k} transform={`translate(${((from - least) * unit).toFixed(1)} 0)`}>
            <rect class={`seg ${kind}`} y="1" width={length.toFixed(1)} height={height - 2} />
            {length > READABLE && (
              <text class={`seg-n ${kind}`} x={(length / 2).toFixed(1)} y="14">
                {signed(value)}{' '}
              </text>
            )}
          </g>
        )
      })}
      <path class="line" d={`M${(-least * unit).toFixed(1)} 0v${height}`} />
    </>
  )
}

/** The scale all bars share: the greatest sum of losses and the greatest sum of gains. */
export const spanOf = ({ rows }: Standing): readonly [least: number, most: number] => [
  Math.min(0, ...rows.map(losses)),
  Math.max(1, ...rows.map(gains)),
]

const gains = ({ parts }: StandingRow): number => parts.reduce((sum, { value }) => sum + Math.max(0, value), 0)
const losses = ({ parts }: StandingRow): number => parts.reduce((sum, { value }) => sum + Math.min(0, value), 0)

/** The parts of a score, positioned on the scale. */
export function segmentsOf(row: StandingRow): { sign: string | undefined; value: number; from: number }[] {
  let [up, down] = [0, 0]
  return row.parts.flatMap(({ sign, value }) => {
    if (value === 0) return []
    if (value < 0) return [{ sign, value, from: (down += value) }]
    const from = up
    up += value
    return [{ sign, value, from }]
  })
}
