/**
 * A close-up in a low window: it shows one's own piece and the nearer of the places that choices lead to, and the farther ones are pinned to
 * its edge. Such a window keeps its shape, so that what is pinned lies outside it at any width.
 */
import { AROUND, seenIn, sightOn, type Area, type CloseUp, type Shape, type Sight } from './waters'

/** How wide the window is, in units of its own; its height is the page's choice. */
export const WINDOW = 340

/** A place that choices lead to: the place with its numbers, and what they are. */
export interface Goal {
  sights: readonly Sight[]
  numbers: readonly number[]
}

/** Pixels for each board unit, below which nobody reads a price; a high window shows so much that less will do. */
const LEGIBLE = { low: 0.7, high: 0.55 } as const
export const HIGH = 144

/** Those that a window of this height can show legibly, nearest first, with the board on its side, as it lies on a wide page. */
export function nearer<One extends Goal>(own: readonly Sight[], goals: readonly One[], { size, room }: Shape & { room: number }): One[] {
  const scale = room < HIGH ? LEGIBLE.low : LEGIBLE.high
  /** As a part of what it can show, which is no more than there is of the board. */
  const needs = (sights: readonly Sight[]): number => {
    const { width, height } = sightOn(true, sights, size)
    return Math.max((width / WINDOW) * scale, (height / room) * Math.max(scale, WINDOW / size[1]))
  }
  const kept: One[] = []
  for (const goal of goals.toSorted((a, b) => needs([...own, ...a.sights]) - needs([...own, ...b.sights])))
    if (needs([...own, ...[...kept, goal].flatMap(({ sights }) => sights)]) <= 1) kept.push(goal)
  return kept
}

/** The window moved as little as puts the fewest places across its edge: half in sight, a place looks as if it were all of it. */
export function steered(
  closeUp: CloseUp,
  kept: readonly Sight[],
  goals: readonly Goal[],
  { size, room }: Shape & { room: number }
): CloseUp {
  const { turned } = closeUp
  const area = seenIn(closeUp, WINDOW / room)
  const [wide, high] = turned ? [size[1], size[0]] : size
  const needed = sightOn(turned, kept, size)
  const places = goals.map(({ sights }) => sightOn(turned, sights.map(tight), size))
  const tried = GROWN.flatMap(grown => {
    const [width, height] = [area.width * grown, area.height * grown]
    const [left, top] = [area.x - (width - area.width) / 2, area.y - (height - area.height) / 2]
    if (grown > 1 && (width > wide * BEYOND || height > high)) return []
    const across = stops(
      places.map(({ x, width }) => [x, width]),
      [needed.x, needed.width],
      [left, width, wide]
    )
    const down = stops(
      places.map(({ y, height }) => [y, height]),
      [needed.y, needed.height],
      [top, height, high]
    )
    return across.flatMap(x =>
      down.map(y => {
        const seen = { x, y, width, height }
        const cut = places.filter(place => isCut(place, seen)).length
        return { seen, cost: cut * CUT + (grown - 1) * GROWTH + Math.abs(x - left) + Math.abs(y - top) }
      })
    )
  })
  const { seen } = tried.reduce((best, one) => (one.cost < best.cost ? one : best), { seen: area, cost: Infinity })
  return seen.x === area.x && seen.y === area.y ? closeUp : { ...closeUp, ...seen, aside: [0, 0] }
}
/** How much more of the board a window may show for that, and how much wider than the board it may then be. */
const GROWN = [1, 1.1, 1.2, 1.3]
const BEYOND = 1.06
const GROWTH = 1000
/** More than any way that a window can be moved. */
const CUT = 10_000

/** Where the window may begin: where it does, and where each place is just inside or just outside, as long as all that is needed stays. */
function stops(
  places: readonly (readonly [from: number, length: number])[],
  [from, length]: readonly [number, number],
  [at, seen, all]: readonly [number, number, number]
): number[] {
  const [least, most] = [Math.max(from + length - seen, 0), Math.min(from, all - seen)]
  const wanted = places.flatMap(([from, length]) => [from - 1, from + length + 1 - seen, from + length + 1, from - 1 - seen])
  return [least > most ? at : Math.min(Math.max(at, least), most), ...wanted.filter(to => to >= least && to <= most)]
}

export const isCut = (place: Area, window: Area): boolean => meets(place, window) && !isInside(place, window)
const meets = (a: Area, b: Area): boolean => shared(a.x, a.width, b.x, b.width) * shared(a.y, a.height, b.y, b.height) > 0
const isInside = ({ x, y, width, height }: Area, window: Area): boolean =>
  x >= window.x && y >= window.y && x + width <= window.x + window.width && y + height <= window.y + window.height
/** Without the room around it. */
const tight = (sight: Sight): Sight => ({ ...sight, w: sight.w - 2 * AROUND, h: sight.h - 2 * AROUND })

/** Numbers at an edge of the window, which way their places lie, and the pin's middle. */
export interface Pin {
  text: string
  x: number
  y: number
  wide: number
}

/** Of a pin: its height, the width of a letter, how far it stays inside the window. */
export const PIN = { high: 20, letter: 8, inside: 4 } as const

const ARROWS = { '←': [-1, 0], '→': [1, 0], '↑': [0, -1], '↓': [0, 1] } as const
type Arrow = keyof typeof ARROWS

