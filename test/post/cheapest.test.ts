/** Whoever comes by the notices of a webhook or a browser needs no letter for the same turn. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PACES } from '../../worker/clock'
import type { Hook } from '../../worker/post/webhook/shapes/hook'
import { newSecret } from '../../worker/post/webhook/sign'
import { unpack } from '../../worker/shared/parcel'
import type { Deed } from '../../worker/table/deeds'
import { HOME, visitor } from '../kit/inside'
import { isStop } from '../kit/forward'
import { alarmOf, bothHops, lettersTo, START } from '../kit/post'
import { answerOnce, asked, newTable, visit, type Played } from '../kit/table'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const hook: Hook = { url: 'https://hooks.boat.example/a', shape: 'json', secret: newSecret() }
let address = ''
let n = 0
let status = 200
let links: string[] = []

beforeEach(() => {
  vi.setSystemTime(START)
  address = `cheap${n++}@ship.example`
  status = 200
  links = []
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    links.push(JSON.parse(String(body)).data.link)
    return new Response('thanks', { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Two seats and a clock; the second has a webhook and letters. */
async function hooked(pace: boolean = true): Promise<Played> {
  const table = await newTable({ seats: 2, addresses: [undefined, address], ...(pace && { pace: PACES.steady }) })
  await bothHops(table, address)
  await does(table, { do: 'hook', hook })
  return table
}

const does = async (table: Played, deed: Deed): Promise<unknown> => unpack(await table.stub.act(visit(table, 1), deed))

/** Plays until the second seat is asked, its person being away; returns the letters this brought. */
async function called(table: Played): Promise<string[]> {
  const before = (await lettersTo(address)).length
  while ((await asked(table))?.seat === 1) await answerOnce(table, isStop)
  while ((await asked(table))?.seat === 0) await answerOnce(table, isStop)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  await bothHops(table, address)
  return (await lettersTo(address)).slice(before).map(({ kind }) => kind)
}

/** Opens the link of the newest notice, and answers there. */
async function comesByNotice(table: Played): Promise<void> {
  const person = visitor()
  await person.open(`${HOME}tables/${table.id}/seats/1/link/${table.keys[1]}`)
  const link = new URL(links.at(-1) ?? '')
  await person.open(`${HOME}${link.pathname.slice(1)}${link.search}`)
  const form = person.page.forms().find(({ action }) => action.endsWith('/answers'))
  for (const [first] of form?.questions() ?? []) if (form && first) form.tick(first)
  if (form) await person.send(form)
}

describe('the letter for a turn', () => {
  test('comes with the notice until its person has come by a notice', async () => {
    const table = await hooked()
    expect(await called(table)).toEqual(['turn'])
    await comesByNotice(table)
    expect(await called(table)).toEqual([])
    expect(links.length).toBe(2)
  })

  test('comes again when nobody has come by a notice for a week', async () => {
    const table = await hooked()
    await called(table)
    await comesByNotice(table)
    vi.setSystemTime(Date.now() + 8 * DAY)
    expect(await called(table)).toContain('turn')
  })

  test('waits for the first reminder after that', async () => {
    const table = await hooked()
    await called(table)
    await comesByNotice(table)
    expect(await called(table)).toEqual([])
    vi.setSystemTime((await alarmOf(table.stub)) ?? 0)
    await bothHops(table, address)
    expect((await lettersTo(address)).at(-1)?.kind).toBe('reminder')
  })

  test('comes after all if the notice is not delivered', async () => {
    const table = await hooked()
    await called(table)
    await comesByNotice(table)
    status = 500
    await called(table)
    vi.setSystemTime(Date.now() + 60_000)
    await bothHops(table, address)
    expect((await lettersTo(address)).at(-1)?.kind).toBe('turn')
  })

  test('still comes to whoever asks for it, and where no reminder would come', async () => {
    const wishing = await hooked()
    await called(wishing)
    await comesByNotice(wishing)
    await does(wishing, { do: 'turns', ticked: ['letter'] })
    expect(await called(wishing)).toEqual(['turn'])
    const unclocked = await hooked(false)
    await called(unclocked)
    await comesByNotice(unclocked)
    expect(await called(unclocked)).toEqual(['turn'])
  })
})
