/** Keys in links: nothing is stored, so a letter can always carry one, and replacing it raises the generation. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

/** What a key may be for; one kind never opens what another kind does. */
export type Purpose = 'seat' | 'claim' | 'host' | 'lend' | 'mine' | 'reply' | 'form' | 'table' | 'person' | 'stop' | 'feed' | 'push' | 'confirm' | 'network' | 'operator' | 'substitute' | 'code' | 'berth' | 'berths' | 'picture' | 'notice'

/** Keys made before: each request of a seat asks for the same few again. */
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

export function base32(bytes: Uint8Array): string {
  let out = ''
  let bits = 0
  let held = 0
  for (const byte of bytes) {
    held = (held << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      out += LETTERS.charAt((held >>> bits) & 31)
    }
    held &= (1 << bits) - 1
  }
  return bits ? out + LETTERS.charAt((held << (5 - bits)) & 31) : out
}

/** Without a hint of how far two keys agree. */
export function sameKey(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let differs = 0
  for (let i = 0; i < a.length; i++) differs |= a.charCodeAt(i) ^ b.charCodeAt(i)
  return differs === 0
}

const RANDOM_BYTES = 10 // 80 bits
const SEAL_LENGTH = 5

/** The id of a table carries a seal, so that made-up ids are refused before an object is ever woken for them. */
export function newTableId(siteKey: string): string {
  const random = base32(crypto.getRandomValues(new Uint8Array(RANDOM_BYTES)))
  return random + seal(siteKey, random)
}

export function isTableId(siteKey: string, id: string): boolean {
  const random = id.slice(0, -SEAL_LENGTH)
  return /^[a-z2-7]{21}$/.test(id) && sameKey(id.slice(-SEAL_LENGTH), seal(siteKey, random))
}

const seal = (siteKey: string, random: string): string => keyFor(siteKey, 'table', random).slice(0, SEAL_LENGTH)

/** Of a seat's key: who has it held the key, and can do nothing with it. */
export const berthTag = (siteKey: string, table: string, seat: number, key: string): string => keyFor(siteKey, 'berth', table, seat, key).slice(0, 13)
