/** Where the figures of a chart stand: the white numbers on their ribbon, the penalty before the red line. */
import type { CourseData, Point, SpaceData } from './course'
import { shortOfTheLine } from './editions/edition'

/** From the middle of a space to its number, so far that a ring round the space leaves it clear. */
const SEAWARD = 27.5

export interface Figure {
  text: string
  at: Point
}

export const straightOf = ({ spaces }: CourseData): readonly SpaceData[] => spaces.filter(({ number }) => number !== undefined)

/** As far along the paper's edge, so that it is clear of a plate's corners, too. */
export function beside({ x, y, out: [ox, oy] }: SpaceData): Point {
  const far = SEAWARD / Math.max(Math.abs(ox), Math.abs(oy))
  return [x + ox * far, y + oy * far]
}

export const numbersOf = (data: CourseData): readonly Figure[] =>
  straightOf(data).map(space => ({ text: String(space.number), at: beside(space) }))

export const penaltyOf = ({ scenery }: CourseData): Figure => ({ text: `−${-shortOfTheLine}`, at: scenery.red.to })
