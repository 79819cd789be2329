/** A value per seat over the turns, as a line chart and as a table for screen readers. */
import type { ChartData } from '../../../worker/model/chronicle'
import { Icon, Put } from '../../board/draw'
import { signed } from '../../parts/table/ranking'
import { signOf } from '../../parts/figure'
import { Later, type FoldName, type Opening } from '../../parts/fold'
import type { Company } from '../../words/reader'

const WIDTH = 320
const HEIGHT = 130
const LEFT = 24
const RIGHT = 24
const EDGE = 12
/** Of the signs at the ends of the lines: their scale, and how far apart they stay. */
const SIGN = 0.5
const STEP = 18

interface ChartProps extends Opening {
  company: Company
  chart: ChartData
  /** Where the table is folded. */
  fold: FoldName | undefined
}

export function Chart({ reader, opened, company, chart: { name, turns }, fold }: ChartProps) {
  const values = turns.flatMap(({ values }) => values)
  const [most, least] = [Math.max(0, ...values), Math.min(0, ...values)]
  const x = (i: number): number => Math.round(LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, turns.length - 1))
  const y = (value: number): number => Math.round(EDGE + ((most - value) * (HEIGHT - 2 * EDGE)) / Math.max(1, most - least))
  const ends = apart(
    company.crew.map((_, seat) => y(turns.at(-1)?.values[seat] ?? 0)),
    { least: EDGE / 2, most: HEIGHT }
  )
  const title = reader.say(name)
  const table = (
    <div class="strip" tabindex={0} role="region" aria-label={title}>
      <table class="figures-of">
        <thead>
          <tr>
            <th scope="col">{reader.t('chart-turn')}</th>
            {company.crew.map(({ name }, seat) => (
              <th key={seat} scope="col">
                <Icon id={signOf(company, seat) ?? ''} size={24} box={38} name={name} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {turns.map(({ turn, values }) => (
            <tr key={turn}>
              <th scope="row">{turn}</th>
              {values.map((value, seat) => (
                <td key={seat}>{signed(value)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <figure class="chart-of">
      <figcaption>{title}</figcaption>{' '}
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + EDGE}`} aria-hidden="true">
        {ticksOf(most, least).map(value => (
          <g key={value}>
            <path class="rule" d={`M${LEFT} ${y(value)}H${WIDTH - RIGHT}`} />
            <text class="tick" x={LEFT - 10} y={y(value) + 3}>
              {signed(value)}
            </text>{' '}
          </g>
        ))}
        {company.crew.map(({ pirate }, seat) => {
          const d = turns.map(({ values }, i) => `${i === 0 ? 'M' : 'L'}${x(i)} ${y(values[seat] ?? 0)}`).join('')
          return (
            <g key={seat} class={pirate}>
              <path class="traced" d={d} />
              <path class="hued" d={d} />
              <Put id={signOf(company, seat) ?? ''} x={WIDTH - RIGHT / 2} y={ends[seat] ?? 0} scale={SIGN} />
            </g>
          )
        })}
        {turns.map(({ turn }, i) =>
          i % Math.ceil(turns.length / 8) === 0 ? (
            <text key={turn} class="tick" x={x(i)} y={HEIGHT + 6}>
              {turn}{' '}
            </text>
          ) : null
        )}
      </svg>
      {fold ? (
        <Later reader={reader} opened={opened} name={fold} label={reader.t('chart-table')}>
          {table}
        </Later>
      ) : (
        table
      )}
    </figure>
  )
}

/** The ends of the scale and, if the numbers have room for it, the middle. */
function ticksOf(most: number, least: number): number[] {
  const middle = Math.round((most + least) / 2)
  return [...new Set([most, 0, least, ...(most - least > 3 ? [middle] : [])])]
}

/** Moves what lies too close to its neighbour, as little as keeps all within the edges. */
export function apart(wanted: readonly number[], { least, most, step = STEP }: { least: number; most: number; step?: number }): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const given = [...wanted]
  let next = least
  for (const i of order) next = (given[i] = Math.max(given[i] ?? 0, next)) + step
  next = most
  for (const i of order.toReversed()) next = (given[i] = Math.min(given[i] ?? 0, next)) - step
  return given
}
