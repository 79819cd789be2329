/** The names by which choices refer to places on the board. */
import type { Place } from './state'

export const spot = (place: Place, boat: Place): string => (place === 0 ? 'entrance' : place === boat ? 'boat' : `d${place}`)
