/** A browser remembers the name typed in it, and nothing else with it. */
import { expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, sit } from '../kit/players'
import type { Page } from '../kit/page'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }
const claims = async (): Promise<string[]> => claimsOn(await openTable(visitor(), HOME, PLAN)).map(({ href }) => href)
const typedIn = (page: Page, field: string): string | undefined => page.root.querySelector(`input[name="${field}"]`)?.getAttribute('value')

test('a name typed once is filled into the next invitation and the next new table', async () => {
  const olena = visitor()
  const [first = ''] = await claims()
  expect(typedIn(await olena.open(first), 'name')).toBe('Anne')
  await sit({ name: 'Olena', visitor: olena }, first)
  const [next = ''] = await claims()
  expect(typedIn(await olena.open(next), 'name')).toBe('Olena')
  expect(typedIn(await olena.open(`${HOME}tables/new`), 'name.0')).toBe('Olena')
})

test('a second seat at the same table keeps the name that the host wrote, and so does one beside a namesake', async () => {
  const olena = visitor()
  const [first = '', second = ''] = await claims()
  await sit({ name: 'Olena', visitor: olena }, first)
  expect(typedIn(await olena.open(second), 'name')).toBe('Bob')
  const host = visitor()
  const list = await openTable(host, HOME, { ...PLAN, names: ['Olena', 'Bob'] })
  expect(typedIn(await olena.open(claimsOn(list)[1]?.href ?? ''), 'name')).toBe('Bob')
})

test('the cookie holds the name alone, out of reach of scripts; what is made up in it is text of a sensible length or nothing', async () => {
  const olena = visitor()
  const [first = ''] = await claims()
  const form = (await olena.open(first)).form('Take this seat').type('Your name at the table', 'Олена')
  const answer = await olena.ask(form.action, form.method, form.body('Take this seat'))
  const given = answer.headers.getSetCookie().find(cookie => cookie.startsWith('name='))
  expect(given).toBe(`name=${encodeURIComponent('Олена')}; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax`)
  const shown = async (name: string): Promise<string> =>
    (await visitor().ask(`${HOME}tables/new`, 'GET', undefined, { cookie: `name=${encodeURIComponent(name)}` })).text()
  expect(await shown('"><script>alert(1)</script>')).not.toContain('<script>alert')
  expect(await shown('x'.repeat(41))).not.toContain('xxx')
})
