/** Moments, and the stages of a table. */
/** Milliseconds since 1970. */
export type Time = number

/** `off`: called off before it began. */
export type Stage = 'seating' | 'playing' | 'over' | 'off'
