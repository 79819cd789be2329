/** Three kinds of chance behind one interface: a table's (players can check it), seeded (fast) and scripted (for tests). */
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

/** Builds a chance from one function: the next number below n. */
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

// ── a table's ──

const WORDS_PER_DRAW = 8

/** The key of all draws of a table, made from the secret fixed before the first seat was taken and the seats' words. */
export function tableKey(secret: Uint8Array, words: readonly string[]): Uint8Array {
  return hmac(sha256, secret, utf8ToBytes(JSON.stringify(words)))
}

/** The same mixed with a round of a public beacon, which nobody could know when secret and words were fixed. */
export const keyWithRound = (key: Uint8Array, signature: string): Uint8Array => hmac(sha256, key, hexToBytes(signature))

export const commitment = (secret: Uint8Array): string => bytesToHex(sha256(secret))

/** Draw number i below n, from HMAC(key, i), or HMAC(key, epoch:i) after a restore. Of its eight 32-bit words the first below the largest
    multiple of n counts, so that no number is favoured. Undefined if all eight lie above it, which almost never happens; the next draw is
    then used. */
export function draw(key: Uint8Array, i: number, n: number, epoch = 0): number | undefined {
  const block = hmac(sha256, key, utf8ToBytes(epoch === 0 ? String(i) : `${epoch}:${i}`))
  const words = new DataView(block.buffer, block.byteOffset, block.byteLength)
  const fair = Math.floor(2 ** 32 / n) * n
  for (let w = 0; w < WORDS_PER_DRAW; w++) {
    const word = words.getUint32(w * 4)
    if (word < fair) return word % n
  }
  return undefined
}

export interface TableChance extends Chance {
  /** Draws taken so far; stored with the state, and never reset by a takeback. */
  drawn(): number
  /** The draws made since this chance was created, for the proof: index, size and result. */
  trace(): readonly { i: number; n: number; came: number }[]
}

export function tableChance(key: Uint8Array, from: number, epoch = 0): TableChance {
  let next = from
  const taken: { i: number; n: number; came: number }[] = []
  const below = (n: number): number => {
    for (;;) {
      const i = next++
      const came = draw(key, i, n, epoch)
      if (came === undefined) continue
      taken.push({ i, n, came })
      return came
    }
  }
  return { ...chanceFrom(below), drawn: () => next, trace: () => taken }
}

// ── seeded ──

/** sfc32: fast and repeatable, for simulations and bots, never for tables. */
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

/** Returns exactly these numbers; throws when they run out or are out of range. */
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
