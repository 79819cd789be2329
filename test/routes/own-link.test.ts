/** A seat without an email shows its link again, but only when its owner asks, and on no page that can be reloaded. */
import { expect, test } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { claimsOn, openTable, questionOn, sit } from '../kit/players'
import type { Visitor } from '../kit/visitor'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }
const OPENS = /\/seats\/0\/link\/[a-z2-7]{26}/

async function crew(): Promise<[Visitor, Visitor]> {
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  const players: [Visitor, Visitor] = [visitor(), visitor()]
  for (const [n, player] of players.entries()) await sit({ name: `Player ${n}`, visitor: player }, claims[n]?.href ?? '')
  return players
}

const seatOf = (who: Visitor): string => /.*\/seats\/\d/.exec(who.page.url)?.[0] ?? expect.unreachable(who.page.url)
const show = async (who: Visitor) => {
  const page = await who.open(`${seatOf(who)}/settings/seat`)
  return who.send(page.form('Show my link'))
}

test('the link is shown on request, and opens the seat in another browser', async () => {
  const [anne] = await crew()
  const shown = await show(anne)
  const link = shown.handed().find(({ href }) => OPENS.test(href))?.href ?? expect.unreachable('no link')
  const second = visitor()
  expect((await second.open(link)).url).toBe(seatOf(anne))
  expect(questionOn(second.page) ?? second.page.root.getElementById('state')).toBeTruthy()
})

test('no page that can be reloaded shows it, and the one that does is not cached', async () => {
  const [anne] = await crew()
  const seat = seatOf(anne)
  for (const path of ['', '/settings/seat', '/settings/time', '/settings/letters', '/orders', '/plan'])
    expect(await (await anne.ask(seat + path, 'GET')).text(), path).not.toMatch(OPENS)
  const form = (await anne.open(`${seat}/settings/seat`)).form('Show my link')
  const answer = await anne.ask(form.action, form.method, form.body('Show my link'))
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const text = await answer.text()
  expect(text).toMatch(OPENS)
  // No preview, share button or clickable link contains the key.
  for (const [tag] of text.matchAll(/<(?:meta|link|a|button data-share)\b[^>]*>/g)) expect(tag).not.toMatch(OPENS)
  expect((await anne.ask(form.action.replace(/#.*/, ''), 'GET')).status).toBe(303)
})

test('another seat, a page of another site and a substitute do not get it', async () => {
  const [anne, bob] = await crew()
  const form = (await anne.open(`${seatOf(anne)}/settings/seat`)).form('Show my link')
  expect((await bob.ask(form.action, form.method, form.body('Show my link'))).status).toBe(403)
  const forged = form.body('Show my link').replace(/token=\w+/, `token=${'a'.repeat(26)}`)
  expect((await anne.ask(form.action, form.method, forged)).status).toBe(403)
  const absences = await anne.open(`${seatOf(anne)}/settings/absences`)
  const lent = (await anne.send(absences.form('Lend my seat'))).handed().find(({ href }) => OPENS.test(href) || /lent|link/.test(href))
  const substitute = visitor()
  await substitute.open(lent?.href ?? expect.unreachable('nothing is lent'))
  const token = /name="token" value="(\w+)"/.exec(await (await substitute.ask(seatOf(anne), 'GET')).text())?.[1] ?? ''
  const asked = await substitute.ask(form.action, 'POST', new URLSearchParams({ token, do: 'show-link' }).toString())
  expect(asked.status).toBe(409)
  expect(await asked.text()).not.toMatch(/\/link\/[a-z2-7]{26}/)
})
