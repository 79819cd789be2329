/** Absences, muting, reports and leaving: what others learn about them, and what pages say. */
import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { PACES } from '../../worker/clock'
import { HOME, visitor } from '../kit/inside'
import { act, at, DAY, HOUR, START, untilNextAlarm, waiting } from '../kit/life'
import { claimsOn, openTable, seated, sit } from '../kit/players'
import { newestTo, secondHop } from '../kit/post'
import { delivered } from '../kit/storage'
import { newTable, see, visit, type Played } from '../kit/table'

const PLAN = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
beforeEach(() => at(START))
afterEach(() => void vi.useRealTimers())

const span = (from: number, until: number) => ({ from: START + from * DAY, until: START + until * DAY })
/** Everything a viewer can learn about an absence: marks, log lines, clocks. */
async function learns(table: Played, viewer: number | 'watcher'): Promise<{ away: unknown; told: number; clocks: unknown[] }> {
  const { model } = await see(table, viewer)
  const told = unpack(await table.stub.log(visit(table, viewer)))
  const lines = 'refused' in told ? [] : told.lines
  return {
    away: model.head.seats[0]?.away,
    told: lines.filter(({ text }) => text.say === 'remark-away').length,
    clocks: model.head.seats.map(({ waits }) => waits?.clock),
  }
}

/** The absence starts on the second day, by alarm and without a visit. */
async function begins(table: Played): Promise<void> {
  for (let rings = 0; Date.now() < START + DAY && rings < 10; rings++) await untilNextAlarm(table)
  expect(Date.now()).toBe(START + DAY)
}

test('others learn of an absence when it starts, and not before', async () => {
  const table = await newTable({ seats: 2, pace: PACES.slow })
  expect(await act(table, 0, { do: 'absent', absence: span(1, 4) })).toBe('done')
  expect(await learns(table, 1)).toMatchObject({ away: undefined, told: 0 })
  await begins(table)
  for (const viewer of [1, 'watcher'] as const) expect(await learns(table, viewer)).toMatchObject({ away: {}, told: 1 })
  await runDurableObjectAlarm(table.stub)
  at(START + 4 * DAY)
  expect(await learns(table, 1)).toMatchObject({ away: undefined, told: 1 })
})

test('its dates are shown only if the owner shares them, and never to watchers', async () => {
  for (const shared of [undefined, true as const]) {
    at(START)
    const table = await newTable({ seats: 2, pace: PACES.slow })
    expect(await act(table, 0, { do: 'absent', absence: { ...span(1, 4), ...(shared && { shared }) } })).toBe('done')
    await begins(table)
    const until = START + 4 * DAY
    expect((await learns(table, 0)).away).toEqual({ until })
    expect((await learns(table, 1)).away).toEqual(shared ? { until } : {})
    expect((await learns(table, 'watcher')).away).toEqual({})
  }
})

test('no clock gives away dates that are not shared', async () => {
  const table = await newTable({ seats: 2, pace: PACES.quick })
  const seat = await waiting(table)
  const other = 1 - seat
  const before = await learns(table, other)
  expect(before.clocks[seat]).toBeDefined()
  expect(await act(table, seat, { do: 'absent', absence: { from: START, until: START + 9 * DAY } })).toBe('done')
  expect((await learns(table, other)).clocks[seat]).toBeUndefined()
  expect((await learns(table, 'watcher')).clocks[seat]).toBeUndefined()
  expect((await learns(table, seat)).clocks[seat]).toMatchObject({ sleeps: START + 9 * DAY })
  at(START + 9 * DAY)
  expect((await learns(table, other)).clocks[seat]).toBeDefined()
})

test('an absence that starts at once is announced at once, one called off in time never', async () => {
  const table = await newTable({ seats: 2, pace: PACES.slow })
  expect(await act(table, 0, { do: 'absent', absence: span(0, 2) })).toBe('done')
  expect(await learns(table, 1)).toMatchObject({ away: {}, told: 1 })
  expect(await act(table, 1, { do: 'absent', absence: span(3, 4) })).toBe('done')
  expect(await act(table, 1, { do: 'back-sooner', from: START + 3 * DAY })).toBe('done')
  at(START + 3 * DAY + HOUR)
  await runDurableObjectAlarm(table.stub)
  expect((await learns(table, 0)).told).toBe(1)
})

