/** Coming back without a bookmark: home and "My tables" list the browser's seats, and those of an address it knows. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { PACES } from '../../worker/clock'
import { minePath } from '../../worker/shared/person-key'
import { Person } from '../../worker/people/person'
import { personOf } from '../../worker/shared/person-key'
import { unpack } from '../../worker/shared/parcel'
import { HOME, linkOf, visitor } from '../kit/inside'
import { act, waiting } from '../kit/life'
import { claimsOn, openTable, questionOn, seated, sit } from '../kit/players'
import { personAt } from '../kit/post'
import { faultsOf } from '../kit/well-formed'
import { delivered, stored } from '../kit/storage'
import { newTable } from '../kit/table'
import { cookieOf, homeWith, look, names, values, watched } from '../kit/berths'

const PLAN = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
const MINE = `${HOME}mine`

test('whoever closes the tab and opens the site again finds their tables, the waiting one first, one click from its question', async () => {
  const me = visitor()
  const calm = await newTable({ seats: 2, name: 'The calm one' })
  const asks = await newTable({ seats: 2, name: 'The waiting one', pace: PACES.steady })
  await me.open(linkOf(asks, await waiting(asks)))
  await me.open(linkOf(calm, 1 - (await waiting(calm))))
  const page = await look(me)
  expect([page.heading, faultsOf(page)]).toEqual(['My tables', []])
  expect(names(page)).toEqual(['The waiting one', 'The calm one'])
  // Separated even in text browsers, which know no boxes.
  expect(page.textOf('.berth.yours')).toMatch(/one Your move Tunnel · It’s.*action 1 of 3.* \d+ days?(, \d+ hours?)? left/s)
  expect(page.textOf('.berth:not(.yours)')).toMatch(/It’s Pirate [12]’s turn/)
  await me.open(page.links('.berth.yours')[0]?.href ?? '')
  expect(questionOn(me.page)).toBeDefined()
})

test('a seat just taken is listed at once, says who is missing, and is one click away', async () => {
  const me = visitor()
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  await sit({ name: 'Anne', visitor: me }, claims[0]?.href ?? '')
  const page = await look(me)
  expect(page.textOf('.berth')).toContain('One seat is still free')
  await me.open(page.links('.berth')[0]?.href ?? '')
  expect(me.page.textOf('.who')).toContain('you are')
})

test('a seat taken before this cookie existed is listed from the next visit on', async () => {
  const [anne] = await seated(visitor(), HOME, PLAN, () => visitor())
  const old = visitor()
  const { url } = anne?.visitor.page ?? expect.unreachable()
  for (const { name, value, path } of anne?.visitor.jar.all() ?? [])
    if (name !== 'berths') old.jar.take(new Headers({ 'set-cookie': `${name}=${value}; Path=${path}` }))
  expect(await values(old)).toEqual([])
  await old.open(url.replace(/\?.*/, ''))
  expect(await values(old)).toHaveLength(1)
})

test('viewing writes nothing but the cookie', async () => {
  const me = visitor()
  const table = await newTable({ seats: 2 })
  await delivered()
  const before = await stored()
  await me.open(linkOf(table, 0))
  for (const url of [HOME, MINE]) await me.open(url)
  expect(await stored()).toEqual(before)
})

test('a table that does not answer in time is left out, the others are listed, and the page says so', async () => {
  const me = visitor()
  const [slow, quick] = [await newTable({ seats: 2, name: 'The slow one' }), await newTable({ seats: 2, name: 'The quick one' })]
  for (const table of [slow, quick]) await me.open(linkOf(table, 0))
  for (const path of ['', 'mine']) {
    // The slow table never answers here; the page waits for it no longer than its limit.
    let html = ''
    for (let times = 0; times < 20 && !html.includes('The quick one'); times++) html = await homeWith(me, watched([slow.id]).table, path)
    expect(html).toContain('The quick one')
    expect(html).not.toContain('The slow one')
    expect(html).toContain('haven’t loaded yet')
  }
  expect((await values(me)).sort()).toEqual(['The quick one', 'The slow one'])
})

