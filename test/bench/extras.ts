/** What a game may have counted beside the usual figures, from the state at its end; the mean over all games is shown. */
export const EXTRAS: Record<string, ((state: unknown) => Record<string, number>) | undefined> = {}
