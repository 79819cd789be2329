const FIRST = 30_000
const LONGEST = 24 * 60 * 60_000
/** Random extra share of each pause, so that deliveries which failed together are not retried together. */
const SPREAD = 0.25

/** The pause after this many failures: four times longer each time, up to a day. All tries together take about two days. */
export const pauseAfter = (tries: number): number => Math.round(Math.min(FIRST * 4 ** tries, LONGEST) * (1 + SPREAD * Math.random()))

/** The pause that a Retry-After header asks for, in seconds or until a date, never longer than our own longest. */
export function retryAfter({ headers }: Response): number | undefined {
  const wish = headers.get('retry-after')
  if (!wish) return undefined
  const pause = /^[\d.]+$/.test(wish) ? Number(wish) * 1000 : Date.parse(wish) - Date.now()
  return pause > 0 ? Math.min(pause, LONGEST) : undefined
}
