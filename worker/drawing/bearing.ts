/** Where another ship or crew is, relative to one's own. */
export type Bearing = 'ahead' | 'level' | 'behind'

/** `by`: how far ahead the other one is. */
export const bearingOf = (by: number): Bearing => (by > 0 ? 'ahead' : by < 0 ? 'behind' : 'level')
