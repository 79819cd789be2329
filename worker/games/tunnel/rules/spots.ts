/** The names of places: for choices that refer to the board, and for sentences. */
import type { Place } from './state'

export const spot = (place: Place, boat: Place): string => (place === 0 ? 'entrance' : place === boat ? 'boat' : `d${place}`)

/** The word for a place within a sentence. */
export const placeWord = (place: Place, boat: Place): string | number => (place === 0 ? 'entrance' : place === boat ? 'boat' : place)
