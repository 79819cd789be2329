/**
 * Keys that stand in letters only. Whoever has one has read a letter to that address: a POST with it agrees to have letters
 * (`?l=` behind an invitation, whose seat then has this address, or the page that the first letter of a seat leads to), and
 * the other stops them.
 */
import { keyFor, sameKey } from './keys'

/** With the name of the person before it. */
export const letterKey = (siteKey: string, person: string): string => `${person}.${keyFor(siteKey, 'confirm', person)}`

/** Whose it is; undefined: it is no such key. */
export function readerOfLetter(siteKey: string, key: string | undefined): string | undefined {
  const [person = '', rest = ''] = (key ?? '').split('.')
  return sameKey(rest, keyFor(siteKey, 'confirm', person)) ? person : undefined
}

const stopKey = (siteKey: string, person: string): string => keyFor(siteKey, 'stop', person)

/** One click stops the letters of this table, or all that are of no table; the page offers more. */
export const stopPath = (siteKey: string, person: string, table?: string): string =>
  `/letters/stop/${person}/${stopKey(siteKey, person)}${table ? `/${table}` : ''}`

export const isStop = (siteKey: string, person: string, key: string): boolean => sameKey(key, stopKey(siteKey, person))
