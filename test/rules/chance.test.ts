import { createHash, createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { commitment, draw, scriptedChance, seededChance, tableChance, tableKey, type Chance } from '../../worker/rules/chance'

const SECRET = new Uint8Array(32).fill(7)
const WORDS = ['the sea is wide', 'море широке', '']
const KEY = tableKey(SECRET, WORDS)

/** The eight words of draw i, computed by other means. */
function wordsOfDraw(i: number): number[] {
  const block = Buffer.from(createHmac('sha256', KEY).update(String(i)).digest())
  return Array.from({ length: 8 }, (_, w) => block.readUInt32BE(w * 4))
}
const range = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
/** The first of 5000 draws for which this is true. */
function drawWhere(holds: (words: number[]) => boolean): number {
  const i = range(5000).find(i => holds(wordsOfDraw(i)))
  if (i === undefined) throw new Error('no such draw')
  return i
}

describe('the chance of a table', () => {
  test('depends on the secret and on the words of all seats in order', () => {
    const own = createHmac('sha256', SECRET).update(JSON.stringify(WORDS)).digest()
    expect(Buffer.from(KEY)).toEqual(own)
    expect(tableKey(SECRET, [...WORDS].reverse())).not.toEqual(KEY)
    expect(tableKey(SECRET, ['a', 'b'])).not.toEqual(tableKey(SECRET, ['a,b']))
  })

  test('is committed to by the hash of its secret', () => {
    expect(commitment(SECRET)).toBe(createHash('sha256').update(SECRET).digest('hex'))
  })

  test.each([2, 6, 10, 102, 1000])('gives below %i what anybody can compute', n => {
    const fair = 2 ** 32 - (2 ** 32 % n)
    for (const i of range(200)) expect(draw(KEY, i, n)).toBe((wordsOfDraw(i).find(word => word < fair) ?? 0) % n)
  })

  test('skips a word that would favour low numbers', () => {
    // The words below three quarters of the range are equally many for each number; those in the last quarter must be skipped.
    const n = 3 * 2 ** 30
    const i = drawWhere(([first = 0, second = 0]) => first >= n && second < n)
    expect(draw(KEY, i, n)).toBe(wordsOfDraw(i)[1])
  })

  test('favours no number', () => {
    // If the last quarter counted, half of all draws would fall into the lowest third.
    const n = 3 * 2 ** 30
    const low = range(6000).filter(i => (draw(KEY, i, n) ?? 0) < 2 ** 30).length
    expect(low / 6000).toBeGreaterThan(0.31)
    expect(low / 6000).toBeLessThan(0.36)
  })

  test('moves on to the next draw when none of the eight words is usable', () => {
    const n = 2 ** 31 + 1
    const i = drawWhere(words => words.every(word => word >= n))
    expect(draw(KEY, i, n)).toBeUndefined()
    const chance = tableChance(KEY, i)
    const came = chance.pick(n)
    expect(chance.trace()[0]).toEqual({ i: chance.drawn() - 1, n, came })
    expect(chance.drawn()).toBeGreaterThan(i + 1)
  })

  test('uses no draw twice, and none where only one result is possible', () => {
    const first = tableChance(KEY, 0)
    first.shuffle(range(20))
    expect(first.pick(1)).toBe(0)
    const next = tableChance(KEY, first.drawn())
    next.die(6)
    const used = [...first.trace(), ...next.trace()].map(({ i }) => i)
    expect(used).toEqual(range(20))
  })
})

describe.each<[string, () => Chance]>([
  ['the chance of a table', () => tableChance(KEY, 0)],
  ['seeded chance', () => seededChance(3)],
])('%s', (_name, make) => {
  test('shows every face of a die about equally often', () => {
    const chance = make()
    const faces = range(6000).map(() => chance.die(6))
    expect([...new Set(faces)].sort()).toEqual([1, 2, 3, 4, 5, 6])
    for (const face of [1, 2, 3, 4, 5, 6]) expect(Math.abs(faces.filter(f => f === face).length - 1000)).toBeLessThan(150)
  })

  test('shuffles into every order about equally often, and loses no card', () => {
    const chance = make()
    const deck = [1, 2, 3]
    const orders = range(3000).map(() => chance.shuffle(deck).join(''))
    expect(deck).toEqual([1, 2, 3])
    expect([...new Set(orders)].sort()).toEqual(['123', '132', '213', '231', '312', '321'])
    for (const order of new Set(orders)) expect(Math.abs(orders.filter(o => o === order).length - 500)).toBeLessThan(110)
    expect(chance.shuffle(range(102)).sort((a, b) => a - b)).toEqual(range(102))
  })

  test('repeats itself from the same start', () => {
    expect(make().shuffle(range(50))).toEqual(make().shuffle(range(50)))
  })

  test.each([0, -1, 2.5, NaN])('has nothing to pick from %d', n => {
    expect(() => make().pick(n)).toThrow('nothing to pick from')
  })
})

test('neighbouring seeds give different games', () => {
  const openings = range(100).map(seed => seededChance(seed).shuffle(range(10)).join())
  expect(new Set(openings).size).toBe(100)
})

describe('scripted chance', () => {
  test('gives what the script says, and uses none of it where only one result is possible', () => {
    const chance = scriptedChance([4, 0])
    expect([chance.die(6), chance.pick(1), chance.pick(3), chance.left()]).toEqual([5, 0, 0, 0])
  })

  test('refuses a value that does not fit, and refuses to go on after its end', () => {
    expect(() => scriptedChance([6]).die(6)).toThrow('6 is not below 6')
    expect(() => scriptedChance([]).die(6)).toThrow('nothing left')
  })
})
