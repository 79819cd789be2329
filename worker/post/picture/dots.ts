/** Twice as many dots as a letter is wide between its margins, for fine screens; fewer where the picture is long. */
const DOTS_ACROSS = 1072
const DOTS = 1_400_000

export const dotsAcross = (width: number, height: number): number => Math.round(Math.min(DOTS_ACROSS, Math.sqrt((DOTS * width) / height)))
