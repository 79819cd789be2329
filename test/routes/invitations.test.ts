/** An invitation in the wrong hands, too late, or twice; and what there is to see while waiting for the others. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, expect, test, vi } from 'vitest'
import { HOME, visitor } from '../kit/inside'
import { at, DAY, START } from '../kit/life'
import type { Page } from '../kit/page'
import { claimsOn, openTable, questionOn, sit } from '../kit/players'
import { stored } from '../kit/storage'
import { claimKey, newTable, type Played } from '../kit/table'

const PLAN = { game: 'regatta', edition: 'revised', names: ['Anne', 'Olena', 'Kim'] }

afterEach(() => void vi.useRealTimers())

const claimAddress = (table: Played, seat: number): string =>
  `${env.PUBLIC_URL}/tables/${table.id}/seats/${seat}/claim/${claimKey(table, seat)}`

test('whoever opens a friend’s link reads whom it is for, and how to get their own', async () => {
  const [, olenas] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const page = await visitor().open(olenas?.href ?? '')
  expect(page.textOf('#not-me')).toContain('Not Olena?')
  expect(page.textOf('#not-me')).toContain('Ask the person who shared it for a link of your own')
})

test('whoever already sits at the table is told so before taking another seat, and viewing writes nothing', async () => {
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  const kim = visitor()
  await sit({ name: 'Kim', visitor: kim }, claims[2]?.href ?? '')
  const before = await stored()
  const page = await kim.open(claims[1]?.href ?? '')
  expect(page.textOf('.notice')).toContain('You’re already at this table as Kim')
  expect(page.links('.notice')[0]?.href).toMatch(/\/seats\/2$/)
  expect(await stored()).toEqual(before)
})

test('ten robots that scan a pasted invitation write nothing, take no seat, and do not spoil it for its guest', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const before = await stored()
  const robots = ['WhatsApp/2', 'TelegramBot', 'Slackbot-LinkExpanding', 'facebookexternalhit/1.1', 'Discordbot/2.0']
  const scans = robots.flatMap(robot =>
    (['GET', 'HEAD'] as const).map(method => visitor({ 'user-agent': robot }).ask(claim?.href ?? '', method))
  )
  for (const answer of await Promise.all(scans)) {
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie()).toEqual([])
    await answer.text()
  }
  expect(await stored()).toEqual(before)
  expect((await sit({ name: 'Anne', visitor: visitor() }, claim?.href ?? '')).status).toBe(200)
})

test('of two who opened it at the same time the second is told that it is taken', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [one, other] = [visitor(), visitor()]
  const forms = []
  for (const who of [one, other]) forms.push((await who.open(claim?.href ?? '')).forms()[0] ?? expect.unreachable())
  expect((await one.send(forms[0] ?? expect.unreachable())).status).toBe(200)
  const late = await other.send(forms[1] ?? expect.unreachable())
  expect([late.status, late.heading]).toEqual([409, 'This seat is taken'])
})

test('a player who opens a friend’s used link is led to their own seat', async () => {
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  const [anne, kim] = [visitor(), visitor()]
  await sit({ name: 'Anne', visitor: anne }, claims[0]?.href ?? '')
  await sit({ name: 'Kim', visitor: kim }, claims[2]?.href ?? '')
  const page = await kim.open(claims[0]?.href ?? '')
  expect([page.status, page.heading]).toEqual([409, 'This seat is taken'])
  expect(page.links('main')[0]).toMatchObject({ text: 'Go to my seat', href: expect.stringMatching(/\/seats\/2$/) })
})

const refused = ({ status, heading }: Page): [number, string] => [status, heading]

test('after the game has begun with a bot in its seat the link says so, and leads to the table', async () => {
  at(START)
  const table = await newTable({ seats: 2, free: 1, startAt: START + DAY })
  at(START + DAY)
  await runDurableObjectAlarm(table.stub)
  const page = await visitor().open(claimAddress(table, 1))
  expect(refused(page)).toEqual([409, 'The game has begun without this seat'])
  expect(page.links('main')[0]?.href).toBe(`${env.PUBLIC_URL}/tables/${table.id}`)
})

test('an invitation that was withdrawn says so, and so does one whose table was called off', async () => {
  const host = visitor()
  const list = await openTable(host, HOME, PLAN)
  const [, claim] = claimsOn(list)
  const withdraw = list.form('Just withdraw it')
  for (const field of withdraw.fields) if (field.name === 'seat' && field.value === '1') withdraw.tick(field)
  await host.send(withdraw, 'Just withdraw it')
  expect(refused(await visitor().open(claim?.href ?? ''))).toEqual([410, 'This invitation no longer works'])
  const off = host.page.form('Call it off')
  for (const field of off.fields) if (field.name === 'sure') field.ticked = true
  await host.send(off)
  for (const { href } of claimsOn(list)) expect(refused(await visitor().open(href))).toEqual([410, 'This table was called off'])
})

test('the waiting page shows this edition’s rules in pictures, a practice button, who has come, and when the game begins', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const anne = visitor()
  const page = await sit({ name: 'Anne', visitor: anne }, claim?.href ?? '')
  expect(page.textOf('.seats')).toMatch(/Anne .*is here.*Olena .*not here yet/s)
  expect(page.textOf('main')).toContain('as soon as everyone is here')
  const pictures = page.links('.glances')
  expect(pictures.length).toBeGreaterThan(7)
  for (const { href } of pictures) expect(href).toContain('/rules/regatta/revised#rule-')
  expect(page.root.querySelectorAll('.glances svg.lesson')).toHaveLength(pictures.length)
  await anne.send(page.form('Practise now'))
  expect(questionOn(anne.page)).toBeDefined()
  expect(anne.page.textOf('.masthead')).toContain('revised edition')
})

test('an invalid time zone is ignored: times are given in UTC, and so is the seat’s zone', async () => {
  const [claim] = claimsOn(await openTable(visitor(), HOME, PLAN))
  const anne = visitor()
  const form = (await anne.open(claim?.href ?? '')).forms()[0] ?? expect.unreachable()
  const body = new URLSearchParams(form.body())
  for (const lie of ['zone', 'wallclock']) body.set(lie, '<b>Mars/Olympus')
  const taken = await anne.ask(form.action, 'POST', body.toString())
  expect(taken.status).toBe(303)
  const seat = `${form.action.replace(/\/claim\/.*/, '')}`
  anne.jar.take(new Headers({ 'set-cookie': 'zone=Mars/Olympus; Path=/' }))
  await anne.open(new URL(taken.headers.get('location') ?? '', seat).href)
  const page = await anne.open(`${seat}/settings/time`)
  expect(page.status).toBe(200)
  expect(page.html).not.toContain('Mars')
  expect(page.root.querySelector('input[name=zone]')?.getAttribute('value')).toBe('UTC')
})
