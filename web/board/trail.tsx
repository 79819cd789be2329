/** The board of a simple race: numbered spaces along a line, with the pirates of those who are there. */
import type { BoardProps, Chart as Ground, Drawing } from '../../worker/drawing/board'
import type { Crew, Say } from '../../worker/drawing/game'
import type { Text } from '../../worker/rules/contract'
import { Chart } from './chart'
import { At, Icon, Put, Rings, type Point } from './draw'
import { inLines } from './lines'

const SIZE = [360, 640] as const

interface Trail<Board> {
  /** The game's, after which the picture is named. */
  id: string
  /** Each space, the start first, at least 54 from its neighbours across and 60 down, on a board of 360 by 640. */
  points: readonly Point[]
  /** The space of each seat, 0 at the start. */
  spaces(board: Board): readonly number[]
  /** Spaces on which something happens. */
  marks?: readonly Mark[]
}

interface Mark {
  spaces: readonly number[]
  /** A symbol of the kit, about 30 wide: no other mark's. */
  sign: string
  /** What it means, in a word or two: below the board, and beside whoever is there. */
  name: Text
}

/** All that a game has to draw. A choice's `at` and `to` are the numbers of spaces as strings. */
export function trail<Board>({ id, points, spaces, marks = [] }: Trail<Board>) {
  const spots = new Map(points.map((point, space) => [String(space), point]))
  const charts: readonly Ground[] = [{ name: id, size: SIZE, draw: () => ground(points, marks) }]
  const Board = ({ view: { board }, say, crew, aims, reaches, shown, under }: BoardProps<Board>) => (
    <Chart
      chart={id}
      size={SIZE}
      label={say({ say: 'table-board' })}
      say={say}
      shown={shown}
      legend={marks.length > 0 && <Legend marks={marks} say={say} />}
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
  const lines = inLines<Board>(({ board }, seat) => whereIs(spaces(board)[seat] ?? 0, marks))
  const BoardList = (drawing: Drawing<Board>) => (
    <>
      <lines.BoardList {...drawing} />
      {marks.length > 0 && (
        <ul>
          {marks.map(mark => (
            <li key={mark.sign}>{drawing.say(markLine(mark))}</li>
          ))}
        </ul>
      )}
    </>
  )
  const sketch = (drawing: Drawing<Board>): string => [lines.sketch(drawing), ...marks.map(mark => drawing.say(markLine(mark)))].join('\n')
  return { ...lines, Board, BoardList, sketch, charts, spots: () => [...spots.keys()] }
}

function whereIs(space: number, marks: readonly Mark[]): Text {
  const mark = marks.find(({ spaces }) => spaces.includes(space))
  const where: Text = { say: 'trail-at', with: { space } }
  return mark ? { say: 'trail-on', with: { where, mark: mark.name } } : where
}

const markLine = ({ name, spaces }: Mark): Text => ({ say: 'trail-mark', with: { mark: name, spaces: spaces.join(', ') } })

const Legend = ({ marks, say }: { marks: readonly Mark[]; say: Say }) => (
  <ul class="legend">
    {marks.map(({ sign, name }) => (
      <li key={sign}>
        <Icon id={sign} size={22} /> {say(name)}
      </li>
    ))}
  </ul>
)

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

const ground = (points: readonly Point[], marks: readonly Mark[]): string =>
  [
    '<rect class="lagoon" width="360" height="640"/>',
    `<path class="fair" d="M${points.map(({ x, y }) => `${x} ${y}`).join('L')}"/>`,
    ...points.map(
      ({ x, y }, space) => `<circle class="sand" cx="${x}" cy="${y}" r="22"/><text class="north" x="${x}" y="${y - 11}">${space}</text>`
    ),
    ...marks.flatMap(({ sign, spaces }) => spaces.map(space => signed(points[space], sign))),
    '<rect class="neat" x="3" y="3" width="354" height="634"/><rect class="neat dash" x="3" y="3" width="354" height="634"/>',
  ].join('')

/** A rim, and the sign where neither pirates nor numbers of choices cover it. */
const signed = ({ x, y }: Point = { x: 0, y: 0 }, sign: string): string =>
  `<circle class="special" cx="${x}" cy="${y}" r="24"/><circle class="wall" cx="${x - 19}" cy="${y + 17}" r="11"/>` +
  `<g class="sign" transform="translate(${x - 19} ${y + 17})scale(.55)"><use href="#${sign}"/></g>`
