const FIRST = 15_000
const LONGEST = 12 * 60 * 60_000

/** How long to wait after this many failures before the next try: four times as long each time, up to half a day. */
export const pauseAfter = (tries: number): number => Math.min(FIRST * 4 ** tries, LONGEST)
