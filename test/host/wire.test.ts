/** What a game's pages weigh on the wire, heads included, from its first answer to its last. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { connection, cookieOf, type Send } from '../bench/bench/client'
import { median, percentile } from '../bench/bench/load'
import { makeTable, must, playTable } from '../bench/bench/tables'
import { costSite, type CostSite } from '../bench/cost/site'

/** Bytes of a game's pages with everything else in the cache, in the median, for nine in ten and at most; of the responses to answers, the
    same. Tables get their addresses from the seeds, too, so no two games share one. */
const BUDGET = {
  tunnel: { edition: 'tortuga', seeds: [1, 2, 3], page: [5_500, 5_800, 6_100], swap: [2_050, 2_800, 3_400] },
  regatta: { edition: 'first', seeds: [4, 5, 6], page: [6_050, 6_500, 7_300], swap: [2_000, 3_700, 4_900] },
} as const
const UNCHANGED = 400
const ANSWERS = 60

let site: CostSite
beforeAll(async () => {
  site = await costSite()
}, 60_000)
afterAll(() => site.stop())

interface Weights {
  pages: number[]
  swaps: number[]
  unchanged: number[]
}

/** Before each answer its page is loaded and reloaded, as browsers do. Dice and keys follow from the seed, so that every run sends the same. */
async function played(game: keyof typeof BUDGET, seed: number, weights: Weights): Promise<void> {
  await site.ask({ do: 'seed', n: seed })
  const { send, close } = connection(site.address)
  // By seat: which hints were read.
  const given = new Map<string, string>()
  const browsing: Send = async (method, path, headers = {}, body) => {
    const seat = path.replace('/answers', '')
    const cookie = [headers.cookie, given.get(seat)].filter(Boolean).join('; ')
    const sent = () => send(method, path, { ...headers, cookie, 'accept-encoding': 'br' }, body)
    if (seat === path) return sent()
    const page = must(await send('GET', seat, { cookie, 'accept-encoding': 'br' }), 200)
    const again = must(await send('GET', seat, { cookie, 'if-none-match': String(page.headers.etag) }), 304)
    const swap = await sent()
    given.set(seat, cookieOf(swap) || (given.get(seat) ?? ''))
    weights.pages.push(page.bytes)
    weights.unchanged.push(again.bytes)
    weights.swaps.push(swap.bytes)
    return swap
  }
  const seats = await makeTable(send, { game, [`edition.${game}`]: BUDGET[game].edition }, ['Anne', 'Bartholomew', 'Calico', 'Diego'])
  await playTable(browsing, seats, seededChance(seed), ANSWERS)
  close()
}

describe.each(['tunnel', 'regatta'] as const)('a game of %s', game => {
  const weights: Weights = { pages: [], swaps: [], unchanged: [] }
  beforeAll(async () => {
    for (const seed of BUDGET[game].seeds) await played(game, seed, weights)
  }, 120_000)
  const { page, swap } = BUDGET[game]

  test.each([
    ['pages', page],
    ['swaps', swap],
  ] as const)('its %s stay within their budget, in the median, for nine in ten and at most', (what, [usual, nineInTen, most]) => {
    const sizes = weights[what]
    console.log(`${game}: ${what} ${median(sizes)} in the median, ${percentile(sizes, 90)} for nine in ten, ${Math.max(...sizes)} at most`)
    expect(sizes.length).toBeGreaterThan(ANSWERS)
    expect(median(sizes)).toBeLessThanOrEqual(usual)
    expect(percentile(sizes, 90)).toBeLessThanOrEqual(nineInTen)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
  })

  test('a page that has not changed is not sent again', () => {
    expect(Math.max(...weights.unchanged)).toBeLessThanOrEqual(UNCHANGED)
  })
})
