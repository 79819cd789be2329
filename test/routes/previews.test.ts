/** What a link shows where it is pasted, and what robots that follow it can cause. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Resvg } from '@resvg/resvg-wasm'
import { parse } from 'node-html-parser'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { PAINTINGS } from '../../worker/shared/bounds'
import { PaintLimit } from '../../worker/people/paint-limit'
import { painterOf } from '../../worker/people/gate'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable } from '../kit/players'
import { repeats } from '../kit/repeats'
import { stored } from '../kit/storage'
import { newTable, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

beforeAll(() => void Object.assign(env, { PICTURES: '' }))
afterEach(() => void vi.restoreAllMocks())

const KEY = /[a-z2-7]{26}/
/** Of fifty robots each. */
const WAVES = repeats(4, 20)

/** What a robot reads: the `og:` tags and the canonical address. */
async function tagsAt(url: string): Promise<Record<string, string>> {
  const { html } = await visitor().open(url)
  const head = parse(html).querySelector('head')
  const tags = (head?.querySelectorAll('meta[property^="og:"]') ?? []).map(tag => [
    tag.getAttribute('property') ?? '',
    tag.getAttribute('content') ?? '',
  ])
  const canonical = head?.querySelector('link[rel=canonical]')?.getAttribute('href')
  return Object.fromEntries([...tags, ...(canonical ? [['canonical', canonical]] : [])])
}

const tablePath = ({ id }: Played): string => `${env.PUBLIC_URL}/tables/${id}`

/** Reads width and height from the start of a PNG. */
function sizeOf(png: ArrayBuffer): [number, number] {
  const view = new DataView(png)
  return [view.getUint32(16), view.getUint32(20)]
}

test('home and a table say what they are, whose move it is, and where a picture is; none of their addresses holds a key', async () => {
  const table = await newTable({ seats: 2, name: 'Salt and gunpowder' })
  const [home, shared] = [await tagsAt(HOME), await tagsAt(tablePath(table))]
  expect(home['og:title']).toContain('Packetboat')
  expect(home['canonical']).toBe(HOME)
  expect(shared['og:title']).toContain('Salt and gunpowder')
  expect(shared['og:description']).toContain('Whose move: ')
  expect(shared['og:url']).toBe(tablePath(table))
  expect(Object.values({ ...home, ...shared }).join(' ')).not.toMatch(KEY)
})

test('a table that waits for people says how many, a finished one who won, each with its public address', async () => {
  const waiting = await newTable({ seats: 3, free: 2, name: 'Salt and gunpowder' })
  expect((await tagsAt(tablePath(waiting)))['og:description']).toContain('2 seats are still free')
  const over = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(over)
  const tags = await tagsAt(tablePath(over))
  expect(tags['og:description']).toMatch(/Pirate [12]’s pirates are all in the boat/)
  expect([tags['og:url'], tags['canonical']]).toEqual([tablePath(over), tablePath(over)])
  expect(sizeOf(await (await visitor().ask(tags['og:image'] ?? '', 'GET')).arrayBuffer())).toEqual([1200, 630])
}, 300_000)

test('a link with a key, a seat or an invitation shows what the site is, and nothing of the table', async () => {
  const name = 'Salt and gunpowder'
  const table = await newTable({ seats: 2, free: 1, name })
  const [claim] = claimsOn(await openTable(visitor(), HOME, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }))
  for (const url of [`${tablePath(table)}/seats/0/link/${table.keys[0]}`, claim?.href ?? '']) {
    const tags = await tagsAt(url)
    expect(tags['og:title']).toBe('Packetboat')
    expect(Object.keys(tags)).not.toContain('canonical')
    expect(Object.values(tags).join(' ')).not.toMatch(/Salt|Anne|tables\/|[a-z2-7]{26}/)
  }
})

test('a table’s picture is 1200 by 630, may be cached, and exists only at its signed address', async () => {
  const { 'og:image': address = '' } = await tagsAt(tablePath(await newTable({ seats: 2 })))
  const picture = await visitor().ask(address, 'GET')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toContain('public')
  expect(sizeOf(await picture.arrayBuffer())).toEqual([1200, 630])
  for (const wrong of [address.replace(/\/\d+-/, '/9-'), address.replace(/.\.png$/, '_.png'), address.replace('-en-', '-uk-')])
    expect((await visitor().ask(wrong, 'GET')).status).toBe(404)
})

test('hundreds of robots cause no more paintings than allowed, and no rows; the rest get the game’s own picture', async () => {
  const table = await newTable({ seats: 2 })
  const { 'og:image': address = '' } = await tagsAt(tablePath(table))
  const render = vi.spyOn(Resvg.prototype, 'render')
  const before = await stored()
  let instead = 0
  for (let wave = 0; wave < WAVES; wave++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor().ask(address, 'GET')))
    instead += answers.filter(({ status, headers }) => status === 302 && headers.get('location')?.includes('cover-')).length
    await Promise.all(answers.map(answer => answer.arrayBuffer()))
  }
  expect(render.mock.calls.length).toBeLessThanOrEqual(PAINTINGS.aMinute)
  expect(instead + render.mock.calls.length).toBe(WAVES * 50)
  expect(await stored()).toEqual(before)
  expect(await runInDurableObject(painterOf(env), async (_, { storage }) => (await storage.list()).size)).toBe(0)
}, 300_000)

test('paintings are limited both at once and per minute, however quickly each is finished', () => {
  const painted = (limit: PaintLimit, at: number): boolean => limit.begin(at)
  const limit = new PaintLimit()
  expect([0, 0, 0].map(at => painted(limit, at))).toEqual([true, true, false])
  let count = 0
  for (let at = 0; at < 60_000; at += 100) {
    limit.end()
    if (painted(limit, at)) count++
  }
  expect(count).toBeLessThanOrEqual(PAINTINGS.aMinute)
  expect(count).toBeGreaterThan(PAINTINGS.aMinute / 2)
})
