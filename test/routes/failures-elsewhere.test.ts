/** A table's work is answered even when the lobby or people's objects fail, which these tests break on purpose. */
import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, seated, sit } from '../kit/players'
import { personAt } from '../kit/post'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }
let said: string[]
beforeEach(() => {
  said = []
  vi.spyOn(console, 'error').mockImplementation((...words: unknown[]) => void said.push(words.map(String).join(' ')))
})
afterEach(() => void vi.restoreAllMocks())

/** Runs `act` while everything done with these rows fails. */
async function without(object: DurableObjectStub, rows: string, act: () => Promise<unknown>): Promise<void> {
  const rename = (from: string, to: string) =>
    runInDurableObject(object, (_, { storage }) => void storage.sql.exec(`ALTER TABLE ${from} RENAME TO ${to}`))
  await rename(rows, 'hidden')
  await act()
  await rename('hidden', rows)
}
const lobby = () => env.LOBBY.get(env.LOBBY.idFromName('lobby'))

test('whoever opens a table while it cannot be counted still gets its key and its links', async () => {
  await without(lobby(), 'days', async () => {
    const host = visitor()
    const page = await openTable(host, HOME, PLAN)
    expect(page.status).toBe(200)
    expect(claimsOn(page)).toHaveLength(2)
    expect((await host.reload()).status).toBe(200)
  })
  expect(said).toHaveLength(1)
})

test('whoever starts a practice game while it cannot be counted still sits at the table', async () => {
  await without(lobby(), 'days', async () => {
    const anne = visitor()
    await anne.open(HOME)
    const page = await anne.send(anne.page.forms().find(({ action }) => action.endsWith('/practice')) ?? expect.unreachable())
    expect(page.status).toBe(200)
    expect(page.url).toMatch(/\/seats\/0/)
  })
})

test('the replaced link and the letters’ settings are shown though the progress of letters is unknown', async () => {
  const address = 'anne@beside.example'
  const [anne] = await seated(visitor(), HOME, { ...PLAN, addresses: [address] }, () => visitor())
  const { visitor: her } = anne ?? expect.unreachable()
  const settings = await her.open(`${her.page.url.replace(/\?.*/, '')}/settings/seat`)
  const token = settings.root.querySelector('input[name=token]')?.getAttribute('value') ?? ''
  await without(personAt(address), 'outbox', async () => {
    const action = settings.url.replace(/settings\/seat$/, 'deeds')
    const answer = await her.ask(action, 'POST', new URLSearchParams({ token, do: 'replace-link' }).toString())
    expect(answer.status).toBe(200)
    expect(await answer.text()).toMatch(/\/seats\/0\/link\/[a-z2-7]{26}/)
    expect((await her.open(settings.url.replace(/seat$/, 'letters'))).status).toBe(200)
  })
  expect(said.join('\n')).toContain('"event":"person-failed"')
})

test('a seat changes its address though the first one cannot be told', async () => {
  const address = 'bob@beside.example'
  const host = visitor()
  const claims = claimsOn(await openTable(host, HOME, { ...PLAN, addresses: [undefined, address] }))
  const bob = { name: 'Bob', visitor: visitor() }
  await sit(bob, claims[1]?.href ?? '')
  const { url, root } = bob.visitor.page
  const token = root.querySelector('input[name=token]')?.getAttribute('value') ?? ''
  await without(personAt(address), 'tables', async () => {
    const fields = { token, do: 'address', address: 'robert@beside.example' }
    const answer = await bob.visitor.ask(url.replace(/\?.*/, '/deeds'), 'POST', new URLSearchParams(fields).toString())
    expect(answer.status).toBe(303)
  })
})
