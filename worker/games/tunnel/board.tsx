/** The board of Tunnel as a picture. */
import { Chart } from '../../../web/board/chart'
import { Rings, type Point } from '../../../web/board/draw'
import { watersOf } from '../../../web/board/waters'
import type { SeatView } from '../../rules/contract'
import type { Aim } from '../../rules/game'
import type { Tunnel } from './drawing'
import { chartOf } from './ground'
import { layoutOf, WIDTH } from './layout'
import { Pieces } from './pieces'
import { boatOf } from './state'
import { spot } from './spots'
import type { TunnelBoard } from './view'

export function Board({ view: { board }, say, crew, aims }: Tunnel & { aims: readonly Aim[] }) {
  const divisions = board.symbols.length
  const layout = layoutOf(divisions)
  const where = (id: string): Point => layout.spots.get(id) ?? layout.entrance
  const places = aims.flatMap(({ at, to }) => [where(at), ...(to === undefined ? [] : [where(to)])])
  return (
    <Chart
      chart={chartOf(layout)}
      size={[WIDTH, layout.height]}
      kind={`rows-${layout.rows}`}
      label={say({ say: 'board', with: { divisions } })}
      say={say}
      waters={places.length > 0 ? watersOf(places, [WIDTH, layout.height]) : undefined}
    >
      <g class="still" aria-hidden="true">
        <Pieces board={board} crew={crew} layout={layout} />
      </g>
      <Rings aims={aims} where={where} />
    </Chart>
  )
}

export function spots({ board }: SeatView<TunnelBoard>): readonly string[] {
  return board.pirates.map((_, place) => spot(place, boatOf(board)))
}
