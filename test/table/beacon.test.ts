/** A round of a stand-in beacon, requested over HTTP: named, announced, awaited, verified, and mixed into the dice. */
import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js'
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { BEACON_LEAD_MS } from '../../worker/shared/bounds'
import { unpack } from '../../worker/shared/parcel'
import { keyWithRound, tableKey } from '../../worker/rules/chance'
import { timeOf } from '../../worker/beacon/chain'
import { isSigned } from '../../worker/beacon/signature'
import type { NamedRound } from '../../worker/model/round'
import type { FinishedGame } from '../../worker/table/views/export'
import { infoOf, OWN_CHAIN, type Manner } from '../kit/beacon'
import { act, at, START, untilNextAlarm } from '../kit/life'
import { bothHops, lettersTo } from '../kit/post'
import { newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

const ADDRESSES = ['anne@boat.example', 'mary@boat.example']
const SEATS_KEY = tableKey(hexToBytes('07'.repeat(32)), ['words 0', 'words 1'])

const beaconIs = (manner: Manner): void =>
  void Object.assign(env, { BEACON: `${inject('beacon')}/${manner}`, BEACON_CHAIN: JSON.stringify(infoOf(OWN_CHAIN)) })

beforeEach(() => at(START))
afterEach(() => {
  Object.assign(env, { BEACON: '', BEACON_CHAIN: '' })
  vi.useRealTimers()
})

const table = (): Promise<Played> => newTable({ seats: 2, addresses: ADDRESSES, house: { sections: 4, pirates: 3 } })
const headOf = async (played: Played) => (await see(played, 0)).model.head
async function roundOf(played: Played): Promise<NamedRound> {
  const { beacon } = await headOf(played)
  return beacon ?? expect.unreachable('no round is named')
}

/** Rings alarms until the table has begun, at most so often; returns how long that took after the round was due. */
async function rung(played: Played, times = 30): Promise<number> {
  const { due } = await roundOf(played)
  for (let n = 0; n < times && (await headOf(played)).stage === 'seating'; n++) await untilNextAlarm(played)
  return Date.now() - due
}

async function playedOut(played: Played): Promise<FinishedGame> {
  await playOut(played)
  const file = unpack(await played.stub.file(visit(played, 0)))
  return 'stage' in file && file.stage === 'over' ? file : expect.unreachable('the game is not over')
}

async function remarks(played: Played): Promise<string[]> {
  const told = unpack(await played.stub.log(visit(played, 'watcher')))
  return 'lines' in told ? told.lines.map(({ text: { say } }) => say).filter(say => say.startsWith('remark-round')) : []
}

describe('when the last seat is taken', () => {
  beforeEach(() => beaconIs('good'))

  test('a future round is named together with the hash of secret and words, and nothing is dealt', async () => {
    const { stage, beacon } = await headOf(await table())
    expect(stage).toBe('seating')
    expect(beacon).toMatchObject({ chain: OWN_CHAIN, named: START, seal: bytesToHex(sha256(SEATS_KEY)) })
    expect(beacon?.due).toBe(timeOf(OWN_CHAIN, beacon?.round ?? 0))
    expect(beacon?.due).toBeGreaterThanOrEqual(START + BEACON_LEAD_MS)
    expect(beacon?.due).toBeLessThan(START + BEACON_LEAD_MS + OWN_CHAIN.period * 1000)
  })

  test('everybody is told by letter before the round is published', async () => {
    const played = await table()
    const { round, seal, due } = await roundOf(played)
    await bothHops(played, ...ADDRESSES)
    expect(Date.now()).toBeLessThan(due)
    for (const address of ADDRESSES) {
      const letter = (await lettersTo(address)).find(({ kind }) => kind === 'round')
      expect(letter?.text).toContain(String(round))
      expect(letter?.text).toContain(seal)
    }
  })

  test('a game alone against bots begins at once, and so does a table without a beacon', async () => {
    expect((await headOf(await newTable({ seats: 3, bots: [1, 2] }))).stage).toBe('playing')
    Object.assign(env, { BEACON: '' })
    const head = await headOf(await table())
    expect([head.stage, head.beacon]).toEqual(['playing', undefined])
  })

  test('neither the host nor a seat that leaves can undo the named round', async () => {
    const played = await table()
    expect(await played.stub.host(played.host, { do: 'call-off' })).toBe('not-now')
    expect(await act(played, 1, { do: 'leave', name: 'Gone' })).toBe('done')
    await rung(played)
    const file = await playedOut(played)
    expect(file).toMatchObject({ words: ['words 0', 'words 1'], beacon: { signature: expect.any(String) } })
  })
})

test('the game begins as soon as the round is published, and its draws come from secret, words and signature', async () => {
  beaconIs('good')
  const played = await table()
  expect(await rung(played)).toBeLessThanOrEqual(1000)
  expect(await remarks(played)).toEqual(['remark-round-named', 'remark-round-came'])
  const { beacon } = await playedOut(played)
  const signature = beacon?.signature ?? ''
  expect(isSigned(OWN_CHAIN, beacon?.round ?? 0, signature)).toBe(true)
  const proof = unpack(await played.stub.proof())
  expect('open' in proof && proof.open?.key).toBe(bytesToHex(keyWithRound(SEATS_KEY, signature)))
})

test('a table with a set start names its round once bots have taken the free seats', async () => {
  beaconIs('good')
  const played = await newTable({ seats: 3, free: 1, startAt: START + 60_000 })
  expect((await headOf(played)).beacon).toBeUndefined()
  await untilNextAlarm(played)
  expect(await headOf(played)).toMatchObject({ stage: 'seating', beacon: { named: START + 60_000 } })
  await rung(played)
  expect(await headOf(played)).toMatchObject({ stage: 'playing', beacon: { signature: expect.any(String) } })
})

test('the crew’s next table has not named a round yet', async () => {
  beaconIs('good')
  const played = await table()
  await rung(played)
  await playedOut(played)
  const again = unpack(await played.stub.rematch(visit(played, 0)))
  const id = 'path' in again ? (/tables\/([a-z2-7]+)/.exec(again.path)?.[1] ?? '') : expect.unreachable()
  const proof = unpack(await env.TABLE.get(env.TABLE.idFromName(id)).proof())
  expect(proof).toMatchObject({ id, commitment: expect.any(String), signer: expect.any(String) })
  expect(proof).not.toHaveProperty('beacon')
})

test('a late round is accepted within the announced time', async () => {
  beaconIs('absent')
  const played = await table()
  await rung(played, 6)
  expect((await headOf(played)).stage).toBe('seating')
  await evictDurableObject(played.stub)
  beaconIs('good')
  await rung(played)
  expect(await headOf(played)).toMatchObject({ stage: 'playing', beacon: { signature: expect.any(String) } })
})

test('a round after the announced time is ignored: the game begins without it, and its record always says so', async () => {
  beaconIs('good')
  const played = await table()
  const { until } = await roundOf(played)
  at(until + 1)
  await untilNextAlarm(played)
  expect(await headOf(played)).toMatchObject({ stage: 'playing', beacon: { missed: 'absent' } })
  expect(await remarks(played)).toEqual(['remark-round-named', 'remark-round-missed'])
  const { beacon } = await playedOut(played)
  expect(beacon).toMatchObject({ missed: 'absent' })
  expect(beacon).not.toHaveProperty('signature')
  const proof = unpack(await played.stub.proof())
  expect(proof).toMatchObject({ beacon: { missed: 'absent' }, open: { key: bytesToHex(SEATS_KEY) } })
})

test.each([
  ['absent', 'absent'],
  ['forged', 'wrong'],
  ['other-round', 'wrong'],
  ['garbage', 'wrong'],
] as const)('with a beacon that is %s nothing is dealt until the deadline, and the game begins without it', async (manner, missed) => {
  beaconIs(manner)
  const played = await table()
  const { due, until } = await roundOf(played)
  expect(await rung(played)).toBe(until - due + 1)
  expect(await headOf(played)).toMatchObject({ stage: 'playing', beacon: { missed } })
})

test('with nobody answering at all the game begins without the beacon', async () => {
  Object.assign(env, { BEACON: 'http://127.0.0.1:1', BEACON_CHAIN: JSON.stringify(infoOf(OWN_CHAIN)) })
  const played = await table()
  await rung(played)
  expect(await headOf(played)).toMatchObject({ stage: 'playing', beacon: { missed: 'absent' } })
})
