import { evictDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { base32, isTableId, keyFor, newTableId, sameKey } from '../../worker/shared/keys'
import { personOf } from '../../worker/shared/person-key'

const SITE = '5e'.repeat(32)
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567'

test('a key is 128 bits in lower-case base32, equal for equal parts and different for any other', () => {
  const key = keyFor(SITE, 'seat', 'table', 1, 0)
  expect(key).toMatch(/^[a-z2-7]{26}$/)
  expect(keyFor(SITE, 'seat', 'table', 1, 0)).toBe(key)
  const others = [
    keyFor('5f'.repeat(32), 'seat', 'table', 1, 0),
    keyFor(SITE, 'claim', 'table', 1, 0),
    keyFor(SITE, 'seat', 'tables', 1, 0),
    keyFor(SITE, 'seat', 'table', 0, 0),
    keyFor(SITE, 'seat', 'table', 1, 1),
    // Joined parts are never ambiguous.
    keyFor(SITE, 'seat', 'table', 10),
    keyFor(SITE, 'seat', 'table', '1', 0),
    keyFor(SITE, 'seat', 'table,1', 0),
  ]
  expect(new Set([key, ...others]).size).toBe(others.length + 1)
})

test('base32 follows RFC 4648, in lower case and without padding', () => {
  const known: [string, string][] = [
    ['', ''],
    ['f', 'my'],
    ['fo', 'mzxq'],
    ['foo', 'mzxw6'],
    ['foob', 'mzxw6yq'],
    ['fooba', 'mzxw6ytb'],
    ['foobar', 'mzxw6ytboi'],
  ]
  for (const [text, said] of known) expect(base32(new TextEncoder().encode(text))).toBe(said)
})

test('keys are compared in full', () => {
  expect(sameKey('abc', 'abc')).toBe(true)
  for (const other of ['', 'ab', 'abcd', 'abd', 'bbc', 'ABC']) expect(sameKey('abc', other)).toBe(false)
})

test('the id of a table carries at least 64 random bits and a seal: almost no made-up id passes', () => {
  const id = newTableId(SITE)
  expect(isTableId(SITE, id)).toBe(true)
  expect(isTableId('5f'.repeat(32), id)).toBe(false)
  for (const other of ['', id.toUpperCase(), `${id}a`, id.slice(1), ` ${id.slice(1)}`, '__proto__', 'a'.repeat(10_000)])
    expect(isTableId(SITE, other)).toBe(false)
  const changed = [...id].flatMap((letter, at) =>
    [...LETTERS].filter(other => other !== letter).map(other => id.slice(0, at) + other + id.slice(at + 1))
  )
  expect(changed.filter(other => isTableId(SITE, other)).length).toBeLessThanOrEqual(1)
  expect(new Set(Array.from({ length: 1000 }, () => newTableId(SITE))).size).toBe(1000)
})

test('an address is the same person however it is written, and cannot be read from the person’s id', () => {
  const name = personOf(SITE, 'anne@ship.example')
  expect(personOf(SITE, ' Anne@Ship.Example ')).toBe(name)
  expect(personOf(SITE, 'bob@ship.example')).not.toBe(name)
  expect(name).toMatch(/^[a-z2-7]{26}$/)
})

test('the gate lets a limited number through per minute, and again in the next minute', async () => {
  const gate = env.GATE.getByName('10.1.2.3')
  const one = { what: 'tables', network: '10.1.2.3' } as const
  vi.setSystemTime(Date.UTC(2031, 0, 1))
  const passed = async () => (await Promise.all(Array.from({ length: 5 }, () => gate.pass(one, 3)))).filter(Boolean).length
  expect(await passed()).toBe(3)
  vi.setSystemTime(Date.UTC(2031, 0, 1, 0, 0, 59))
  expect(await passed()).toBe(0)
  vi.setSystemTime(Date.UTC(2031, 0, 1, 0, 1))
  expect(await passed()).toBe(3)
  // Other networks at the same gate, and other kinds of request, are counted separately.
  expect(await gate.pass({ ...one, network: '10.1.2.4' }, 3)).toBe(true)
  expect(await gate.pass({ ...one, what: 'links' }, 3)).toBe(true)
  await evictDurableObject(gate)
  expect(await gate.pass(one, 3)).toBe(false)
  vi.useRealTimers()
})
