/** Finished games, changed by chance in many ways and signed anew by the site itself: whatever the rules can judge is found all the
    same, and what they cannot judge is on a short list and found by the signature. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { addFixture, gameOf } from '../../worker/games'
import { faultInMark } from '../../worker/host/judging/mark'
import { faultIn } from '../../worker/host/verifying'
import { seededChance } from '../../worker/rules/chance'
import type { FinishedGame } from '../../worker/table/export'
import { signed, signedText } from '../../worker/table/signing'
import { toy } from '../games/toy'
import { rememberPositions, type Mutation } from './kinds'
import { OF_CHANCE } from './of-chance'
import { OF_ROWS } from './of-rows'
import { OF_THE_REST } from './of-end'
import { ONLY_SIGNED } from './only-signed'
import { asCommits } from './older'
import { played, playedMarked } from './played'

addFixture(toy)
const [tunnel, regatta] = [gameOf('tunnel'), gameOf('regatta')]
const SMALL = { sections: 4, pirates: 3 }

const SHORT: FinishedGame[] = [
  played({ game: toy, edition: 'plain', seats: 3, bots: 1 }),
  played({ game: tunnel, edition: 'jamaica', seats: 2, house: SMALL }),
  played({ game: toy, edition: 'plain', seats: 3, beacon: true, seed: 2 }),
  played({ game: tunnel, edition: 'hispaniola', seats: 2, house: SMALL, seed: 5, stops: 'vote' }),
  played({ game: tunnel, edition: 'tortuga', seats: 2, house: SMALL, seed: 6, stops: 'claim' }),
]
const LONG: FinishedGame[] = [
  played({ game: tunnel, edition: 'tortuga', seats: 3, bots: 1, house: SMALL, beacon: true, seed: 3 }),
  played({ game: regatta, edition: 'first', seats: 3, bots: 1, seed: 4, brisk: true }),
]
/** As tables wrote them whose rows held whole commits. */
const OLDER: FinishedGame[] = [
  asCommits(playedMarked({ game: toy, edition: 'plain', seats: 3, bots: 1, seed: 7 })),
  asCommits(playedMarked({ game: tunnel, edition: 'tortuga', seats: 3, bots: 1, house: SMALL, seed: 2 })),
  asCommits(playedMarked({ game: regatta, edition: 'first', seats: 3, bots: 1, seed: 4, brisk: true })),
]
/** The long ones now and then. */
const GAMES: FinishedGame[] = [...SHORT, ...SHORT, ...LONG, ...OLDER]

const OWN = new Uint8Array(32).fill(3)
/** As the site itself would sign it. */
const signedAnew = (file: FinishedGame): FinishedGame =>
  ({ ...file, site: { key: bytesToHex(ed25519.getPublicKey(OWN)), signature: bytesToHex(ed25519.sign(utf8ToBytes(signedText(file)), OWN)) } })
const SIGNED = GAMES.map(signedAnew)

const EACH = 42

/** So many of a kind, game after game; a mutation that changed nothing is none. */
function mutated(kind: Mutation, seed: number): FinishedGame[] {
  const chance = seededChance(seed)
  const found: FinishedGame[] = []
  for (let n = 0; found.length < EACH && n < 20 * EACH; n++) {
    const original = SIGNED[n % SIGNED.length]
    if (!original) throw new Error('no game')
    const file = structuredClone(original)
    rememberPositions(file)
    if (kind(file, chance) && JSON.stringify(file) !== JSON.stringify(original)) found.push(file)
  }
  return found
}

const JUDGED = Object.entries({ ...OF_CHANCE, ...OF_ROWS, ...OF_THE_REST })

test('the games themselves are believed, signed and as they were', () => {
  expect(SIGNED.map(file => faultIn(file) ?? faultInMark(file))).toEqual(SIGNED.map(() => undefined))
  expect(SIGNED.some(({ agreed }) => agreed?.some(({ outcome }) => outcome === 'takeback'))).toBe(true)
  const marks = OLDER.flatMap(({ answers }) => answers.flatMap(({ given }) => given.map(({ by }) => by)))
  expect(new Set(marks)).toEqual(new Set([undefined, 'bot', 'order', 'time', 'forced']))
  expect(new Set(SIGNED.map(({ ended }) => ended?.by))).toEqual(new Set([undefined, 'vote', 'claim']))
})

test('there are at least fifty kinds, and three thousand mutations', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(50)
  expect(JUDGED.length * EACH).toBeGreaterThanOrEqual(3000)
})

describe('signed anew by the site, it is found all the same:', () => {
  test.each(JUDGED.map(([name, kind], seed) => [name, kind, seed] as const))('%s', (_name, kind, seed) => {
    const files = mutated(kind, seed)
    expect(files.length).toBe(EACH)
    expect(files.filter(file => faultIn(signedAnew(file)) === undefined).map(({ game, options }) => [game, options.edition])).toEqual([])
  })
})

describe('only the signature tells, and it does:', () => {
  test.each(Object.entries(ONLY_SIGNED).map(([name, kind], seed) => [name, kind, seed] as const))('%s', (_name, kind, seed) => {
    const files = mutated(kind, seed)
    expect(files.length).toBe(EACH)
    expect(files.map(file => faultIn(signedAnew(file))).filter(fault => fault !== undefined)).toEqual([])
    expect(files.filter(file => faultInMark(file) === undefined)).toEqual([])
    expect(files.filter(({ site: _, ...file }) => faultInMark(file) === undefined)).toEqual([])
  })
})

test('a game that went on from a takeback nobody had agreed to is found, though every draw is true', () => {
  const faults = Array.from({ length: 20 }, (_, seed) => played({ game: toy, edition: 'plain', seats: 2, seed: seed + 20, stolen: true })).map(faultIn)
  const told = faults.filter(fault => fault !== undefined)
  // In some games nothing was revealed before the end.
  expect(told.length).toBeGreaterThan(15)
  for (const { why } of told) expect(why).toContain('nobody had agreed to it')
})

test('the Worker signs as anybody can check', async () => {
  const file = await signed(SIGNED[0] ?? expect.unreachable(), '5e'.repeat(32))
  expect(faultInMark(file)).toBeUndefined()
  expect(faultInMark({ ...file, made: file.made + 1 })).toBeDefined()
})
