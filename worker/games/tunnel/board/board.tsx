/** The board of Tunnel as a picture. */
import { Chart } from '../../../../web/board/chart'
import { Rings, type Point } from '../../../../web/board/draw'
import { onSide } from '../../../../web/board/waters'
import type { SeatView } from '../../../rules/contract'
import type { BoardProps } from '../../../drawing/board'
import { chartOf } from './ground'
import { layoutOf, WIDTH } from './layout'
import { Legend } from './legend'
import { Pieces } from './pieces'
import { boatOf } from '../rules/state'
import { spot } from '../rules/spots'
import type { TunnelBoard } from '../rules/view'

export function Board({ view: { board }, language, say, crew, aims, shown, under }: BoardProps<TunnelBoard>) {
  const divisions = board.symbols.length
  const layout = layoutOf(divisions)
  const where = (id: string): Point => layout.spots.get(id) ?? layout.entrance
  return (
    <Chart
      chart={chartOf(layout)}
      size={[WIDTH, layout.height]}
      turns
      kind={`rows-${layout.rows}`}
      label={say({ say: 'board', with: { divisions } })}
      say={say}
      shown={shown}
      under={under}
      waters={aims.length > 0 ? onSide([WIDTH, layout.height]) : undefined}
      legend={<Legend say={say} language={language} />}
      of={aims}
      draw={() => (
        <>
          <g class="still lit" aria-hidden="true">
            <Pieces board={board} crew={crew} layout={layout} />
          </g>
          <Rings aims={aims} where={where} />
        </>
      )}
    />
  )
}

export function spots({ board }: SeatView<TunnelBoard>): readonly string[] {
  return board.pirates.map((_, place) => spot(place, boatOf(board)))
}
