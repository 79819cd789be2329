/** How often a test repeats its proof: `npm test` a few times, `npm run prove repeats` as often as ever. */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    everything: boolean
  }
}

export const everything = inject('everything')

export const repeats = (few: number, all: number): number => (everything ? all : few)

/** In `npm test` every second one, beginning with the first or, for an odd number, with the second. */
export const everySecond = <T>(all: readonly T[], from: number): T[] => all.filter((_, n) => everything || (n + from) % 2 === 0)