/** A pin, or several, at each edge beyond which something lies; it covers nothing that is given nor, if it can, what is faint. */
export function pinsFor(
  closeUp: CloseUp,
  given: readonly Sight[],
  goals: readonly Goal[],
  { size, room, faint }: Shape & { room: number; faint: readonly Sight[] }
): Pin[] {
  const area = seenIn(closeUp, WINDOW / room)
  const scale = WINDOW / area.width
  const inWindow = (sights: readonly Sight[]): Area => {
    const { x, y, width, height } = sightOn(closeUp.turned, sights, size)
    return { x: (x - area.x) * scale, y: (y - area.y) * scale, width: width * scale, height: height * scale }
  }
  const edge: Area = { x: 0, y: 0, width: WINDOW, height: room }
  const taken = [given, ...goals.map(({ sights }) => sights)].flatMap(sights => sights.map(sight => inWindow([tight(sight)])))
  const spared = faint.map(sight => inWindow([tight(sight)]))
  const far = goals.flatMap(({ sights, numbers }) => {
    if (isInside(inWindow(sights.map(tight)), edge)) return []
    const { x, y, width, height } = inWindow(sights)
    const [across, down] = [(x + width / 2) / WINDOW - 0.5, (y + height / 2) / room - 0.5]
    return [{ numbers, across, down, arrow: arrowTo(across, down) }]
  })
  const pins: Pin[] = []
  for (const [arrow, goals] of Map.groupBy(far, ({ arrow }) => arrow)) {
    const numbers = [...new Set(goals.flatMap(({ numbers }) => numbers))].sort((a, b) => a - b)
    const [towards = 0] = goals.map(({ across, down }) =>
      arrow === '←' || arrow === '→' ? down / Math.abs(across) : across / Math.abs(down)
    )
    pins.push(...pinned(numbers, { arrow, towards, room, taken, spared }))
  }
  return pins
}

interface Edge {
  arrow: Arrow
  /** Where along the edge the way leads, from one end at -1 to the other at 1. */
  towards: number
  room: number
  /** What is in sight, the pins before these included. */
  taken: Area[]
  /** What is better not covered. */
  spared: readonly Area[]
}

/** One pin or, if that would have to cover something, two shorter ones. */
function pinned(numbers: readonly number[], edge: Edge): Pin[] {
  const { arrow, taken } = edge
  const said = numbers.join(' ')
  const text = arrow === '→' ? `${said} ${arrow}` : `${arrow} ${said}`
  const wide = (text.length + 1) * PIN.letter
  const { x, y, covered } = placeFor(wide, edge)
  const half = Math.ceil(numbers.length / 2)
  if (covered > 0 && numbers.length > 1) return [...pinned(numbers.slice(0, half), edge), ...pinned(numbers.slice(half), edge)]
  taken.push({ x: x - wide / 2, y: y - PIN.high / 2, width: wide, height: PIN.high })
  return [{ text, wide, x, y }]
}

const arrowTo = (across: number, down: number): Arrow =>
  Math.abs(across) > Math.abs(down) ? (across < 0 ? '←' : '→') : down < 0 ? '↑' : '↓'

/** Along its edge a pin stands as near to the way there as it can without covering anything that is in sight. */
function placeFor(wide: number, { arrow, towards, room, taken, spared }: Edge): { x: number; y: number; covered: number } {
  const [across, down] = ARROWS[arrow]
  const free = [WINDOW - wide - 2 * PIN.inside, room - PIN.high - 2 * PIN.inside] as const
  let best = { x: 0, y: 0, covered: 0, cost: Infinity }
  for (const depth of DEPTHS) {
    if (depth >= best.cost || (depth > 0 && depth > (across ? WINDOW / 2 : free[1]))) break
    for (const step of STEPS) {
      const x = WINDOW / 2 + across * (free[0] / 2 - depth) + (across ? 0 : (step * free[0]) / 2)
      const y = room / 2 + down * (free[1] / 2 - depth) + (down ? 0 : (step * free[1]) / 2)
      const covered = coveredAt(x - wide / 2, y - PIN.high / 2, wide, taken)
      const least = covered * COVERED + depth + Math.abs(step - towards)
      const cost = least < best.cost ? least + coveredAt(x - wide / 2, y - PIN.high / 2, wide, spared) * SPARED : least
      if (cost < best.cost) best = { x: Math.round(x), y: Math.round(y), covered, cost }
    }
  }
  return best
}

/** What a pin there covers of these areas. */
const coveredAt = (x: number, y: number, wide: number, areas: readonly Area[]): number =>
  areas.reduce((sum, area) => sum + shared(x, wide, area.x, area.width) * shared(y, PIN.high, area.y, area.height), 0)

const STEPS = Array.from({ length: 31 }, (_, i) => i / 15 - 1) // from one end of an edge to the other
const DEPTHS = Array.from({ length: 18 }, (_, i) => i * 10) // how far inside it
/** What it costs to cover something, against standing at the wrong end of an edge or away from it. */
const COVERED = 100
/** The same for what is better not covered. */
const SPARED = 1

const shared = (a: number, long: number, b: number, reach: number): number => Math.max(0, Math.min(a + long, b + reach) - Math.max(a, b))
