/** How often a test repeats its proof: `npm test` a few times, `npm run prove repeats` as often as ever. */
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    everything: boolean
    games: string
  }
}

export const everything = inject('everything')
const named = inject('games').split(' ')

/** The games that `npm test -- NAME` names; otherwise all, but for one that other tests play to its end. */
export const toPlay = <One extends { id: string }>(all: readonly One[], elsewhere?: string): One[] => {
  const chosen = all.filter(({ id }) => named.includes(id))
  return chosen.length > 0 ? chosen : all.filter(({ id }) => everything || id !== elsewhere)
}

export const repeats = (few: number, all: number): number => (everything ? all : few)

/** In `npm test` every second one, beginning with the first or, for an odd number, with the second. */
export const everySecond = <T>(all: readonly T[], from: number): T[] => all.filter((_, n) => everything || (n + from) % 2 === 0)
