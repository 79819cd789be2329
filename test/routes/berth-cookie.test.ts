/** The cookie that lists a browser's seats: what it contains, how much, and that it is useless to others. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { BERTHS } from '../../worker/shared/bounds'
import { cookieOf, homeWith, look, values, watched } from '../kit/berths'
import { seededChance } from '../../worker/rules/chance'
import { HOME, linkOf, visitor } from '../kit/inside'
import { answerOnce, claimsOn, openTable, sit, type Player } from '../kit/players'
import { faultsOf } from '../kit/well-formed'
import { newTable, type Played } from '../kit/table'

test('the cookie is for the whole site, hidden from scripts, and contains no key', async () => {
  const me = visitor()
  const table = await newTable({ seats: 2 })
  await me.open(linkOf(table, 0))
  const cookie = cookieOf(me)
  expect(cookie?.path).toBe('/')
  expect(Object.keys(cookie?.attributes ?? {})).toContain('httponly')
  expect(cookie?.value).not.toContain(table.keys[0])
  expect((await look(me)).html).not.toContain(table.keys[0])
  const thief = visitor()
  thief.jar.take(new Headers({ 'set-cookie': `berths=${cookie?.value}; Path=/` }))
  expect((await thief.open(`${env.PUBLIC_URL}/tables/${table.id}/seats/0`)).status).toBe(403)
})

test('of forty seats the cookie lists the twenty viewed last, and one that dropped out can return', async () => {
  const me = visitor()
  const tables: Played[] = []
  for (let n = 0; n < 40; n++) {
    const table = await newTable({ seats: 2, free: 1, name: `Table ${n}` })
    tables.push(table)
    await me.open(linkOf(table, 0))
  }
  const twenty = Array.from({ length: BERTHS }, (_, n) => `Table ${20 + n}`)
  expect((await values(me)).sort()).toEqual(twenty)
  expect(cookieOf(me)?.value.length).toBeLessThan(1000)
  await me.open(linkOf(tables[0] ?? expect.unreachable(), 0).replace(/\/link.*/, ''))
  expect((await values(me)).sort()).toEqual(['Table 0', ...twenty.slice(1)])
})

test('a tampered cookie lists nothing, and no table is asked', async () => {
  const me = visitor()
  const [one, two] = [await newTable({ seats: 2 }), await newTable({ seats: 2 })]
  await me.open(linkOf(one, 0))
  const value = cookieOf(me)?.value ?? ''
  const [list = '', seal = ''] = value.split('.')
  const tampered = [
    value.replace(one.id, two.id),
    value.replace('-0-', '-1-'),
    `${list}~${list}.${seal}`,
    list,
    `.${seal}`,
    `${list}.`,
    '__proto__',
    '%00',
    'x'.repeat(3000),
  ]
  for (const wrong of tampered) {
    const other = visitor()
    other.jar.take(new Headers({ 'set-cookie': `berths=${wrong}; Path=/` }))
    const { table, asked } = watched()
    expect(await homeWith(other, table)).not.toContain('class="berth')
    expect(asked).toEqual([])
    expect((await other.open(HOME)).status).toBe(200)
  }
})

test('somebody whose browser keeps no cookies is told how to come back, and plays by the link alone', async () => {
  const [me, bob] = [visitor(), visitor()]
  vi.spyOn(me.jar, 'take').mockImplementation(() => {})
  const claims = claimsOn(await openTable(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }))
  const page = await sit({ name: 'Anne', visitor: me }, claims[0]?.href ?? '')
  const link = page.handed()[0]?.href ?? ''
  expect([page.status, faultsOf(page)]).toEqual([200, []])
  expect(page.textOf('main')).toContain('keeps no cookies')
  await sit({ name: 'Bob', visitor: bob }, claims[1]?.href ?? '')
  const players = [
    { name: 'Anne', visitor: me },
    { name: 'Bob', visitor: bob },
  ]
  await me.open(link)
  const chance = seededChance(2)
  const answered = new Set<string>()
  for (let last: Player | undefined, n = 0; n < 12; n++) {
    last = await answerOnce(players, chance, last)
    answered.add(last?.name ?? '')
  }
  expect(answered).toEqual(new Set(['Anne', 'Bob']))
  expect(me.page.url).toContain('/link/')
  expect((await me.open(HOME)).status).toBe(200)
  const wrong = me.ask(
    link.replace(/\/link.*/, '/deeds'),
    'POST',
    `token=${link.slice(-26).replace(/^./, first => (first === 'a' ? 'b' : 'a'))}&do=say&text=x`
  )
  expect((await wrong).status).toBe(403)
})
