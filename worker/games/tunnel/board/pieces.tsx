/** The pieces on the board: each division's number, symbol and pirates, and the pirates gathered at either end. */
import { At, Put, type Point } from '../../../../web/board/draw'
import { sameBy } from '../../../../web/board/print'
import type { Crew } from '../../../drawing/game'
import type { Layout } from './layout'
import { divisionsOf, rowsOf, type Row } from './rows'
import type { TunnelBoard } from '../rules/view'

/** Pirates side by side, so that three stay within the frame of a choice. */
const ABREAST = { few: { step: 16.5, scale: 0.8 }, three: { step: 13.5, scale: 0.72 } } as const
const STEP_IN_MUSTER = 44

export function Pieces({ board, crew, layout }: { board: TunnelBoard; crew: readonly Crew[]; layout: Layout }) {
  const { entrance, boat, divisions, right } = layout
  const figures = crew.map(({ pirate }) => pirate).join('')
  return (
    <>
      <g class="sign">
        {rowsOf(board).map(row => (
          <Signs key={row.before} board={board} row={row} divisions={divisions} figures={figures} />
        ))}
      </g>
      <Muster counts={board.pirates[0] ?? []} figures={figures} x={92} y={entrance.y} />
      <Muster counts={board.pirates.at(-1) ?? []} figures={figures} x={right ? 34 : 122} y={boat.y + 10} />
    </>
  )
}

/** The letter of each seat's pirate, in seat order. */
type Figures = string

type SignsProps = Pick<Layout, 'divisions'> & { board: TunnelBoard; row: Row; figures: Figures }

/** A row's position never changes, so it is not part of the cache key. */
const Signs = sameBy(
  ({ board, row, divisions, figures }: SignsProps) => (
    <>
      {divisionsOf(board, row).map(({ n, symbol, there }) => {
        return <Sign key={n} n={n} symbol={symbol} at={divisions[n - 1]} crowd={crowdAt(there, figures)} />
      })}
    </>
  ),
  ({ row, figures }) => [...row.key, figures]
)

/** The letter of each pirate there, from the number of each seat's. */
export const crowdAt = (there: readonly number[], figures: ArrayLike<string>): string[] =>
  there.flatMap((count, seat) => new Array<string>(count).fill(figures[seat] ?? 'a'))

export interface SpaceProps {
  symbol: string
  crowd: readonly string[]
}

/** A division's symbol and pirates, wherever it is drawn. */
export const Space = sameBy(
  ({ symbol, crowd }: SpaceProps) => {
    const { step, scale } = crowd.length > 2 ? ABREAST.three : ABREAST.few
    return (
      <>
        {crowd.length ? <Put id={symbol} x={-1} y={-5.5} scale={0.62} /> : <Put id={symbol} x={0} y={3} scale={0.95} />}
        {crowd.map((pirate, place) => (
          <Put key={place} id={`pirate-${pirate}`} x={(place - (crowd.length - 1) / 2) * step} y={13} scale={scale} />
        ))}
      </>
    )
  },
  ({ symbol, crowd }) => [symbol, ...crowd]
)

/** A division at its place on the board, which follows from its number and so is not part of the cache key. */
export const Sign = sameBy(
  ({ n, at, ...space }: SpaceProps & { n: number; at: Point | undefined }) => (
    <At x={at?.x ?? 0} y={at?.y ?? 0}>
      <text class="count" x={-19} y={-14}>
        {n}
      </text>
      <Space {...space} />
    </At>
  ),
  ({ n, symbol, crowd }) => [n, symbol, ...crowd]
)

interface MusterProps extends Point {
  counts: readonly number[]
  figures: Figures
}

/** Pirates waiting at the entrance or sitting in the boat: one figure and a number per colour. */
const Muster = sameBy(
  ({ counts, figures, x, y }: MusterProps) => {
    const there = counts.flatMap((count, seat) => (count ? [{ count, pirate: figures[seat] ?? 'a' }] : []))
    return (
      <>
        {there.map(({ count, pirate }, i) => (
          <At key={pirate} x={x + i * STEP_IN_MUSTER} y={y}>
            <rect class="plaque" x={-18} y={-16} width={42} height={32} rx={5} />
            <Put id={`pirate-${pirate}`} x={-7} y={0} scale={0.9} />
            <text class="times" x={7} y={5}>
              {count}
            </text>
          </At>
        ))}
      </>
    )
  },
  ({ counts, figures, x, y }) => [figures, x, y, ...counts]
)
