/** A film of past moves, reel by reel: what a seat or a watcher was told, and nothing else. */
import { expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { linkOf, visitor } from '../kit/inside'
import { newTable } from '../kit/table'
import type { Visitor } from '../kit/visitor'
import { playAtRandom, playOut } from '../kit/play-out'

interface Reel {
  shots: { at: number; moving: string; said: string; way?: { points: unknown[] } }[]
  next?: number
}

async function reelAt(who: Visitor, table: string, position: number | string, seat?: number): Promise<{ status: number; reel?: Reel }> {
  const answer = await who.ask(`${table}/film/${position}${seat === undefined ? '' : `?seat=${seat}`}`, 'GET')
  return { status: answer.status, ...(answer.status === 200 && { reel: (await answer.json()) as Reel }) }
}

test('a whole game is a film whose reels follow on from each other', async () => {
  const played = await newTable({ edition: 'jamaica', seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(played)
  const anne = visitor()
  const table = (await anne.open(linkOf(played, 0))).url.replace(/\/seats.*/, '')
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

const ROUNDS = 60
/** Of one reel, before compression. */
const REEL_BYTES = 1_500_000

test('a race of sixty rounds is a film too, in reels of bounded size, and each of its positions has an address', async () => {
  const played = await newTable({ seats: 2 })
  const chance = seededChance(5)
  const anne = visitor()
  const address = (await anne.open(linkOf(played, 0))).url.replace(/\/seats.*/, '')
  const turn = async (): Promise<number> => Number(/turn (\d+)/.exec((await anne.reload()).textOf('.masthead'))?.[1])
  do await playAtRandom(played, 60, chance)
  while ((await turn()) < ROUNDS)
  const seen: number[] = []
  let next: number | undefined = 0
  while (next !== undefined) {
    const { reel } = await reelAt(anne, address, next, 0)
    if (!reel) throw new Error('there is no reel')
    expect(JSON.stringify(reel).length).toBeLessThan(REEL_BYTES)
    seen.push(...reel.shots.map(({ at }) => at))
    next = reel.next
  }
  const most = Math.max(...seen)
  expect(most).toBeGreaterThan(ROUNDS)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  for (const position of [0, 1, Math.floor(most / 2), most - 1, most]) {
    const { status } = await anne.ask(`${address}/at/${position}?seat=0`, 'GET')
    expect([position, status]).toEqual([position, 200])
  }
}, 300_000)
