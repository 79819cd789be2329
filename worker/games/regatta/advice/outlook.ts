/**
 * What each half of a card would do from the ship's space: where a move ends, whether its cost can be paid, whether a load fits, and where
 * the second half starts if the first cannot be paid.
 */
import type { Seat, Text, Viewer } from '../../../rules/contract'
import { playsCard, type Does, type RegattaAct } from '../turn/acts'
import { actOf, type Good } from '../editions/cards'
import { behind, endsOf, spaceOf, type Course, type Space } from '../editions/course'
import { editionOf } from '../editions'
import { courseOf } from '../editions/courses'
import { count, roomFor } from '../state/holds'
import { stopsAtHome } from '../turn/moving'
import { lyingOn } from '../state/reading'
import type { Hold, ShipId } from '../state/state'
import { doing } from '../state/texts'
import type { RegattaBoard } from '../state/view'

export interface Half {
  text: Text
  /** What this half loads, if it is a load. */
  load?: { what: Good; n: number }
  ends: readonly Outlook[]
  /** A load finds no empty hold: the cargoes of which one makes room for it, the smallest first; if there is none, the load is lost. */
  overboard?: readonly NonNullable<Hold>[]
  /** This half may start anywhere the shortage die sends the ship. */
  adrift: boolean
  /** The first half has finished the circuit, so this one is lost (J-END-1). */
  lost?: true
}
export interface Outlook {
  space: Space
  /** The ends of the first half, by id, from which the second leads here; empty for the first. */
  from: readonly string[]
  /** How much of the cost is missing. */
  short?: { what: Good; n: number }
  /** Where the shortage sends the ship; empty if the die decides. */
  falls: readonly Space[]
  /** Ships lying there, one of which must be fought in its turn (J-ARR-1). */
  meetsBehind: readonly ShipId[]
  /** Ships lying there, one of which must be fought. */
  meets: readonly ShipId[]
}
/** How much of each payable good may be aboard. */
type Purse = Partial<Record<Good, number>>
interface Arrival {
  short?: { what: Good; n: number }
  then: Start[]
}
interface Start {
  space: Space
  from: readonly string[]
  lap: number
  /** Several if a load could go into different holds. */
  purses: readonly Purse[]
}

/** Empty unless the act plays a card. Fights and treasures on the way are not foreseen. A page asks several times for each card. */
export function outlook(board: RegattaBoard, viewer: Viewer, played: RegattaAct): readonly Half[] {
  const known = foreseen.get(board) ?? new Map<RegattaAct, readonly Half[]>()
  foreseen.set(board, known)
  const halves = known.get(played) ?? foresee(board, viewer, played)
  known.set(played, halves)
  return halves
}

/** A view belongs to one viewer. */
const foreseen = new WeakMap<RegattaBoard, Map<RegattaAct, readonly Half[]>>()

function foresee(board: RegattaBoard, viewer: Viewer, played: RegattaAct): Half[] {
  const ship = viewer === 'watcher' ? undefined : board.ships[viewer]
  if (viewer === 'watcher' || !ship || !playsCard(played)) return []
  const { card, placement } = played
  const course = courseOf(board.course)
  let loads: readonly (readonly Hold[])[] = [ship.holds]
  let starts: Start[] | undefined
  let adrift = false
  let frees = false
  return ([0, 1] as const).map((when): Half => {
    const act = actOf(card, when)
    const n = placement[when]
    const text = doing(act, n)
    if (starts?.length && !adrift && starts.every(hasFinished)) return { text: { say: 'pick-lost' }, ends: [], adrift, lost: true }
    if (act !== 'fwd' && act !== 'back') {
      const overboard = frees ? undefined : overboardFor(loads, act, ship.holds)
      loads = loads.flatMap(holds => loaded(holds, act, n))
      return { text, load: { what: act, n }, ends: [], adrift: false, ...(overboard && { overboard }) }
    }
    const purses = loads.map(holds => purseOf(course, holds))
    const from = starts ?? [{ space: spaceOf(course, ship.space), from: [], lap: ship.lap, purses }]
    const ends = distinct(from.flatMap(start => onward(course, start, act, n)))
    const arrivals = ends.map(end => arrival(course, end, editionOf(board.edition).shortageDie !== undefined))
    const half = { text, adrift, ends: ends.map((end, i) => seen(board, viewer, end, arrivals[i])) }
    starts = distinct(arrivals.flatMap(({ then }, i) => then.map(start => ({ ...start, from: ends[i] ? [ends[i].space.id] : [] }))))
    adrift = arrivals.some(({ then }) => then.length === 0)
    // A shortage takes all there is of its goods, and a fight any hold.
    const pays = arrivals.some(({ short }, i) => short && short.n < (ends[i]?.space.cost ?? 0))
    const changes = pays || half.ends.some(({ meets, meetsBehind }) => meets.length + meetsBehind.length > 0)
    frees = changes || ends.some(end => mayEmpty(loads, dueAt(course, end.space)))
    return half
  })
}

