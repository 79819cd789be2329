/** What a link shows where it is pasted, and what robots that follow it can cause. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { Resvg } from '@resvg/resvg-wasm'
import { parse } from 'node-html-parser'
import { afterEach, expect, test, vi } from 'vitest'
import { PAINTINGS } from '../../worker/bounds'
import { Easel } from '../../worker/people/easel'
import { painterOf } from '../../worker/people/gate'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable } from '../kit/players'
import { stored } from '../kit/storage'
import { newTable, type Played } from '../kit/table'

afterEach(() => void vi.restoreAllMocks())

const KEY = /[a-z2-7]{26}/

/** As a robot reads it: the tags that begin with `og:`, and the canonical address. */
async function tagsAt(url: string): Promise<Record<string, string>> {
  const { html } = await visitor().open(url)
  const head = parse(html).querySelector('head')
  const tags = (head?.querySelectorAll('meta[property^="og:"]') ?? []).map(tag => [tag.getAttribute('property') ?? '', tag.getAttribute('content') ?? ''])
  const canonical = head?.querySelector('link[rel=canonical]')?.getAttribute('href')
  return Object.fromEntries([...tags, ...(canonical ? [['canonical', canonical]] : [])])
}

const tablePath = ({ id }: Played): string => `${env.PUBLIC_URL}/tables/${id}`

/** Width and height stand first in a PNG. */
function sizeOf(png: ArrayBuffer): [number, number] {
  const view = new DataView(png)
  return [view.getUint32(16), view.getUint32(20)]
}

test('home and a table say what they are, whose move it is, and where a picture is; no address among them holds a key', async () => {
  const table = await newTable({ seats: 2, name: 'Salt and gunpowder' })
  const [home, shared] = [await tagsAt(HOME), await tagsAt(tablePath(table))]
  expect(home['og:title']).toContain('Packetboat')
  expect(home['canonical']).toBe(HOME)
  expect(shared['og:title']).toContain('Salt and gunpowder')
  expect(shared['og:description']).toContain('Whose move: ')
  expect(shared['og:url']).toBe(tablePath(table))
  expect(Object.values({ ...home, ...shared }).join(' ')).not.toMatch(KEY)
})

test('a link with a key, a seat and an invitation show what the site is, and nothing of the table', async () => {
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

test('the picture of a table is 1200 by 630, may be kept, and is there under its signed address alone', async () => {
  const { 'og:image': address = '' } = await tagsAt(tablePath(await newTable({ seats: 2 })))
  const picture = await visitor().ask(address, 'GET')
  expect(picture.headers.get('content-type')).toBe('image/png')
  expect(picture.headers.get('cache-control')).toContain('public')
  expect(sizeOf(await picture.arrayBuffer())).toEqual([1200, 630])
  for (const wrong of [address.replace(/\/\d+-/, '/9-'), address.replace(/.\.png$/, '_.png'), address.replace('-en-', '-uk-')])
    expect((await visitor().ask(wrong, 'GET')).status).toBe(404)
})

test('a thousand robots cause no more paintings than are allowed, and no row; the others get the game’s own picture', async () => {
  const table = await newTable({ seats: 2 })
  const { 'og:image': address = '' } = await tagsAt(tablePath(table))
  const render = vi.spyOn(Resvg.prototype, 'render')
  const before = await stored()
  let instead = 0
  for (let wave = 0; wave < 20; wave++) {
    const answers = await Promise.all(Array.from({ length: 50 }, () => visitor().ask(address, 'GET')))
    instead += answers.filter(({ status, headers }) => status === 302 && headers.get('location')?.includes('cover-')).length
    await Promise.all(answers.map(answer => answer.arrayBuffer()))
  }
  expect(render.mock.calls.length).toBeLessThanOrEqual(PAINTINGS.aMinute)
  expect(instead + render.mock.calls.length).toBe(1000)
  expect(await stored()).toEqual(before)
  expect(await runInDurableObject(painterOf(env), async (_, { storage }) => (await storage.list()).size)).toBe(0)
}, 60_000)

test('so many are painted at once and so many a minute, whoever leaves memory between', () => {
  const painted = (easel: Easel, at: number): boolean => easel.begin(at)
  const easel = new Easel()
  expect([0, 0, 0].map(at => painted(easel, at))).toEqual([true, true, false])
  let count = 0
  for (let at = 0; at < 60_000; at += 100) {
    easel.end()
    if (painted(easel, at)) count++
  }
  expect(count).toBeLessThanOrEqual(PAINTINGS.aMinute)
  expect(count).toBeGreaterThan(PAINTINGS.aMinute / 2)
})
