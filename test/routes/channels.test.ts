/** Webhooks, push and feeds as people set them up, by the forms of their pages. */
import { expect, test, vi } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { claimsOn, openTable, seated, sit, type Player } from '../kit/players'
import { faultsOf } from '../kit/well-formed'
import { stored } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
const URL_LABEL = 'Address of the webhook'

async function settingsOf({ visitor }: Player): Promise<Page> {
  // The page shown first after sitting down has the link to keep. Below a question, the settings are named together with that link.
  await visitor.open(visitor.page.url.replace(/\?.*/, '?open=deeds'))
  await visitor.open(visitor.page.links('main').find(({ text }) => text.startsWith('My settings'))?.href ?? '')
  await visitor.follow('Notices')
  expect(faultsOf(visitor.page)).toEqual([])
  return visitor.page
}

async function players(): Promise<{ host: Visitor; anne: Player; bob: Player }> {
  const host = visitor()
  const [anne, bob] = await seated(host, HOME, PLAN, () => visitor())
  if (!anne || !bob) throw new Error('nobody sat down')
  return { host, anne, bob }
}

const add = (page: Page, url: string, shape: string) => page.form('Add it').choose(shape).type(URL_LABEL, url)

test('a webhook is added and its secret shown once; a private address is refused with the reason', async () => {
  const { anne } = await players()
  await settingsOf(anne)
  const wrong = await anne.visitor.send(add(anne.visitor.page, 'https://localhost/', 'json'))
  expect([wrong.status, faultsOf(wrong)]).toEqual([422, []])
  expect(wrong.textOf('main')).toContain('isn’t the name of a public server')
  const added = await anne.visitor.send(add(wrong, 'https://hooks.boat.example/a/very-secret', 'json'))
  expect(added.handed().some(({ href }) => href.startsWith('whsec_'))).toBe(true)
  const later = await anne.visitor.open(added.url.replace('/deeds', '/settings/notices'))
  expect(later.textOf('main')).toContain('hooks.boat.example')
  expect(later.root.toString()).not.toMatch(/whsec_[A-Za-z\d+/]{8}|very-secret/)
  expect(faultsOf(later)).toEqual([])
})

test('a test is written and sent, and the page shows its result', async () => {
  const { anne } = await players()
  await settingsOf(anne)
  await anne.visitor.send(add(anne.visitor.page, 'https://hooks.boat.example/', 'ntfy'))
  const asked = vi.fn(async () => new Response('thanks'))
  vi.stubGlobal('fetch', asked)
  await anne.visitor.send(anne.visitor.page.form('Send a test'))
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce(), { interval: 5, timeout: 60_000 })
  await vi.waitFor(async () => expect((await anne.visitor.reload()).textOf('main')).toContain('accepted by the other server'), {
    interval: 20,
    timeout: 60_000,
  })
  vi.unstubAllGlobals()
  expect(anne.visitor.page.textOf('main')).toContain('got through')
})

test('the host has webhooks for the table, and is shown whether notices arrive, but not what receivers said', async () => {
  const { host } = await players()
  const page = await host.reload()
  expect(faultsOf(page)).toEqual([])
  const done = await host.send(add(page, 'https://room.boat.example/', 'slack'))
  expect([done.status, faultsOf(done)]).toEqual([200, []])
  expect(done.textOf('main')).toContain('room.boat.example')
  expect(done.textOf('main')).toContain('Last heard from')
})

test('feeds are read at secret addresses, change nothing, are not sent again unchanged, and stop when replaced', async () => {
  const { anne, bob } = await players()
  await settingsOf(anne)
  const [news = '', deadlines = ''] = ['.atom', '.ics'].map(end => anne.visitor.page.handed().find(({ href }) => href.endsWith(end))?.href)
  const reader = visitor()
  const before = await stored()
  for (const [address, type] of [
    [news, 'application/atom+xml; charset=utf-8'],
    [deadlines, 'text/calendar; charset=utf-8'],
  ] as const) {
    const first = await reader.ask(address, 'GET')
    expect([first.status, first.headers.get('content-type')]).toEqual([200, type])
    expect(first.headers.get('cache-control')).toMatch(/^private, max-age=\d+$/)
    expect((await reader.ask(address, 'GET', undefined, { 'if-none-match': first.headers.get('etag') ?? '' })).status).toBe(304)
    expect((await reader.ask(address, 'HEAD')).status).toBe(200)
  }
  expect(await stored()).toEqual(before)
  expect((await reader.ask(news.replace('/seats/0/', '/seats/1/'), 'GET')).status).toBe(410)
  await settingsOf(bob)
  await anne.visitor.send(anne.visitor.page.form('Replace both'))
  expect((await reader.ask(news, 'GET')).status).toBe(410)
  expect(anne.visitor.page.handed().some(({ href }) => href.endsWith('.atom') && href !== news)).toBe(true)
})

test('the old address of all settings leads to their first page, and an unknown one is not found', async () => {
  const { anne } = await players()
  const { url } = await settingsOf(anne)
  const old = await anne.visitor.ask(url.replace('/notices', ''), 'GET')
  expect([old.status, old.headers.get('location')]).toEqual([303, url.replace('/notices', '/time')])
  expect((await anne.visitor.ask(url.replace('/notices', '/toString'), 'GET')).status).toBe(404)
})

test('an invalid push subscription is not saved', async () => {
  const { anne } = await players()
  const page = await settingsOf(anne)
  const token = page.root.querySelector('input[name=token]')?.getAttribute('value') ?? ''
  const body = new URLSearchParams({ token, do: 'push', subscription: '{"endpoint":"https://10.0.0.1/"}' }).toString()
  expect((await anne.visitor.ask(page.url.replace('/settings/notices', '/deeds'), 'POST', body)).status).toBe(400)
})

test('an invitation that went to an address since replaced is shown as sent, not as waiting', async () => {
  const host = visitor()
  const claims = claimsOn(
    await openTable(host, HOME, { ...PLAN, names: ['Anne', 'Bob', 'Cem'], addresses: [undefined, 'bob@example.org'] })
  )
  await vi.waitFor(async () => expect((await host.reload()).textOf('main')).toContain('accepted by the other server'), {
    interval: 20,
    timeout: 60_000,
  })
  await sit({ name: 'Bob', visitor: visitor() }, claims[1]?.href ?? '', { address: 'robert@example.org' })
  const said = (await host.reload()).textOf('main')
  expect(said).toMatch(/Invitation a letter.*sent .* we don’t know what became of it/s)
  expect(said).not.toContain('daily letter')
})
