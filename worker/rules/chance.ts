/** Three kinds of chance behind one interface: of a table (checkable by players), seeded (fast), scripted (for tests). */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export interface Chance {
  /** 1 … faces */
  die(faces: number): number
  /** 0 … n − 1 */
  pick(n: number): number
  shuffle<T>(cards: readonly T[]): T[]
}

/** Every chance is one function: the next number below n. */
export function chanceFrom(below: (n: number) => number): Chance {
  const pick = (n: number): number => {
    if (!Number.isInteger(n) || n < 1) throw new Error(`chance: nothing to pick from ${n}`)
    return n === 1 ? 0 : below(n)
  }
  return {
    pick,
    die: faces => pick(faces) + 1,
    shuffle(cards) {
      const deck = [...cards]
      for (let left = deck.length; left > 1; left--) {
        const taken = pick(left)
        const last = deck[left - 1] as (typeof deck)[number]
        deck[left - 1] = deck[taken] as (typeof deck)[number]
        deck[taken] = last
      }
      return deck
    },
  }
}

// ── of a table ──

const WORDS_PER_DRAW = 8

/** The key from which all draws of a table come: the secret fixed before the first seat was taken, and the seats' words. */
export function tableKey(secret: Uint8Array, words: readonly string[]): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(JSON.stringify(words)))
}

/** The same with a round of a public beacon, which nobody could know when secret and words were fixed. */
export const keyWithRound = (key: Uint8Array, signature: string): Uint8Array => hmac(sha256, key, hexToBytes(signature))

export const commitment = (secret: Uint8Array): string => bytesToHex(sha256(secret))

/** Draw number i below n: eight 32-bit words of HMAC(key, i); the first below the largest multiple of n counts, so that no
    number is favoured. Undefined, about never, when all eight lie above it: the next draw is taken instead. */
export function draw(key: Uint8Array, i: number, n: number): number | undefined {
  const block = hmac(sha256, key, utf8ToBytes(String(i)))
  const words = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const fair = Math.floor(2 ** 32 / n) * n
  for (let w = 0; w < WORDS_PER_DRAW; w++) {
    const word = words.getUint32(w * 4)
    if (word < fair) return word % n
  }
  return undefined
}

export interface TableChance extends Chance {
  /** How many draws have been taken; stored with the state, never taken back. */
  drawn(): number
  /** Draws since this chance was made, in order, for the proof: the size of each and what came. */
  trace(): readonly { i: number; n: number; came: number }[]
}

export function tableChance(key: Uint8Array, from: number): TableChance {
  let next = from
  const taken: { i: number; n: number; came: number }[] = []
  const below = (n: number): number => {
    for (;;) {
      const i = next++
      const came = draw(key, i, n)
      if (came === undefined) continue
      taken.push({ i, n, came })
      return came
    }
  }
  return { ...chanceFrom(below), drawn: () => next, trace: () => taken }
}

// ── seeded ──

/** Fast and repeatable, for simulation and bots; not for tables (sfc32). */
export function seededChance(seed: number): Chance {
  let a = seed | 0
  let b = (seed * 0x9e3779b9) | 0
  let c = 0x243f6a88
  let counter = 1
  const next = (): number => {
    const out = (a + b + counter++) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + out
    return out >>> 0
  }
  for (let warm = 0; warm < 12; warm++) next()
  return chanceFrom(n => Math.floor((next() / 2 ** 32) * n))
}

// ── scripted ──

/** Gives exactly these numbers, each below what was asked; throws when they run out or do not fit. */
export function scriptedChance(numbers: readonly number[]): Chance & { left(): number } {
  let at = 0
  const below = (n: number): number => {
    const given = numbers[at++]
    if (given === undefined) throw new Error(`scripted chance: nothing left for a pick below ${n}`)
    if (given < 0 || given >= n) throw new Error(`scripted chance: ${given} is not below ${n}`)
    return given
  }
  return { ...chanceFrom(below), left: () => numbers.length - at }
}
