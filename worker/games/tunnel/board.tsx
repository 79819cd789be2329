/** The board of Tunnel as a picture. */
import { Rings } from '../../../web/board/draw'
import { sameBy } from '../../../web/board/print'
import type { SeatView } from '../../rules/contract'
import type { Aim } from '../../rules/game'
import type { Tunnel } from './drawing'
import { groundOf, type Ground } from './ground'
import { layoutOf, WIDTH } from './layout'
import { Pieces } from './pieces'
import { boatOf } from './state'
import { spot } from './spots'
import type { TunnelBoard } from './view'

export function Board({ view: { board }, say, crew, aims }: Tunnel & { aims: readonly Aim[] }) {
  const divisions = board.symbols.length
  const layout = layoutOf(divisions)
  return (
    <div class={`board rows-${layout.rows}`}>
      <svg class="chart" viewBox={`0 0 ${WIDTH} ${layout.height}`} role="group" aria-label={say({ say: 'board', with: { divisions } })}>
        <g aria-hidden="true">
          <Layer divisions={divisions} of="below" />
          <Pieces board={board} crew={crew} layout={layout} />
          <Layer divisions={divisions} of="frame" />
        </g>
        <Rings aims={aims} shape="tall" where={id => layout.spots.get(id) ?? layout.entrance} />
      </svg>
    </div>
  )
}

const Layer = sameBy(
  ({ divisions, of }: { divisions: number; of: keyof Ground }) => <g dangerouslySetInnerHTML={{ __html: groundOf(layoutOf(divisions))[of] }} />,
  ({ divisions, of }) => `${divisions} ${of}`
)

export function spots({ board }: SeatView<TunnelBoard>): readonly string[] {
  return board.pirates.map((_, place) => spot(place, boatOf(board)))
}
