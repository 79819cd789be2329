import type { Game } from '../../worker/drawing/game'

/** A long check; it throws an error when something is wrong. */
export interface Check {
  /** Into how many processes its work may be split; one by default. */
  shares?: number
  run(share: Share): Figures | Promise<Figures>
  /** What is wrong with the added figures of all shares. */
  faults?(figures: Figures): string[]
}
/** The n-th of several equal parts of the work. */
export interface Share {
  n: number
  of: number
  /** Those named, or all. */
  games: readonly Game[]
}
/** What was done, by name; the figures of shares are added up. */
export type Figures = Record<string, number>

/** The number of cores, without starving the machine. */
export const BOTH_CORES = 2

/** The numbers below a count that belong to this share. */
export function* numbersOfShare(count: number, { n, of }: Share): Generator<number> {
  for (let number = n; number < count; number += of) yield number
}
