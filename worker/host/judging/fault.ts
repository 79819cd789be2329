/** Faults in a file, and comparing computed values with those read from one. */
import { isDeepStrictEqual } from 'node:util'

/** The first difference between the file and what the rules give; answers and events are counted from 0, as in the file. */
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

/** The value after a round trip through JSON. */
export const written = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))
export const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))
/** `own` was computed here, `filed` was read from the file. */
export const same = (own: unknown, filed: unknown): boolean => isDeepStrictEqual(written(own), filed)
