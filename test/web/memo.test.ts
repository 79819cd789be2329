import { expect, test } from 'vitest'
import { Memo } from '../../worker/shared/memo'

test('keeps what is used, up to its limit', () => {
  const memo = new Memo<number>(10)
  memo.set('asked', 0)
  for (let n = 1; n <= 100; n++) {
    memo.set(`once ${n}`, n)
    expect(memo.get('asked')).toBe(0)
  }
  const kept = Array.from({ length: 100 }, (_, n) => memo.get(`once ${n + 1}`)).filter(n => n !== undefined)
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept.at(-1)).toBe(100)
})

test('tells keys apart by each of their parts', () => {
  const memo = new Memo<string>(100)
  const keys = [['a'], ['a', 'b'], ['a b'], ['a', 1], ['a', '1'], ['a', undefined], ['a', false], ['b', 'a'], [], 'b'] as const
  for (const key of keys) memo.set(key, JSON.stringify(key))
  for (const key of keys) expect(memo.get(key)).toBe(JSON.stringify(key))
  expect(memo.get(['a', 'b', 'c'])).toBeUndefined()
})
