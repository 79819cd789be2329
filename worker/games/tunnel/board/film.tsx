/** Replays the escape on the board: pirates run from division to division. */
import type { FilmBook } from '../../../drawing/film'
import { chartOf } from './ground'
import { layoutOf, WIDTH } from './layout'
import { Pieces } from './pieces'
import { boatOf } from '../rules/state'
import { spot } from '../rules/spots'
import type { TunnelScene } from '../rules/told'
import type { TunnelBoard } from '../rules/view'

export const film: FilmBook<TunnelBoard, TunnelScene> = {
  ground: ({ board }) => {
    const layout = layoutOf(board.symbols.length)
    return { chart: chartOf(layout), size: [WIDTH, layout.height] }
  },
  Moving: ({ view: { board }, crew }) => (
    <g class="lit">
      <Pieces board={board} crew={crew} layout={layoutOf(board.symbols.length)} />
    </g>
  ),
  scene: ({ board }) => board.pirates.map(there => there.join('')).join(' '),
  way: ({ board }, { scene }, crew) => {
    if (scene?.of !== 'action') return undefined
    const { spots, entrance } = layoutOf(board.symbols.length)
    const step = scene.to > scene.from ? 1 : -1
    const places = Array.from({ length: Math.abs(scene.to - scene.from) + 1 }, (_, i) => scene.from + i * step)
    return {
      sign: `pirate-${crew[scene.seat]?.pirate ?? 'a'}`,
      points: places.map(place => spots.get(spot(place, boatOf(board))) ?? entrance),
    }
  },
}
