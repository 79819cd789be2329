/** Letters as they are read: whose links they carry, how they are stopped, and where they are shown. */
import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, expect, test } from 'vitest'
import site from '../../worker'
import { seededChance } from '../../worker/rules/chance'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { newestLetter } from '../kit/mail'
import type { Page } from '../kit/page'
import { answerOnce, openTable, seated } from '../kit/players'
import { kindsTo, lettersTo, personAt } from '../kit/post'
import { expectRefusal } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import { delivered, stored } from '../kit/storage'
import { newTable, takeSeat } from '../kit/table'

const ADDRESSES = ['anne@ship.example', 'bob@ship.example', 'kim@ship.example']
let letter: Page

beforeAll(async () => {
  const plan = { game: 'tunnel', edition: 'jamaica', names: ['Anne <b>', 'Bob', 'Kim'], addresses: ADDRESSES }
  await openTable(visitor(), HOME, plan)
  await delivered()
  for (const address of ADDRESSES) await personAt(address).confirm()
  const players = await seated(visitor(), HOME, plan, () => visitor())
  const chance = seededChance(4)
  let last = await answerOnce(players, chance)
  for (let n = 0; n < 8; n++) {
    // Otherwise a turn may be over before the letter about it has left.
    await delivered()
    last = await answerOnce(players, chance, last)
  }
  await delivered()
  const newest = await newestLetter(visitor(), MAILBOX, ADDRESSES[0] ?? '')
  letter = newest ?? expect.unreachable('there is no letter')
})

test('a letter carries links of its own seat only, and nobody else’s address', async () => {
  for (const [seat, address] of ADDRESSES.entries()) {
    const letters = await lettersTo(address)
    expect(new Set(letters.map(({ kind }) => kind))).toEqual(new Set(['invitation', 'seat', 'turn']))
    for (const { text, html } of letters) {
      const opened = [...(text + html).matchAll(/seats\/(\d)\/(?:link|claim)\//g)].map(([, number]) => Number(number))
      expect(new Set(opened)).toEqual(new Set([seat]))
      for (const other of ADDRESSES) if (other !== address) expect(text + html).not.toContain(other)
    }
  }
})

test('names are escaped in letters too', async () => {
  for (const { html } of await lettersTo(ADDRESSES[1] ?? '')) expect(html).not.toContain('<b> ')
  const page = await visitor().open(`${letter.url}/html`)
  expect(page.root.querySelectorAll('script, form, iframe, link, base')).toEqual([])
})

test('a letter is shown in a frame without permissions', async () => {
  expect(faultsOf(letter)).toEqual([])
  const frame = letter.root.querySelector('iframe')
  expect(frame?.getAttribute('sandbox')).not.toMatch(/allow-(scripts|same-origin|forms)/)
  const inside = await visitor().open(new URL(frame?.getAttribute('src') ?? '', letter.url).href)
  expect(inside.headers.get('content-security-policy')).toMatch(/^default-src 'none'.*frame-ancestors 'self'/)
})

test('the mailbox is closed where letters are really sent', async () => {
  for (const url of [MAILBOX, letter.url, `${letter.url}/html`]) {
    const response = await site.fetch(
      new Request(url, { headers: { host: new URL(url).host } }),
      { ...env, MAILBOX_OPEN: '' },
      createExecutionContext()
    )
    expect(response.status).toBe(404)
  }
})

test('opening the link that stops letters asks only, whoever follows it; the button stops them', async () => {
  const { headers } = (await lettersTo(ADDRESSES[2] ?? ''))[0] ?? expect.unreachable()
  const stop = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const before = await stored()
  const reader = visitor({ 'accept-language': 'pl' })
  const page = await reader.open(stop)
  await reader.ask(stop, 'HEAD')
  expect([page.status, faultsOf(page)]).toEqual([200, []])
  expect(await stored()).toEqual(before)
  expect(faultsOf(await reader.send(page.form('Nie piszcie o tym stole')))).toEqual([])
  expect(reader.page.status).toBe(200)
  expect(await stored()).not.toEqual(before)
})

test('a mail provider stops a table’s letters by one POST without cookie, token or origin, and may repeat it', async () => {
  const address = 'olaf@ship.example'
  const table = await newTable({ addresses: [address], free: 3 })
  await delivered()
  const stop = (await lettersTo(address))[0]?.headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  for (let times = 0; times < 2; times++) expect((await visitor().ask(stop, 'POST', 'List-Unsubscribe=One-Click')).status).toBe(200)
  await takeSeat(table, 0)
  await delivered()
  expect(await lettersTo(address)).toHaveLength(1)
  await newTable({ addresses: [address], free: 3 })
  await delivered()
  expect(await lettersTo(address)).toHaveLength(2)
  for (const wrong of [stop.replace(/.$/, last => (last === 'a' ? 'b' : 'a')), stop.replace(/stop\/./, 'stop/7')])
    for (const method of ['GET', 'POST'])
      await expectRefusal(() => visitor().ask(wrong, method, method === 'POST' ? '' : undefined), { status: 410 })
})

test('whoever stopped all letters gets none from the site; others do', async () => {
  await personAt(ADDRESSES[0] ?? '').stop()
  const count = async () => Promise.all(ADDRESSES.slice(0, 2).map(async address => (await kindsTo(address)).length))
  const [anne = 0, bob = 0] = await count()
  await newTable({ addresses: ADDRESSES, free: 3 })
  await delivered()
  expect(await count()).toEqual([anne, bob + 1])
})
