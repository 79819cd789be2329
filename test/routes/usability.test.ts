/** What strangers stumbled over when they tried the site with nothing but its address. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, questionOn, seated } from '../kit/players'
import { lettersTo, START } from '../kit/post'
import { delivered } from '../kit/storage'
import { act } from '../kit/life'
import { answerOnce, newTable } from '../kit/table'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

test('a host without a seat sees a button beside each free seat; a seated host sees which seat is theirs, and a friend’s seat apart', async () => {
  const host = visitor()
  const page = await openTable(host, HOME, PLAN)
  const buttons = (): string[] => host.page.links('.seat').flatMap(({ text, href }) => (text === 'I’ll sit here' ? [href] : []))
  expect(buttons()).toEqual(claimsOn(page).map(({ href }) => href))
  const list = page.url
  await host.open(buttons()[0] ?? '')
  await host.send(host.page.forms()[0] ?? expect.unreachable())
  await host.open(list)
  expect(host.page.root.querySelector('.seat')?.textContent).toContain('your seat')
  const bobs = host.page.links('#guest').filter(({ text }) => text === 'Bob')
  expect(bobs.map(({ href }) => href)).toEqual([claimsOn(page)[1]?.href])
  expect(host.page.links('.seat:nth-child(2)').filter(({ href }) => href === bobs[0]?.href)).toEqual([])
})

test('unnamed bots have different names without numbers, each with the letter on its sail', async () => {
  const host = visitor()
  await host.open(`${HOME}tables/new`)
  const form = host.page.form('Start the table').type('Your name', 'Anne').type('Seat 2: name', 'Kim')
  // Forms of the kit leave selects out.
  for (const name of ['kind.2', 'kind.3'])
    form.fields.push({ name, kind: 'select', label: '', value: 'bot', ticked: false, required: false })
  await host.send(form)
  expect(host.page.textOf('.seat b')).toBe('Anne\nKim\nDeckhand Kit\nDeckhand Max')
})

test('whoever follows a choice in a letter after it was answered is told so, and nothing is ticked', async () => {
  const address = 'late@stumbles.example'
  const table = await newTable({ seats: 2, addresses: [address, address] })
  await delivered()
  const letter = (await lettersTo(address)).find(({ kind }) => kind === 'turn') ?? expect.unreachable()
  const link = /https?:[^"]+choice=[^"]+/.exec(letter.html)?.[0].replaceAll('&amp;', '&') ?? expect.unreachable()
  const reader = visitor()
  expect((await reader.open(link)).textOf('.notice')).not.toContain('answered already')
  const ticked = (): number => (questionOn(reader.page)?.questions() ?? []).flat().filter(field => field.ticked).length
  expect(ticked()).toBe(1)
  await answerOnce(table)
  expect((await reader.open(link)).textOf('.notice')).toContain('That question has already been answered, or its time is up.')
  expect(ticked()).toBe(0)
})

test('the letter about a mention says who wrote it', async () => {
  const address = 'called@stumbles.example'
  const table = await newTable({ seats: 2, addresses: [undefined, address] })
  await act(table, 0, { do: 'say', text: '@Pirate 2 look' })
  await delivered()
  const letter = (await lettersTo(address)).find(({ kind }) => kind === 'mention') ?? expect.unreachable()
  expect(letter.subject).toContain('Pirate 1 wrote to you')
  expect(letter.text).toContain('Pirate 1 wrote to you')
})

test('one press is not enough to resign', async () => {
  const [anne] = await seated(visitor(), HOME, PLAN, () => visitor())
  const { visitor: browser } = anne ?? expect.unreachable()
  const seat = browser.page.url.replace(/\?.*/, '')
  const form = (await browser.open(`${seat}/settings/seat`)).form('Resign')
  const sends = (who: Visitor, body: string) => who.ask(form.action, 'POST', body)
  expect((await sends(browser, form.body())).status).toBe(422)
  expect((await browser.open(seat)).textOf('main')).not.toContain('The bot is playing your seat')
  expect((await sends(browser, form.untick('Yes, let the bot play my seat').body())).status).toBe(422)
  for (const field of form.fields) if (field.name === 'sure') field.ticked = true
  await sends(browser, form.body())
  expect((await browser.open(seat)).textOf('main')).toContain('The bot is playing your seat')
})

test('the letter asking for consent and the page it leads to do not both ask', async () => {
  const address = 'once@stumbles.example'
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const guest = visitor()
  const form = (await guest.open(claim?.href ?? '')).forms()[0] ?? expect.unreachable()
  for (const line of form.lines('email')) line.value = address
  await guest.send(form)
  await delivered()
  const [letter] = await lettersTo(address)
  expect(letter?.html).not.toContain('Yes, send letters here')
  const confirm = /http\S+\/letters\/confirm\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  expect((await guest.open(confirm)).forms().some(found => found.hasButton('Yes, send letters here'))).toBe(true)
  expect(confirm.startsWith(env.PUBLIC_URL)).toBe(true)
})
