/** Positions of a chart's figures: the white numbers on their ribbon, and the penalty before the red line. */
import type { CourseData, Point, SpaceData } from '../editions/course'
import { shortOfTheLine } from '../editions/rulebook'

/** Distance from the centre of a space to its number, clear of a ring around the space. */
const SEAWARD = 27.5
/** The same for a number of two digits. */
const FARTHER = 30.5

export interface Figure {
  text: string
  at: Point
}

export const straightOf = ({ spaces }: CourseData): readonly SpaceData[] => spaces.filter(({ number }) => number !== undefined)

/** This far along the longer axis, so that a slanted offset still clears the corners of a plate. */
export function beside({ x, y, number = 0, out: [ox, oy] }: SpaceData): Point {
  const far = (number > 9 ? FARTHER : SEAWARD) / Math.max(Math.abs(ox), Math.abs(oy))
  return [x + ox * far, y + oy * far]
}

export const numbersOf = (data: CourseData): readonly Figure[] =>
  straightOf(data).map(space => ({ text: String(space.number), at: beside(space) }))

export const penaltyOf = ({ scenery }: CourseData): Figure => ({ text: `−${-shortOfTheLine}`, at: scenery.red.to })
