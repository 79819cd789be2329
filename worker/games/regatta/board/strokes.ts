/** Smooth lines through points. */
import type { Point } from '../editions/course'

export const rounded = (n: number): number => Math.round(n * 10) / 10

const spelled = (points: readonly Point[]): string => points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join(' ')

/** A curve through all points, each segment bent towards its neighbours. */
export function along(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] ?? [0, 0]
  const bends = points.slice(1).map((to, i) => {
    const [before, from, after] = [at(i - 1), at(i), at(i + 2)]
    const leaving: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const arriving: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    return `C${spelled([leaving, arriving, to])}`
  })
  return `M${spelled([at(0)])}${bends.join('')}`
}

const LONGER = 12

/** The same points, extended a little beyond both ends. */
export function onward(points: readonly Point[]): Point[] {
  const beyond = (end: Point | undefined, before: Point | undefined): Point[] => {
    if (!end || !before) return []
    const stretch = LONGER / Math.hypot(end[0] - before[0], end[1] - before[1])
    return [[end[0] + (end[0] - before[0]) * stretch, end[1] + (end[1] - before[1]) * stretch]]
  }
  return [...beyond(points[0], points[1]), ...points, ...beyond(points.at(-1), points.at(-2))]
}
