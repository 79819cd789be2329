/** Keys in links. They are derived, not stored, so any letter can carry one; raising the generation replaces them. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { base32nopad } from '@scure/base'

/** What a key is for: a key of one purpose never opens another. */
export type Purpose =
  | 'seat'
  | 'claim'
  | 'host'
  | 'lend'
  | 'mine'
  | 'reply'
  | 'form'
  | 'table'
  | 'person'
  | 'stop'
  | 'feed'
  | 'push'
  | 'confirm'
  | 'network'
  | 'operator'
  | 'substitute'
  | 'code'
  | 'berth'
  | 'berths'
  | 'picture'
  | 'notice'
  | 'page'

/** A cache of keys: every request of a seat derives the same few. */
const made = new Map<string, string>()
const MADE_BEFORE = 2000

/** 128 bits in lower-case base32. */
export function keyFor(siteKey: string, purpose: Purpose, ...of: (string | number)[]): string {
  const message = JSON.stringify([purpose, ...of])
  const before = made.get(siteKey + message)
  if (before !== undefined) return before
  const key = base32(hmac(sha256, utf8ToBytes(siteKey), utf8ToBytes(message)).subarray(0, 16))
  if (made.size >= MADE_BEFORE) made.clear()
  made.set(siteKey + message, key)
  return key
}

export const base32 = (bytes: Uint8Array): string => base32nopad.encode(bytes).toLowerCase()

/** Compares in constant time, so that timing tells nothing about the key. */
export function sameKey(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let differs = 0
  for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return differs === 0
}

const RANDOM_BYTES = 10 // 80 bits
const SEAL_LENGTH = 5

/** A table id ends in a seal, so that made-up ids are refused without waking an object. */
export function newTableId(siteKey: string): string {
  const random = base32(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
  return random + seal(siteKey, random)
}

export function isTableId(siteKey: string, id: string): boolean {
  const random = id.slice(0, -SEAL_LENGTH)
  return /^[a-z2-7]{21}$/.test(id) && sameKey(id.slice(-SEAL_LENGTH), seal(siteKey, random))
}

const seal = (siteKey: string, random: string): string => keyFor(siteKey, 'table', random).slice(0, SEAL_LENGTH)

/** A digest of a seat's key: it proves that its bearer once held the key, and opens nothing. */
export const berthTag = (siteKey: string, table: string, seat: number, key: string): string =>
  keyFor(siteKey, 'berth', table, seat, key).slice(0, 13)
