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
