/** A personal link opened in somebody else's browser: the page says whose seat it is, and gives it up again in this browser only. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { cookieOf, values } from '../kit/berths'
import { linkOf, visitor } from '../kit/inside'
import { newTable, type Played } from '../kit/table'
import type { Page } from '../kit/page'
import { stored } from '../kit/storage'

const FORGET = 'Forget this seat here'
const seatOf = ({ id }: Played, seat: number): string => `${env.PUBLIC_URL}/tables/${id}/seats/${seat}`
const said = (page: Page): string => page.textOf('form[action$="/forgotten"] p')
const nameAt = (page: Page): string => page.textOf('.masthead .who .ear')

test('a browser that did not hold the seat is told whose seat it is, once', async () => {
  const [table, eve] = [await newTable({ seats: 2 }), visitor()]
  const page = await eve.open(linkOf(table, 1))
  expect(said(page)).toBe(`You’re ${nameAt(page)} here. Not you?`)
  expect(said(await eve.open(seatOf(table, 1)))).toBe('')
  expect(said(await eve.open(linkOf(table, 1)))).toBe('')
})

test('a browser that holds another seat of the table is told of both, and goes back to its own', async () => {
  const [table, cy] = [await newTable({ seats: 3 }), visitor()]
  const own = nameAt(await cy.open(linkOf(table, 2)))
  const page = await cy.open(linkOf(table, 1))
  expect(said(page)).toContain(`This browser already had a seat at this table: ${own}.`)
  const back = await cy.send(page.form(FORGET))
  expect(back.url).toMatch(`${seatOf(table, 2)}?`)
  expect(back.textOf('.notice')).toContain('This browser has forgotten the seat.')
  expect((await cy.open(seatOf(table, 1))).status).toBe(403)
  expect((await cy.open(seatOf(table, 2))).status).toBe(200)
})

test('a forgotten seat is gone from this browser only, nothing is written, and its link opens it again', async () => {
  const [table, eve, dee] = [await newTable({ seats: 2, name: 'Salt' }), visitor(), visitor()]
  await dee.open(linkOf(table, 1))
  const page = await eve.open(linkOf(table, 1))
  expect(await values(eve)).toEqual(['Salt'])
  await eve.open(page.url)
  const before = await stored()
  expect((await eve.send(page.form(FORGET))).status).toBe(200)
  expect(await stored()).toEqual(before)
  expect((await eve.open(seatOf(table, 1))).status).toBe(403)
  expect(cookieOf(eve)).toBeUndefined()
  expect((await dee.open(seatOf(table, 1))).status).toBe(200)
  expect((await eve.open(linkOf(table, 1))).status).toBe(200)
})

test('only the page itself can forget the seat', async () => {
  const [table, dee] = [await newTable({ seats: 2 }), visitor()]
  await dee.open(linkOf(table, 1))
  expect((await dee.ask(`${seatOf(table, 1)}/forgotten`, 'GET')).status).toBe(405)
  expect((await dee.ask(`${seatOf(table, 1)}/forgotten`, 'POST', `token=${'a'.repeat(26)}`)).status).toBe(403)
  expect((await dee.open(seatOf(table, 1))).status).toBe(200)
})
