/** The board of a simple race: numbered spaces along a line, with the pirates of those who are there. */
import type { BoardProps, Chart as Ground } from '../../worker/drawing/board'
import type { Crew } from '../../worker/drawing/game'
import { Chart } from './chart'
import { At, Put, Rings, type Point } from './draw'
import { inLines } from './lines'

const SIZE = [360, 640] as const

interface Trail<Board> {
  /** The game's, after which the picture is named. */
  id: string
  /** Each space, the start first, at least 54 from its neighbours across and 60 down, on a board of 360 by 640. */
  points: readonly Point[]
  /** The space of each seat, 0 at the start. */
  spaces(board: Board): readonly number[]
}

/** All that a game has to draw. A choice's `at` and `to` are the numbers of spaces as strings. */
export function trail<Board>({ id, points, spaces }: Trail<Board>) {
  const spots = new Map(points.map((point, space) => [String(space), point]))
  const charts: readonly Ground[] = [{ name: id, size: SIZE, draw: () => ground(points) }]
  const Board = ({ view: { board }, say, crew, aims, reaches, shown, under }: BoardProps<Board>) => (
    <Chart
      chart={id}
      size={SIZE}
      label={say({ say: 'table-board' })}
      say={say}
      shown={shown}
      under={under}
      of={aims}
      draw={() => (
        <>
          <Pirates points={points} spaces={spaces(board)} crew={crew} />
          <Rings aims={aims} reaches={reaches} where={spot => spots.get(spot) ?? { x: 0, y: 0 }} />
        </>
      )}
    />
  )
  return {
    ...inLines<Board>(({ board }, seat) => ({ say: 'trail-at', with: { space: spaces(board)[seat] ?? 0 } })),
    ...{ Board, charts, spots: () => [...spots.keys()] },
  }
}

/** Side by side, so that four stay within the frame of a choice. */
const ABREAST = { step: 10.5, scale: 0.8 } as const

const Pirates = ({ points, spaces, crew }: { points: readonly Point[]; spaces: readonly number[]; crew: readonly Crew[] }) => (
  <g class="still" aria-hidden="true">
    {points.map(({ x, y }, space) => {
      const there = crew.filter((_, seat) => spaces[seat] === space)
      return there.map(({ pirate }, place) => (
        <At key={pirate} x={x + (place - (there.length - 1) / 2) * ABREAST.step} y={y + 6}>
          <Put id={`pirate-${pirate}`} x={0} y={0} scale={ABREAST.scale} />
        </At>
      ))
    })}
  </g>
)

const ground = (points: readonly Point[]): string =>
  [
    '<rect class="lagoon" width="360" height="640"/>',
    `<path class="fair" d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}"/>`,
    ...points.map(
      ({ x, y }, space) => `<circle class="sand" cx="${x}" cy="${y}" r="22"/><text class="north" x="${x}" y="${y - 11}">${space}</text>`
    ),
    '<rect class="neat" x="3" y="3" width="354" height="634"/><rect class="neat dash" x="3" y="3" width="354" height="634"/>',
  ].join('')
