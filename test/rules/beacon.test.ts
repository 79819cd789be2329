/** A public beacon: when each round comes, which signatures are valid, and what its settings may be. */
import { describe, expect, test } from 'vitest'
import { beaconFaults, beaconOf, isQuicknet, QUICKNET, roundFrom, timeOf } from '../../worker/beacon/chain'
import { isSigned } from '../../worker/beacon/signature'
import { infoOf, OWN_CHAIN, signatureOf } from '../kit/beacon'

/** Round 1000 of quicknet, as the League of Entropy has published it. */
const ROUND_1000 = 'b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39'

describe('a signature', () => {
  test('published by quicknet is valid, for its round only', () => {
    expect(isSigned(QUICKNET, 1000, ROUND_1000)).toBe(true)
    expect(isSigned(QUICKNET, 1001, ROUND_1000)).toBe(false)
    expect(isSigned(OWN_CHAIN, 1000, ROUND_1000)).toBe(false)
  })

  test('of another beacon is valid under its own key', () => {
    expect(isSigned(OWN_CHAIN, 7, signatureOf(7))).toBe(true)
    expect(isSigned(QUICKNET, 7, signatureOf(7))).toBe(false)
    expect(isSigned(OWN_CHAIN, 7, signatureOf(7, new Uint8Array(32).fill(6)))).toBe(false)
  })

  test.each(['', '00', 'ff'.repeat(48), 'c0'.padEnd(96, '0'), 'not hexadecimal'])('"%s" is invalid', signature => {
    expect(isSigned(QUICKNET, 1000, signature)).toBe(false)
  })
})

describe('the rounds of a chain', () => {
  test('come one period apart, from the first on', () => {
    expect(timeOf(QUICKNET, 1)).toBe(QUICKNET.genesis * 1000)
    expect(timeOf(QUICKNET, 1000) - timeOf(QUICKNET, 1)).toBe(999 * 3000)
  })

  test.each([0, 1, 1500, 2999, 3000, 123_456_789])(
    '%i ms after the genesis, the next round is due no earlier and less than a period later',
    after => {
      const time = QUICKNET.genesis * 1000 + after
      const due = timeOf(QUICKNET, roundFrom(QUICKNET, time))
      expect(due).toBeGreaterThanOrEqual(time)
      expect(due).toBeLessThan(time + 3000)
    }
  )

  test('before the genesis the first round is the next', () => {
    expect(roundFrom(QUICKNET, 0)).toBe(1)
  })
})

describe('in the settings', () => {
  const own = JSON.stringify(infoOf(OWN_CHAIN))

  test('an address alone means quicknet; with a server’s /info it means that chain', () => {
    expect(beaconOf({})).toBeUndefined()
    expect(beaconOf({ BEACON: 'https://api.drand.sh/' })).toEqual({ address: 'https://api.drand.sh', chain: QUICKNET })
    expect(beaconOf({ BEACON: 'http://127.0.0.1:9', BEACON_CHAIN: own })?.chain).toEqual(OWN_CHAIN)
    expect([isQuicknet(QUICKNET), isQuicknet(OWN_CHAIN), isQuicknet({ ...QUICKNET, key: OWN_CHAIN.key })]).toEqual([true, false, false])
    expect(beaconFaults({ BEACON: 'https://api.drand.sh', BEACON_CHAIN: own })).toEqual([])
  })

  test.each([
    [{ BEACON: 'drand' }, 'BEACON is no web address: drand'],
    [{ BEACON_CHAIN: own }, 'BEACON is missing: BEACON_CHAIN belongs to it'],
    [{ BEACON: 'https://b.example', BEACON_CHAIN: '{' }, 'BEACON_CHAIN is not'],
    [{ BEACON: 'https://b.example', BEACON_CHAIN: own.replace('unchained-g1', 'unchained-g2') }, 'BEACON_CHAIN is not'],
    [{ BEACON: 'https://b.example', BEACON_CHAIN: own.replace('"period":10', '"period":0') }, 'BEACON_CHAIN is not'],
    [{ BEACON: 'https://b.example', BEACON_CHAIN: own.replace(OWN_CHAIN.key, 'ab') }, 'BEACON_CHAIN is not'],
  ])('%j is reported as wrong', (wished, fault) => {
    expect(beaconFaults(wished)).toEqual([expect.stringContaining(fault)])
  })
})
