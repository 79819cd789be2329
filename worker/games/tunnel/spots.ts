/** The spots of the board, by the names under which choices point at them. */
import type { Place } from './state'

export const spot = (place: Place, boat: Place): string => (place === 0 ? 'entrance' : place === boat ? 'boat' : `d${place}`)
