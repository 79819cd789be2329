/** What commit a8b7505 has left on disk opens, plays on, verifies and is delivered. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { faultIn } from '../../worker/host/verifying'
import { seededChance } from '../../worker/rules/chance'
import { readObjects } from '../crash/evidence'
import { gameFileOf, linksOf, startOn, type TableName } from '../kit/fixture'
import { answerOnce, isOver, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { until } from './site'

describe('on data of commit a8b7505', async () => {
  const site = await startOn('a8b7505')
  const { tables, person } = linksOf('a8b7505')
  afterAll(() => site.stop())

  const visitor = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
  const players = async (table: TableName): Promise<Player[]> => {
    const opened = tables[table].seats.map(async ({ name, link }) => {
      const player = { name, visitor: visitor() }
      expect((await player.visitor.open(site.address + link)).status).toBe(200)
      return player
    })
    return Promise.all(opened)
  }
  const positionOn = ({ visitor: { page } }: Player): number => Number(/at=(\d+)/.exec(page.root.querySelector('#live')?.getAttribute('hx-ws:connect') ?? '')?.[1])

  test.each(['tunnel', 'regatta', 'clocked'] as const)('the table %s opens for each seat by its old link, and plays on', async name => {
    const seated = await players(name)
    const before = Math.max(...seated.map(positionOn))
    expect(before).toBeGreaterThan(5)
    // Where a clock ran out long ago, the table may answer for somebody between the question and the answer.
    const answered = await until(async () => {
      const player = await answerOnce(seated, seededChance(1))
      return player?.visitor.page.status === 200 ? player : undefined
    })
    expect(positionOn(answered)).toBeGreaterThan(before)
  })

  test.each(['tunnel', 'regatta', 'clocked'] as const)('at %s, talk is everybody’s and a note its writer’s, as before', async name => {
    const [anne, bob, kim] = await players(name)
    for (const one of [anne, bob, kim]) expect(one?.visitor.page.html).toContain('Fair wind to all of you!')
    expect([anne, bob, kim].map(one => one?.visitor.page.html.includes('Bob likes the sabres.'))).toEqual([true, false, false])
  })

  test('the finished game still exports a file that verifies', async () => {
    const [anne] = await players('finished')
    const page = anne?.visitor.page
    expect(page && isOver(page)).toBe(true)
    const file = page?.root.querySelector('a[href$="/game.json"]')?.getAttribute('href') ?? ''
    const exported = await anne?.visitor.ask(new URL(file, site.address).href, 'GET')
    expect(faultIn(JSON.parse((await exported?.text()) ?? ''))).toBeUndefined()
  })

  test('the letters that waited arrive', async () => {
    const arrived = () => readObjects(site.data, 'Mailbox', 'letters', sql => sql.exec<{ id: string }>('SELECT id FROM letters').toArray().map(({ id }) => id)).flat()
    await until(() => person.waiting.every(({ id }) => arrived().includes(id)))
    const page = await visitor().open(`${site.address}/mailbox`)
    expect(page.links('main').filter(({ text }) => text.includes(person.address)).length).toBeGreaterThanOrEqual(person.waiting.length)
  })
})

test('the file that commit a8b7505 exported verifies', () => {
  expect(faultIn(JSON.parse(readFileSync(gameFileOf('a8b7505'), 'utf8')))).toBeUndefined()
})
