/** The board in words for games of which a line for each seat says all. */
import type { Drawing } from '../../worker/drawing/board'
import type { Seat, SeatView, Text } from '../../worker/rules/contract'

export function inLines<Board>(line: (view: SeatView<Board>, seat: Seat) => Text) {
  const Line = ({ view, say, seat }: Drawing<Board> & { seat: Seat }) => <p>{say(line(view, seat))}</p>
  const BoardList = ({ view, say, crew }: Drawing<Board>) => (
    <ul>
      {crew.map(({ name }, seat) => (
        <li key={seat}>
          <bdi>{name}</bdi>: {say(line(view, seat))}
        </li>
      ))}
    </ul>
  )
  const sketch = ({ view, say, crew }: Drawing<Board>): string =>
    crew.map(({ name }, seat) => `${name}: ${say(line(view, seat))}`).join('\n')
  return { Hand: Line, SeatLine: Line, BoardList, sketch }
}
