/** The key with which a person sees all own tables: it comes by letter only, and so proves the address. */
import { keyFor, sameKey } from './keys'

const mineKey = (siteKey: string, person: string): string => keyFor(siteKey, 'mine', person)
export const minePath = (siteKey: string, person: string): string => `/mine/${person}/${mineKey(siteKey, person)}`
export const isMine = (siteKey: string, person: string, key: string): boolean => sameKey(key, mineKey(siteKey, person))
