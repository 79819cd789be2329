/**
 * Finished games, changed at random in many ways and signed again by the site itself: the rules still detect everything they can
 * judge, and a short list of changes that they cannot judge is detected by the signature. `npm run prove forged` runs more of these.
 */
import { describe, expect, test } from 'vitest'
import { faultInMark } from '../../worker/host/judging/signature'
import { faultIn } from '../../worker/host/judging/verifying'
import { signed } from '../../worker/table/views/signing'
import { toy } from '../games/toy'
import { BY_SIGNATURE, GAMES, JUDGED, mutated, OLDER, SIGNED, signedAnew } from './mutated'
import { played } from './played'
import { repeats } from '../kit/repeats'

/** At most one mutation for each game. */
const EACH = repeats(4, GAMES.length)

test('the unchanged games pass, signed and unsigned', () => {
  expect(SIGNED.map(file => faultIn(file) ?? faultInMark(file))).toEqual(SIGNED.map(() => undefined))
  expect(SIGNED.some(({ agreed }) => agreed?.some(({ outcome }) => outcome === 'takeback'))).toBe(true)
  const marks = OLDER.flatMap(({ answers }) => answers.flatMap(({ given }) => given.map(({ by }) => by)))
  expect(new Set(marks)).toEqual(new Set([undefined, 'bot', 'order', 'time', 'forced']))
  expect(new Set(SIGNED.map(({ ended }) => ended?.by))).toEqual(new Set([undefined, 'vote', 'claim']))
})

test('there are at least fifty kinds of mutation', () => {
  expect(JUDGED.length).toBeGreaterThanOrEqual(50)
})

describe('the rules detect it even when signed again by the site:', () => {
  test.each(JUDGED)('%s', (_name, kind, seed) => {
    const files = mutated(kind, seed, EACH)
    expect(files.length).toBe(EACH)
    expect(files.filter(file => faultIn(signedAnew(file)) === undefined).map(({ game, options }) => [game, options.edition])).toEqual([])
  })
})

describe('only the signature detects it:', () => {
  test.each(BY_SIGNATURE)('%s', (_name, kind, seed) => {
    const files = mutated(kind, seed, EACH)
    expect(files.length).toBe(EACH)
    expect(files.map(file => faultIn(signedAnew(file))).filter(fault => fault !== undefined)).toEqual([])
    expect(files.filter(file => faultInMark(file) === undefined)).toEqual([])
    expect(files.filter(({ site: _, ...file }) => faultInMark(file) === undefined)).toEqual([])
  })
})

test('a game continued after a takeback without consent is detected, though every draw is correct', () => {
  const faults = Array.from({ length: 20 }, (_, seed) =>
    played({ game: toy, edition: 'plain', seats: 2, seed: seed + 20, stolen: true })
  ).map(faultIn)
  const told = faults.filter(fault => fault !== undefined)
  // In some games nothing was revealed before the end.
  expect(told.length).toBeGreaterThan(15)
  for (const { why } of told) expect(why).toContain('nobody had agreed to it')
})

test('anybody can verify the Worker’s signature', async () => {
  const file = await signed(SIGNED[0] ?? expect.unreachable(), '5e'.repeat(32))
  expect(faultInMark(file)).toBeUndefined()
  expect(faultInMark({ ...file, made: file.made + 1 })).toBeDefined()
})