/** Where one route of a movement or retreat leads; undefined for the ghost ship, which pays nothing. */
export function outlookOf(board: RegattaBoard, act: Does<'move' | 'retreat'>): Outlook | undefined {
  const id = act.do === 'move' ? act.ship : act.seat
  const ship = id === 'ghost' ? undefined : board.ships[id]
  if (!ship || id === 'ghost') return undefined
  const course = courseOf(board.course)
  const start = { space: spaceOf(course, act.to), from: [], lap: ship.lap + act.laps, purses: [purseOf(course, ship.holds)] }
  return seen(board, id, start, arrival(course, start, editionOf(board.edition).shortageDie !== undefined))
}

function purseOf({ data: { tax } }: Course, holds: readonly Hold[]): Purse {
  return { [tax.port]: count(holds, tax.port), [tax.sea]: count(holds, tax.sea) }
}

/** J-LOAD-2 to J-LOAD-5: one result per hold that may be emptied, or the load is lost. */
const loaded = (holds: readonly Hold[], what: Good, n: number): (readonly Hold[])[] => {
  const rooms = roomFor(holds, what)
  return rooms.length === 0 ? [holds] : rooms.map(index => holds.with(index, { what, n }))
}

/** Whether paying this may leave a hold empty. */
const mayEmpty = (loads: readonly (readonly Hold[])[], due: ReturnType<typeof dueAt>): boolean =>
  due !== undefined && loads.some(holds => holds.some(hold => hold?.what === due.what && hold.n <= due.n))

/** Nobody throws out at night what was loaded in the morning. */
function overboardFor(loads: readonly (readonly Hold[])[], what: Good, before: readonly Hold[]): Half['overboard'] {
  if (loads.some(holds => holds.includes(null))) return undefined
  const rooms = loads.flatMap(holds => roomFor(holds, what).flatMap(index => holds[index] ?? []))
  const old = rooms.filter(cargo => before.includes(cargo))
  const kinds = Map.groupBy(old.length > 0 ? old : rooms, ({ what, n }) => `${what} ${n}`)
  return [...kinds.values()].flatMap(([one]) => one ?? []).sort((a, b) => a.n - b.n)
}

/** Pays the cost, or falls back to a space whose cost the rest covers (J1-SHORT-1 to J1-SHORT-3), or leaves it to the die. */
function arrival(course: Course, start: Start, byDie: boolean): Arrival {
  const due = dueAt(course, start.space)
  if (!due) return { then: [start] }
  const { what, n } = due
  const able = paying(start.purses, what, n)
  if (able.length > 0) return { then: [{ ...start, purses: able }] }
  const short = { what, n: n - Math.max(0, ...start.purses.map(purse => purse[what] ?? 0)) }
  if (byDie) return { short, then: [] }
  return { short, then: start.purses.flatMap(purse => fallenBack(course, start, { ...purse, [what]: 0 })) }
}

const seen = (board: RegattaBoard, seat: Seat, { space, from }: Start, { short, then }: Arrival = { then: [] }): Outlook => ({
  space,
  from,
  ...(short && { short }),
  falls: short ? distinct(then).map(fallen => fallen.space) : [],
  meetsBehind: short ? [...new Set(then.flatMap(fallen => lyingOn(board, seat, fallen.space.id)))] : [],
  meets: lyingOn(board, seat, space.id),
})

const fallenBack = (course: Course, { space, from, lap }: Start, purse: Purse): Start[] =>
  behind(course, { space, lap }, there => paying([purse], dueAt(course, there)?.what, dueAt(course, there)?.n).length > 0).map(end => {
    const due = dueAt(course, end.space)
    return { space: end.space, from, lap: lap + end.laps, purses: paying([purse], due?.what, due?.n) }
  })

function dueAt({ data }: Course, { kind, cost }: Space): { what: Good; n: number } | undefined {
  return kind === 'port' || kind === 'sea' ? { what: data.tax[kind], n: cost } : undefined
}

/** The purses that can pay, after paying; all of them if nothing is due. */
const paying = (purses: readonly Purse[], what: Good | undefined, n = 0): Purse[] =>
  purses.flatMap(purse => {
    if (what === undefined) return [purse]
    const rest = (purse[what] ?? 0) - n
    return rest < 0 ? [] : [{ ...purse, [what]: rest }]
  })

const hasFinished = ({ lap }: Pick<Start, 'lap'>): boolean => lap === 1

/** A ship that has finished moves no further. */
function onward(course: Course, { space, from, lap, purses }: Start, way: 'fwd' | 'back', steps: number): Start[] {
  if (hasFinished({ lap })) return []
  return endsOf(course, space, way, steps, stopsAtHome(lap)).map(end => ({ space: end.space, from, lap: lap + end.laps, purses }))
}

/** Merges starts on the same space, with every purse possible there. */
function distinct(starts: readonly Start[]): Start[] {
  return [...Map.groupBy(starts, ({ space }) => space).values()].flatMap(same =>
    same.slice(0, 1).map(start => ({
      ...start,
      from: [...new Set(same.flatMap(({ from }) => from))],
      purses: same.flatMap(({ purses }) => purses),
    }))
  )
}
