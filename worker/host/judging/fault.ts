/** What is wrong with a file, and how two values are compared that were written to one. */
import { isDeepStrictEqual } from 'node:util'

/** Where the file and what follows from it part; answers and events are counted from 0, as in the file. */
export interface Fault {
  answer?: number
  event?: number
  why: string
}

export function first<T>(all: readonly T[], fault: (one: T, i: number) => Fault | undefined): Fault | undefined {
  for (const [i, one] of all.entries()) {
    const found = fault(one, i)
    if (found) return found
  }
  return undefined
}

/** As it is after being written to a file. */
export const written = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
/** `own` is worked out here, `filed` was read. */
export const same = (own: unknown, filed: unknown): boolean => isDeepStrictEqual(written(own), filed)
