/** The course as a picture and as a list. */
import { Icon, Rings, type Point } from '../../../web/board/draw'
import type { SeatView } from '../../rules/contract'
import type { Aim, Drawing, Reach } from '../../rules/game'
import { courseOf } from './editions/courses'
import { fleet, instruments, lairs } from './fleet'
import { groundOf } from './ground'
import { fleetIn, lapOf, nameOf, placeOf, shipIn } from './reading'
import { signOfShip } from './signs'
import type { RegattaBoard } from './view'

export type Regatta = Drawing<RegattaBoard>

const LINE = 19

export function Board({ view: { board, viewer }, say, crew, aims, reaches }: Regatta & { aims: readonly Aim[]; reaches?: readonly Reach[] }) {
  const { data } = courseOf(board.course)
  const [width, height] = data.size
  const [x, y] = data.inland.name
  const island = say({ say: `island-${board.course}` })
  const { below, frame } = groundOf(board.course)
  const chart = below + lairs(board) + instruments(board, crew) + frame
  return (
    <div class="board">
      <svg
        class="chart"
        viewBox={`0 0 ${width} ${height}`}
        role="group"
        aria-label={say({ say: 'board', with: { island, spaces: data.spaces.length } })}
      >
        <g aria-hidden="true" dangerouslySetInnerHTML={{ __html: chart }} />
        <g aria-hidden="true" transform={`translate(${x} ${y})`}>
          <g class="up">
            {island.split(' ').map((word, i) => (
              <text key={i} class="place" y={i * LINE}>
                {word}
              </text>
            ))}
          </g>
        </g>
        <Rings aims={aims} reaches={reaches} shape="round" where={id => whereIs(board.course, id)} />
        <g class="fleet" aria-hidden="true" dangerouslySetInnerHTML={{ __html: fleet(board, crew, viewer) }} />
      </svg>
    </div>
  )
}

function whereIs(course: string, id: string): Point {
  const { data } = courseOf(course)
  const { x, y } = data.spaces.find(space => space.id === id) ?? { x: 0, y: 0 }
  return { x: Math.round(x), y: Math.round(y) }
}

export const spots = ({ board }: SeatView<RegattaBoard>): readonly string[] => [...courseOf(board.course).spaces.keys()]

export function BoardList({ view: { board }, say, crew }: Regatta) {
  const { data } = courseOf(board.course)
  return (
    <ol class="course-list long">
      {data.spaces.map(({ id, number, lane }) => (
        <li key={id}>
          <b>{id}</b>{' '}
          <span>
            {say(placeOf(board, id))}
            {lane && say({ say: 'lane-words', with: { lane } })}
            {number !== undefined && `, ${say({ say: 'space-number', with: { number } })}`}
          </span>
          {fleetIn(board).map(ship =>
            shipIn(board, ship)?.space === id ? (
              <span key={ship} class="who">
                <Icon id={signOfShip(crew, ship)} size={24} box={38} name={nameOf(crew, say, ship)} />
                {lapOf(say, board, ship)}
              </span>
            ) : null
          )}
        </li>
      ))}
    </ol>
  )
}