test('two that touch are merged, and dates are shared only if both shared them', async () => {
  const table = await newTable({ seats: 2, pace: PACES.slow })
  await act(table, 0, { do: 'absent', absence: { ...span(0, 2), shared: true } })
  expect((await learns(table, 1)).away).toEqual({ until: START + 2 * DAY })
  await act(table, 0, { do: 'absent', absence: span(2, 4) })
  expect(await learns(table, 1)).toMatchObject({ away: {}, told: 1 })
})

test('the form says who learns what, and its check box shares the dates', async () => {
  vi.useRealTimers()
  const [anne, bob] = (await seated(visitor(), HOME, PLAN, () => visitor())).map(player => player.visitor)
  if (!anne || !bob) throw new Error('nobody sits')
  const day = (n: number): string => new Date(Date.now() + n * DAY).toISOString().slice(0, 10)
  await anne.open(`${anne.page.url.replace(/\?.*/, '')}/settings/absences`)
  expect(anne.page.textOf('main')).toContain('but not when you’ll be back, unless you tick that')
  const form = anne.page.form('Announce it').type('First day away', day(0)).type('Last day away', day(1))
  await anne.send(form.tick(form.fields.find(({ name }) => name === 'shared') ?? expect.unreachable()))
  expect(anne.page.textOf('main')).toContain('the others see when you’ll be back')
  await bob.reload()
  expect(bob.page.textOf('.others')).toContain('away until')
})

test('a player who muted the only speaker is not told that nobody spoke', async () => {
  vi.useRealTimers()
  const [anne, bob] = (await seated(visitor(), HOME, PLAN, () => visitor())).map(player => player.visitor)
  if (!anne || !bob) throw new Error('nobody sits')
  await bob.open(bob.page.url.replace(/\?.*/, '?open=mutes'))
  await bob.send(bob.page.form('Mute'))
  expect(bob.page.textOf('.talk')).toContain('Nobody has said anything yet')
  await anne.reload()
  const say = await anne.ask(
    `${anne.page.url.replace(/\?.*/, '')}/deeds`,
    'POST',
    new URLSearchParams({ token: tokenOn(anne.page.html), do: 'say', text: 'Bob is a landlubber' }).toString()
  )
  expect(say.status).toBe(303)
  await bob.reload()
  expect(bob.page.textOf('.talk')).not.toContain('landlubber')
  expect(bob.page.textOf('.talk')).not.toContain('Nobody has said anything yet')
  expect(bob.page.textOf('.talk')).toContain('only people you’ve muted have written')
})
const tokenOn = (html: string): string => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? ''

test('a report includes the talk with names, even of muted seats', async () => {
  const table = await newTable({ seats: 2 })
  await act(table, 0, { do: 'say', text: 'You scurvy dog\nand your boat, too' })
  await act(table, 1, { do: 'say', text: 'That is rude' })
  await act(table, 1, { do: 'mute', seat: 0, mute: true })
  await act(table, 1, { do: 'report', text: 'Please look at the talk' })
  await runDurableObjectAlarm(table.stub)
  await secondHop('captain@harbour.example')
  const letter = await newestTo('captain@harbour.example')
  for (const form of [letter?.text ?? '', letter?.html ?? '']) {
    for (const said of ['Please look at the talk', 'You scurvy dog', 'and your boat, too', 'That is rude']) expect(form).toContain(said)
    expect(form.indexOf('Pirate 1,')).toBeLessThan(form.indexOf('You scurvy dog'))
  }
})

test('leaving shows a page saying what was done, which can be reloaded', async () => {
  vi.useRealTimers()
  const claims = claimsOn(await openTable(visitor(), HOME, PLAN))
  const anne = visitor()
  await sit({ name: 'Anne', visitor: anne }, claims[0]?.href ?? '', { address: 'anne@left.example' })
  await anne.open(`${anne.page.url.replace(/\?.*/, '')}/settings/seat`)
  const form = anne.page.form('Leave and be forgotten')
  await anne.send(form.tick(form.fields.find(({ kind }) => kind === 'checkbox') ?? expect.unreachable()))
  for (let times = 0; times < 2; times++) {
    expect([anne.page.status, anne.page.heading]).toEqual([200, 'You’ve left the table'])
    expect(anne.page.textOf('main')).toContain('your link no longer works')
    await anne.reload()
  }
  await delivered()
})
