/** The course as a picture, and as a list. */
import { Chart } from '../../../../web/board/chart'
import { Icon } from '../../../../web/board/draw'
import { isForPage, sameBy } from '../../../../web/board/print'
import { wordsFile } from '../../../../web/board/assets'
import { Memo } from '../../../shared/memo'
import type { SeatView } from '../../../rules/contract'
import type { BoardProps, Drawing } from '../../../drawing/board'
import { chests, edgesOf, fees, fleet, tag } from './afloat'
import { courseOf } from '../editions/courses'
import { chartOf } from './ground'
import { fromFile, names, namesOn, unwrittenOn, type Unwritten } from './names'
import { platesOf, type Group, type Plate } from './harbour'
import { Legend } from './legend'
import { marksOf, type Marks } from './marks'
import { nearOf, whereIs } from './near'
import { fleetIn, lapOf, nameOf, placeOf, shipIn } from '../state/reading'
import { Badges, leadsOf, numbersAt, Rings, type Ringed } from './rings'
import { signOfShip } from './signs'
import type { ShipId } from '../state/state'
import type { RegattaBoard } from '../state/view'

export type Regatta = Drawing<RegattaBoard>

export function Board(props: BoardProps<RegattaBoard>) {
  const { view, language, say, crew, aims, reaches = [], shown, under } = props
  const { board, viewer } = view
  const { data } = courseOf(board.course)
  const own = viewer === 'watcher' ? undefined : viewer
  const lies = own === undefined ? undefined : board.ships[own]?.space
  const word = say({ say: 'tag-you' })
  const leads = leadsOf(aims, reaches)
  const { plates, marks } = laid(board, own, word, numbersAt(leads))
  const island = say({ say: `island-${board.course}` })
  const mine = plates.find(({ space }) => space.id === lies)
  const quays = new Map(
    plates.filter(({ boxes }) => boxes.length > 1).map(plate => [plate.space.id, { edges: edgesOf(plate), own: plate === mine }])
  )
  const where = (id: string): Ringed => ({ ...whereIs(board.course, id), quay: quays.get(id) })
  const places = namesOn(board.course, say)
  const unwritten = unwrittenOn(places, plates, marks, new Set(leads.map(({ spot }) => spot)))
  const near =
    mine && !board.over ? nearOf({ course: board.course, plate: mine, plates, leads, marks, names: places, room: props.room }) : undefined
  return (
    <Chart
      chart={chartOf(board.course)}
      size={data.size}
      turns
      label={say({ say: 'board', with: { island, spaces: data.spaces.length } })}
      say={say}
      waters={near?.waters}
      beyond={near?.beyond}
      shown={shown}
      under={under}
      legend={<Legend course={board.course} language={language} say={say} dear={leads.some(({ dear }) => dear === true)} />}
      of={aims}
      draw={() => (
        <>
          <Names course={board.course} language={language} say={say} unwritten={unwritten} />
          <Rings leads={leads.filter(({ spot }) => quays.has(spot))} where={where} />
          <Markup of={chests(board) + fleet(plates, { course: board.course, board, crew, own })} />
          <Rings leads={leads.filter(({ spot }) => !quays.has(spot))} where={where} />
          <Markup of={fees(marks.fees, board.course) + (marks.tag ? tag(marks.tag, word) : '')} />
          <g class="still" aria-hidden="true">
            <Badges leads={leads} marks={marks.badges} />
          </g>
        </>
      )}
    />
  )
}

/** Names of places are the same in every position, but for those that are covered. */
const Names = sameBy(
  ({ course, language, say, unwritten }: NamesProps) => (
    <Markup of={isForPage() ? fromFile(course, say, wordsFile(chartOf(course), language), unwritten) : names(course, say, unwritten)} />
  ),
  ({ course, language, unwritten: { upright, aside } }) => [course, language, `${upright} ${aside}`]
)
type NamesProps = Pick<Regatta, 'language' | 'say'> & { course: string; unwritten: Unwritten }
const NONE: Unwritten = { upright: [], aside: [] }

const Markup = ({ of }: { of: string }) => <g class="still" aria-hidden="true" dangerouslySetInnerHTML={{ __html: of }} />

/** Everything on the chart that moves, without the current question. */
export function Moving({ view: { board, viewer }, language, say, crew }: Regatta) {
  const own = viewer === 'watcher' ? undefined : viewer
  const word = say({ say: 'tag-you' })
  const { plates, marks } = laid(board, own, word, new Map())
  return (
    <>
      <Names course={board.course} language={language} say={say} unwritten={NONE} />
      <Markup
        of={
          chests(board) +
          fleet(plates, { course: board.course, board, crew, own }) +
          fees(marks.fees, board.course) +
          (marks.tag ? tag(marks.tag, word) : '')
        }
      />
    </>
  )
}

interface Laid {
  plates: Plate[]
  marks: Marks
}

/** A page draws its layout twice, as a close-up and as the whole board, others look at the same position, and ships lie still while their
    crews answer. */
const LAYOUTS = 200
const layouts = new Memo<Laid>(LAYOUTS)
const harbours = new Memo<Plate[]>(LAYOUTS)

function laid(board: RegattaBoard, own: number | undefined, word: string, choices: ReadonlyMap<string, readonly number[]>): Laid {
  const harbour = JSON.stringify([board.course, own, fleetIn(board).map(ship => [ship, shipIn(board, ship)?.space])])
  const key = JSON.stringify([harbour, word, [...choices]])
  const known = layouts.get(key)
  if (known) return known
  const { data } = courseOf(board.course)
  const plates = harbours.get(harbour) ?? harbours.set(harbour, platesOf(groupsOf(board, own), data))
  const lies = own === undefined ? undefined : board.ships[own]?.space
  return layouts.set(key, { plates, marks: marksOf({ plates, choices, ...(lies !== undefined && { own: { space: lies, word } }) }, data) })
}

/** Groups in race order; the viewer's own ship comes first on its space. */
function groupsOf(board: RegattaBoard, own: ShipId | undefined): Group[] {
  const lying = Map.groupBy(fleetIn(board), ship => shipIn(board, ship)?.space ?? '')
  return courseOf(board.course).data.spaces.flatMap(space => {
    const ships = lying.get(space.id) ?? []
    return ships.length > 0 ? [{ space, ships: [...ships.filter(ship => ship === own), ...ships.filter(ship => ship !== own)] }] : []
  })
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
