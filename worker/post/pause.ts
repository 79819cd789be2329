const FIRST = 30_000
const LONGEST = 24 * 60 * 60_000
/** Up to so much longer, drawn anew each time: what failed together is not tried together again. */
const SPREAD = 0.25

/** How long to wait after this many failures before the next try: four times as long each time, up to a day; all tries together
    take two days. */
export const pauseAfter = (tries: number): number => Math.round(Math.min(FIRST * 4 ** tries, LONGEST) * (1 + SPREAD * Math.random()))

/** How long the other side asks to be left alone, in seconds or until a date; never longer than our own longest pause. */
export function pauseWished({ headers }: Response): number | undefined {
  const wish = headers.get('retry-after')
  if (!wish) return undefined
  const pause = /^[\d.]+$/.test(wish) ? Number(wish) * 1000 : Date.parse(wish) - Date.now()
  return pause > 0 ? Math.min(pause, LONGEST) : undefined
}
