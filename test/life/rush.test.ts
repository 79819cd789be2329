/** Fifty people want five open seats at the same moment. */
import { describe, expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { faultsOf } from '../kit/well-formed'
import { openSeats, rush } from '../kit/rush'
import { repeats } from '../kit/repeats'

const TIMES = repeats(5, 20)

describe('fifty people who want five open seats at once', () => {
  test.each(Array.from({ length: TIMES }, (_, n) => n + 1))('fill exactly five, and the others get a friendly page: %i', async () => {
    const table = await openSeats(visitor(), HOME)
    const { seated, refused } = await rush(table, () => visitor())
    expect(seated.map(({ seat }) => seat).toSorted()).toEqual(['0', '1', '2', '3', '4'])
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 45 }, () => 409))
    const [page] = refused
    expect(page && [page.heading, faultsOf(page)]).toEqual(['This seat is taken', []])
    for (const { visitor, seat } of seated) expect([visitor.page.status, new URL(visitor.page.url).pathname.at(-1)]).toEqual([200, seat])
  })
})
