/** A film of past moves, reel by reel: what a seat or a watcher was told, and nothing else. */
import { expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { HOME, visitor } from '../kit/inside'
import { playToTheEnd, seated, SHORT } from '../kit/players'
import type { Visitor } from '../kit/visitor'

interface Reel {
  shots: { at: number; moving: string; said: string; way?: { points: unknown[] } }[]
  next?: number
}

async function reelAt(who: Visitor, table: string, position: number | string, seat?: number): Promise<{ status: number; reel?: Reel }> {
  const answer = await who.ask(`${table}/film/${position}${seat === undefined ? '' : `?seat=${seat}`}`, 'GET')
  return { status: answer.status, ...(answer.status === 200 && { reel: (await answer.json()) as Reel }) }
}

test('a whole game is a film whose reels follow on from each other', async () => {
  const players = await seated(visitor(), HOME, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'], house: SHORT }, () =>
    visitor()
  )
  await playToTheEnd(players, seededChance(3))
  const anne = players[0]?.visitor ?? expect.unreachable()
  const table = (await anne.reload()).url.replace(/\/seats.*/, '')
  let next: number | undefined = 0
  let last = 0
  let ways = 0
  for (let reels = 0; next !== undefined && reels < 20; reels++) {
    const { reel } = await reelAt(anne, table, next, 0)
    if (!reel) throw new Error('there is no reel')
    for (const { at, moving, way } of reel.shots) {
      expect(at).toBeGreaterThanOrEqual(last)
      expect(moving).toContain('<use href="#pirate-')
      last = at
      if (way) ways++
    }
    next = reel.next
  }
  expect(next).toBeUndefined()
  expect(ways).toBeGreaterThan(10)
  expect((await reelAt(anne, table, last + 1, 0)).status).toBe(404)
  expect((await reelAt(anne, table, 'x')).status).toBe(404)
  expect((await reelAt(anne, table, 0, 1)).status).toBe(403)
  // Only whoever drew a hidden card is told of it.
  const [own, other] = [await reelAt(anne, table, 0, 0), await reelAt(visitor(), table, 0)]
  const drawn = ({ reel }: typeof own): number => reel?.shots.filter(({ said }) => said.includes('class="done">+')).length ?? 0
  expect([drawn(own) > 0, drawn(other)]).toEqual([true, 0])
})
