/** A table with damaged records is named in the log, is reported honestly to its people, and disturbs nobody else. */
import { evictDurableObject, runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { minePath } from '../../worker/shared/person-key'
import { personOf } from '../../worker/shared/person-key'
import { LANGUAGES } from '../../worker/drawing/game'
import { HOME, visitor } from '../kit/inside'
import { bothHops, personAt } from '../kit/post'
import { faultsOf } from '../kit/well-formed'
import { newTable, type Played } from '../kit/table'

const said: string[] = []
beforeEach(() => {
  said.length = 0
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

async function damaged(addresses: string[] = []): Promise<Played> {
  const table = await newTable({ addresses })
  await bothHops(table, ...addresses)
  await runInDurableObject(table.stub, (_, { storage }) => void storage.sql.exec("UPDATE present SET body = '{torn'"))
  await evictDurableObject(table.stub)
  return table
}
const pathOf = ({ id }: Played): string => `${HOME}tables/${id}`

test('its page says that it cannot be read, in the reader’s language, and the log names table and object', async () => {
  const table = await damaged()
  const titles = new Set<string>()
  for (const language of LANGUAGES) {
    const page = await visitor({ 'accept-language': language }).open(pathOf(table))
    expect(page.status).toBe(500)
    expect(faultsOf(page)).toEqual([])
    expect(page.html).toContain(table.id)
    titles.add(page.heading)
  }
  expect(titles.size).toBe(LANGUAGES.length)
  expect(titles).toContain('This table can’t be read')
  expect(said.map(line => JSON.parse(line))).toContainEqual(
    expect.objectContaining({ event: 'table-damaged', table: table.id, object: String(table.stub.id) })
  )
})

test('other tables open as usual', async () => {
  await damaged()
  const other = await newTable()
  expect((await visitor().open(pathOf(other))).status).toBe(200)
  expect(said).toEqual([])
})

test('its alarm fails and logs which table it is', async () => {
  const table = await damaged()
  await runInDurableObject(table.stub, instance => instance.alarm()).catch(() => {})
  expect(said.join('\n')).toMatch(new RegExp(`"table":"(${table.id}|${table.stub.id})"`))
})

test('whoever sits there and elsewhere can still download everything else, and is forgotten elsewhere', async () => {
  const address = 'anne@torn.example'
  const table = await damaged([address])
  const other = await newTable({ addresses: [address] })
  await bothHops(other, address)
  const anne = visitor()
  await anne.open(env.PUBLIC_URL + minePath(env.SITE_KEY, personOf(env.SITE_KEY, address)))
  const file = await anne.ask(`${HOME}mine/file.json`, 'GET')
  expect(await file.json()).toMatchObject({
    kept: expect.arrayContaining([
      { table: table.id, unreadable: true },
      expect.objectContaining({ table: other.id, name: 'A test of strength' }),
    ]),
  })
  const form = (await anne.open(`${HOME}mine`)).forms().find(({ action }) => action.endsWith('/mine/forget'))
  const body = new URLSearchParams(form?.body())
  body.set('sure', '1')
  expect((await anne.ask(`${HOME}mine/forget`, 'POST', body.toString())).status).toBe(303)
  expect(unpack(await personAt(address).file())).toBeNull()
  expect(said.join('\n')).toContain(`"event":"table-failed","table":"${table.id}"`)
})
