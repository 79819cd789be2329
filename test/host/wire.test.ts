/** What a game's pages weigh on the wire, heads included, from its first answer to its last. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seededChance } from '../../worker/rules/chance'
import { connection, type Send } from '../bench/bench/client'
import { median } from '../bench/bench/load'
import { makeTable, must, playTable } from '../bench/bench/tables'
import { startSite, type Site } from './site'

/** Of a game's pages with everything else in the cache, in the median and the largest; of the responses to answers, the same. */
const BUDGET = {
  tunnel: { edition: 'tortuga', page: [8_300, 9_000], swap: [2_300, 3_600] },
  regatta: { edition: 'first', page: [10_800, 11_900], swap: [2_300, 5_900] },
} as const
const UNCHANGED = 400
const ANSWERS = 80

let site: Site
beforeAll(async () => {
  site = await startSite()
}, 60_000)
afterAll(() => site.stop())

interface Weights {
  pages: number[]
  swaps: number[]
  unchanged: number[]
}

/** Before each answer its page is loaded and reloaded, as browsers do. */
async function played(game: keyof typeof BUDGET): Promise<Weights> {
  const weights: Weights = { pages: [], swaps: [], unchanged: [] }
  const { send, close } = connection(site.address)
  const browsing: Send = async (method, path, headers = {}, body) => {
    const sent = () => send(method, path, { ...headers, 'accept-encoding': 'br' }, body)
    if (!path.endsWith('/answers')) return sent()
    const [seat, { cookie = '' }] = [path.replace('/answers', ''), headers]
    const page = must(await send('GET', seat, { cookie, 'accept-encoding': 'br' }), 200)
    const again = must(await send('GET', seat, { cookie, 'if-none-match': String(page.headers.etag) }), 304)
    const swap = await sent()
    weights.pages.push(page.bytes)
    weights.unchanged.push(again.bytes)
    weights.swaps.push(swap.bytes)
    return swap
  }
  const seats = await makeTable(send, { game, [`edition.${game}`]: BUDGET[game].edition }, ['Anne', 'Bartholomew', 'Calico', 'Diego'])
  await playTable(browsing, seats, seededChance(5), ANSWERS)
  close()
  return weights
}

describe.each(['tunnel', 'regatta'] as const)('a game of %s', game => {
  let weights: Weights
  beforeAll(async () => {
    weights = await played(game)
  }, 120_000)
  const { page, swap } = BUDGET[game]

  test.each([
    ['pages', page],
    ['swaps', swap],
  ] as const)('its %s stay within their budget, in the median and the largest', (what, [usual, most]) => {
    const sizes = weights[what]
    console.log(`${game}: ${what} ${median(sizes)} in the median, ${Math.max(...sizes)} at most`)
    expect(sizes.length).toBeGreaterThan(ANSWERS / 2)
    expect(median(sizes)).toBeLessThanOrEqual(usual)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(most)
  })

  test('a page that has not changed is not sent again', () => {
    expect(Math.max(...weights.unchanged)).toBeLessThanOrEqual(UNCHANGED)
  })
})