test('a seat that this browser no longer has is dropped', async () => {
  const me = visitor()
  const [replaced, left] = [await newTable({ seats: 2, name: 'Replaced' }), await newTable({ seats: 2, name: 'Left' })]
  for (const table of [replaced, left]) await me.open(linkOf(table, 0))
  await act(replaced, 0, { do: 'replace-link' })
  await act(left, 0, { do: 'leave', name: 'a pirate' })
  expect(await values(me)).toEqual([])
  expect(cookieOf(me)).toBeUndefined()
})

test('a lent seat is listed as long as it is lent', async () => {
  const [owner, zed] = [visitor(), visitor()]
  const table = await newTable({ seats: 2, name: 'Lent' })
  await owner.open(linkOf(table, 0))
  await owner.open(`${owner.page.url}/settings/absences`)
  await owner.send(owner.page.form('Lend my seat'))
  await zed.open(owner.page.handed().find(({ text }) => text === 'Link for the substitute')?.href ?? '')
  expect(await values(zed)).toEqual(['Lent'])
  await act(table, 0, { do: 'take-seat-back' })
  expect(await values(zed)).toEqual([])
  expect(await values(owner)).toEqual(['Lent'])
})

test('the tables of an address come from its one object, and a seat known from both sources is listed once', async () => {
  const address = 'anne@berths.example'
  const tables = [
    await newTable({ seats: 2, name: 'Held', addresses: [address] }),
    await newTable({ seats: 2, name: 'Elsewhere', addresses: [address] }),
  ]
  await delivered()
  const me = visitor()
  await me.open(env.PUBLIC_URL + minePath(env.SITE_KEY, personOf(env.SITE_KEY, address)))
  await me.open(linkOf(tables[0] ?? expect.unreachable(), 0))
  expect((await values(me)).sort()).toEqual(['Elsewhere', 'Held'])
  const { table, asked } = watched()
  await homeWith(me, table)
  expect(asked).toEqual([tables[0]?.id])
})

test('a page does not wait for a slow table of the address either: it shows what the table last told', async () => {
  const address = 'bob@berths.example'
  const tables = [
    await newTable({ seats: 2, name: 'Slow', addresses: [address] }),
    await newTable({ seats: 2, name: 'Quick', addresses: [address] }),
  ]
  await delivered()
  const { table } = watched([tables[0]?.id ?? ''])
  const rows = await runInDurableObject(personAt(address), async (_, state) =>
    unpack(await new Person(state, { ...env, TABLE: table }).mine())
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(['Quick', 'Slow'])
  expect(rows.find(({ name }) => name === 'Slow')?.crew).toBeUndefined()
})

test('“My tables” lists the browser’s seats at once, and offers a letter that shows the others', async () => {
  const me = visitor()
  expect((await me.open(MINE)).heading).toBe('This browser doesn’t know your email yet')
  const table = await newTable({ seats: 2, name: 'At once' })
  await me.open(linkOf(table, await waiting(table)))
  const page = await look(me, MINE)
  expect([names(page), page.heading, faultsOf(page)]).toEqual([['At once'], 'My tables', []])
  expect(page.form('Send them').action).toBe(`${HOME}links`)
})

test('other pages ask no other table', async () => {
  const me = visitor()
  const tables = [await newTable({ seats: 2 }), await newTable({ seats: 2 })]
  for (const table of tables) await me.open(linkOf(table, 0))
  for (const path of ['rules', 'tables', 'privacy', 'tables/new', 'links']) {
    const { table, asked } = watched()
    await homeWith(me, table, path)
    expect(asked).toEqual([])
  }
  const { table, asked } = watched()
  await homeWith(me, table, `tables/${tables[0]?.id}/seats/0`)
  expect(new Set(asked)).toEqual(new Set([tables[0]?.id]))
})
