/** What older commits left on disk opens, plays on, verifies, and has its letters delivered. */
import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { faultIn } from '../../worker/host/judging/verifying'
import { seededChance } from '../../worker/rules/chance'
import { readObjects } from '../crash/evidence'
import { COMMITS, gameFileOf, linksOf, runningOf, startOn, type TableName } from '../kit/fixture'
import { answerOnce, isOver, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { until } from './site'

describe.each(COMMITS)('on data of commit %s', async commit => {
  const site = await startOn(commit)
  const { tables, person } = linksOf(commit)
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
  const positionOn = ({ visitor: { page } }: Player): number =>
    Number(/at=(\d+)/.exec(page.root.querySelector('#live')?.getAttribute('hx-ws:connect') ?? '')?.[1])

  test.each(runningOf(commit))('the table %s opens for each seat by its old link, and can be played on', async name => {
    const seated = await players(name)
    const before = Math.max(...seated.map(positionOn))
    expect(before).toBeGreaterThan(5)
    // If a clock ran out long ago, the table may answer for a seat between question and answer; and a sealed card moves no position.
    const chance = seededChance(1)
    const answered = await until(async () => {
      const player = await answerOnce(seated, chance)
      return player?.visitor.page.status === 200 && positionOn(player) > before ? player : undefined
    })
    expect(positionOn(answered)).toBeGreaterThan(before)
  })

  test.each(runningOf(commit))('at %s everybody still sees the talk, and only its writer the note', async name => {
    const [anne, bob, kim] = await players(name)
    for (const one of [anne, bob, kim]) {
      expect(one?.visitor.page.html).toContain('Fair wind to all of you!')
      await one?.visitor.open(`${one.visitor.page.url}?open=notes`)
    }
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

  test('waiting letters arrive', async () => {
    const arrived = () =>
      readObjects(site.data, 'Mailbox', 'letters', sql =>
        sql
          .exec<{ id: string }>('SELECT id FROM letters')
          .toArray()
          .map(({ id }) => id)
      ).flat()
    await until(() => person.waiting.every(({ id }) => arrived().includes(id)))
    const page = await visitor().open(`${site.address}/mailbox`)
    expect(page.links('main').filter(({ text }) => text.includes(person.address)).length).toBeGreaterThanOrEqual(person.waiting.length)
  })
})

test.each(COMMITS)('the file that commit %s exported verifies', commit => {
  expect(faultIn(JSON.parse(readFileSync(gameFileOf(commit), 'utf8')))).toBeUndefined()
})
