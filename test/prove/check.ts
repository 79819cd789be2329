/** A long check. It throws what is wrong. */
export interface Check {
  /** Into how many processes its work may be split; one unless said otherwise. */
  shares?: number
  run(share: Share): Figures | Promise<Figures>
}
/** The n-th of so many equal parts of the work. */
export interface Share {
  n: number
  of: number
}
/** What was done, by name; shares are added up. */
export type Figures = Record<string, number>

/** As many as there are cores to be had, without starving the machine. */
export const BOTH_CORES = 2

/** The numbers below a count that fall to this share. */
export function* dealt(count: number, { n, of }: Share): Generator<number> {
  for (let number = n; number < count; number += of) yield number
}
