/** What strangers leave on the disk of a site. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { newestLetter } from '../kit/mail'
import { openTable } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { startSite, until } from './site'

const site = await startSite()
afterAll(() => site.stop())

const visitor = () => new Visitor((url, asking) => fetch(url, asking))
const objects = (kind: string): string[] => readdirSync(join(site.data, 'objects', `packetboat-${kind}`)).filter(file => /^[\da-f]{64}\.sqlite$/.test(file))
const asked = (address: string) => visitor().ask(`${site.address}/links`, 'POST', new URLSearchParams({ address }).toString())

test('who asks for the links of an address that nobody has leaves no file', async () => {
  await openTable(visitor(), site.address, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'], addresses: ['anne@ship.example'] })
  await until(() => newestLetter(visitor(), `${site.address}/mailbox`, 'anne@ship.example'))
  const before = objects('Person')
  expect(before).toHaveLength(1)
  for (const name of ['x', 'y', 'z']) expect((await asked(`${name}@ship.example`)).status).toBe(200)
  // The one that is known comes last: when its letter is there, the others were looked at.
  expect((await asked('anne@ship.example')).status).toBe(200)
  await until(async () => (await newestLetter(visitor(), `${site.address}/mailbox`, 'anne@ship.example'))?.heading === 'Your links')
  expect(objects('Person')).toEqual(before)
})
