/** A new game needs only its folder and one line: the toy is played from letter to letter, with a bot at the table. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { addFixture } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { toy } from '../games/toy'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { callOf, newestLetter } from '../kit/mail'
import type { Page } from '../kit/page'
import { claimsOn, isOver, questionOn, sit, tickAll } from '../kit/players'
import { faultsOf } from '../kit/well-formed'
import { delivered } from '../kit/storage'
import { newTable } from '../kit/table'
import type { Visitor } from '../kit/visitor'

addFixture(toy)
const ANNE = 'anne@ship.example'
const [post, host, anne, bob] = [visitor(), visitor(), visitor(), visitor()]

/** Follows the newest letter until it leads to the wanted page. */
async function openedByLetter(to: Visitor, wanted: (page: Page) => boolean): Promise<Page> {
  for (let tries = 0; tries < 100; tries++) {
    await delivered()
    const letter = await newestLetter(post, MAILBOX, ANNE)
    const page = letter && (await to.open(callOf(letter)))
    if (letter && page && wanted(page)) {
      expect([...faultsOf(letter), ...faultsOf(page)]).toEqual([])
      return page
    }
  }
  throw new Error('no letter led to the wanted page')
}

test('the toy is not offered to players', async () => {
  const { page } = (await host.open(HOME), await host.follow('New table'), host)
  expect(page.form('Start the table').fields.map(({ value }) => value)).not.toContain('toy')
})

test('the toy is played with log, takeback, a bot and letters', async () => {
  const { id, host: key } = await newTable({ game: 'toy', edition: 'plain', seats: 3, bots: [2], free: 3, addresses: [ANNE] })
  await openedByLetter(anne, page => page.forms().length > 0)
  await sit({ name: 'Anne', visitor: anne }, anne.page.url)
  await host.open(`${env.PUBLIC_URL}/tables/${id}/host/${key}`)
  await sit({ name: 'Bob', visitor: bob }, claimsOn(host.page)[0]?.href ?? '')

  const step = questionOn(await openedByLetter(anne, page => questionOn(page) !== undefined))
  expect(questionOn(await anne.send(step?.choose('step') ?? expect.unreachable()))).toBeUndefined()
  await anne.send(anne.page.form('Take back my last answer'))
  expect(questionOn(anne.page)).toBeDefined()

  const chance = seededChance(2)
  await anne.send(tickAll(questionOn(anne.page) ?? expect.unreachable(), chance))
  while (!isOver(await bob.reload())) {
    const question = questionOn(bob.page)
    if (question) await bob.send(tickAll(question, chance))
    const page = await openedByLetter(anne, page => questionOn(page) !== undefined || isOver(page))
    const next = questionOn(page)
    if (next) await anne.send(tickAll(next, chance))
  }

  const page = await openedByLetter(anne, isOver)
  for (const name of ['Anne', 'Bob']) expect(page.textOf('table.figures')).toContain(name)
  const log = await anne.follow('The whole log')
  expect(log.textOf('main')).toMatch(/Anne steps[^]*taken? back[^]*Bob [^]*by a bot/i)
}, 300_000)
