/** Keys that appear only in letters, so whoever has one has read a letter to that address. A POST with the letter key agrees to receive
    letters: `?l=` behind an invitation, whose seat then gets this address, or on the page that a seat's first letter links to. The stop key
    stops them. */
import { keyFor, sameKey } from './keys'

/** The person's name, a dot and the key. */
export const letterKey = (siteKey: string, person: string): string => `${person}.${keyFor(siteKey, 'confirm', person)}`

/** The person a letter key belongs to, or undefined if the key is not genuine. */
export function readerOfLetter(siteKey: string, key: string | undefined): string | undefined {
  const [person = '', rest = ''] = (key ?? '').split('.')
  return sameKey(rest, keyFor(siteKey, 'confirm', person)) ? person : undefined
}

const stopKey = (siteKey: string, person: string): string => keyFor(siteKey, 'stop', person)

/** One click there stops the letters of this table, or those that belong to no table; the page offers more. */
export const stopPath = (siteKey: string, person: string, table?: string): string =>
  `/letters/stop/${person}/${stopKey(siteKey, person)}${table ? `/${table}` : ''}`

export const isStop = (siteKey: string, person: string, key: string): boolean => sameKey(key, stopKey(siteKey, person))
