/**
 * The part of a board that matters now: one's own ship, and every place a choice leads to. The page gives it a window of a shape that isn't
 * known here, and the board fills all of it: what is left beside that part is shared out so that both ends of the board are met together.
 */

/** Something that must be in sight, around its centre. */
export interface Sight {
  x: number
  y: number
  w: number
  h: number
  /** Stays upright when the board is turned. */
  written?: true
}

export interface CloseUp {
  /** As the drawing's view box, centred in a window that is moved by `aside`. */
  x: number
  y: number
  width: number
  height: number
  /** How far the window is moved, in per cent of its own size. */
  aside: readonly [across: number, down: number]
  /** The detail is wider than high when the board is turned on its side. */
  turned: boolean
  /** The board's height by the detail's width, in tenths: a window higher than that cannot be filled. */
  tenths: number
  /** The detail's height by the board's width, in tenths: nor can a lower one. */
  least: number
}

/** Along the longer and the shorter side: the smallest detail shown, in board units. */
const WIDE = [245, 80] as const
/** For a crowd of pieces on one spot, when no choice leads away from it. */
const TIGHT = [150, 84] as const
/** Room around what must be in sight. */
export const AROUND = 5

/** The window that the board is turned for, in CSS pixels: a phone's, when there is a lot to read below it. */
const USUAL = [340, 110] as const

export interface Shape {
  size: readonly [width: number, height: number]
  /** Only the places themselves matter. */
  tight?: boolean
  /** Whether the board lies on its side, where that is not left to what is read best. */
  turned?: boolean | undefined
}

/** A board that turns between two questions has to be found again each time, so it stands up only for a detail this many times larger. */
const WORTH_STANDING = 2.2

/** The detail lies on its side, as the whole board does on a wide page, unless far more of it can be read upright. */
export function closeUpOf(sights: readonly Sight[], { size: [width, height], tight = false, turned: side }: Shape): CloseUp {
  const [across, down] = tight ? TIGHT : WIDE
  const upright = { wide: width, high: height, ...around(sights, across, down, width, height) }
  const onSide = { wide: height, high: width, ...around(sights.map(turnedIn(width)), across, down, height, width) }
  const turned = side ?? legible(onSide) * WORTH_STANDING > legible(upright)
  const { wide, high, x, y } = turned ? onSide : upright
  const [left, top] = [centred(x, wide), centred(y, high)]
  return {
    x: left.from,
    y: top.from,
    width: x.length,
    height: y.length,
    aside: [left.aside, top.aside],
    turned,
    tenths: Math.floor((10 * high) / x.length),
    least: Math.round((10 * y.length) / wide),
  }
}

/** A small board is shown whole, always alike, so that nothing has to be found again. */
export const onSide = ([width, height]: Shape['size']): CloseUp => ({
  x: 0,
  y: 0,
  width: height,
  height: width,
  aside: [0, 0],
  turned: true,
  tenths: 10,
  least: 1,
})

/** The detail on the board as it lies. */
interface Laid {
  wide: number
  high: number
  x: Span
  y: Span
}

interface Span {
  from: number
  length: number
}

function around(sights: readonly Sight[], across: number, down: number, wide: number, high: number): { x: Span; y: Span } {
  return {
    x: span(
      sights.map(({ x, w }) => [x, w / 2]),
      across,
      wide
    ),
    y: span(
      sights.map(({ y, h }) => [y, h / 2]),
      down,
      high
    ),
  }
}

/** The part of the board, upright or turned on its side, that holds all of this. */
export function sightOn(turned: boolean, sights: readonly Sight[], [width, height]: Shape['size']): Area {
  const { x, y } = turned ? around(sights.map(turnedIn(width)), 0, 0, height, width) : around(sights, 0, 0, width, height)
  return { x: x.from, y: y.from, width: x.length, height: y.length }
}

const turnedIn =
  (width: number) =>
  ({ x, y, w, h, written }: Sight): Sight => ({ x: y, y: width - x, ...(written ? { w, h } : { w: h, h: w }) })

function span(sights: readonly (readonly [at: number, reach: number])[], least: number, all: number): Span {
  const from = Math.min(...sights.map(([at, reach]) => at - reach)) - AROUND
  const to = Math.max(...sights.map(([at, reach]) => at + reach)) + AROUND
  const length = Math.ceil(Math.min(Math.max(to - from, least), all))
  return { from: Math.round(Math.min(Math.max((from + to - length) / 2, 0), all - length)), length }
}

/** Pixels for each unit in the usual window, less where the window could not be filled. */
function legible({ wide, x, y }: Laid): number {
  const scale = Math.min(USUAL[0] / x.length, USUAL[1] / y.length)
  return scale * Math.min(1, (wide * scale) / USUAL[0]) ** 2
}

/** The middle of what the window shows moves from that of the detail to that of the board, evenly with how much of the board it shows. */
function centred({ from, length }: Span, all: number): { from: number; aside: number } {
  const free = all - length
  const share = free > 0 ? (free / 2 - from) / free : 0
  return { from: Math.round(from - share * length), aside: Math.round(-1000 * share) / 10 }
}

/** What a window of this shape shows of the board. */
export function seenIn({ x, y, width, height, aside }: Omit<CloseUp, 'turned' | 'tenths' | 'least'>, shape: number): Area {
  const across = Math.max(width, height * shape)
  const down = across / shape
  return {
    x: x + (width - across) / 2 - (aside[0] * across) / 100,
    y: y + (height - down) / 2 - (aside[1] * down) / 100,
    width: across,
    height: down,
  }
}

export interface Area {
  x: number
  y: number
  width: number
  height: number
}
