/** Twice the width of a letter's text column, for fine screens; less for a tall picture. */
const DOTS_ACROSS = 1072
const DOTS = 1_400_000

export const dotsAcross = (width: number, height: number): number => Math.round(Math.min(DOTS_ACROSS, Math.sqrt((DOTS * width) / height)))
