/** A person's name, which is the name of the object that knows the address; and the key that opens the list of a person's tables. That key
    is sent only by letter, so it proves the address. */
import { keyFor, sameKey } from './keys'

const mineKey = (siteKey: string, person: string): string => keyFor(siteKey, 'mine', person)

export const minePath = (siteKey: string, person: string): string => `/mine/${person}/${mineKey(siteKey, person)}`

export const isMine = (siteKey: string, person: string, key: string): boolean => sameKey(key, mineKey(siteKey, person))

/** The name of the object that knows this address. */
export const personOf = (siteKey: string, address: string): string => keyFor(siteKey, 'person', address.trim().toLowerCase())
