/**
 * Short codes that move a seat to another device: they work only for their table, and wrong guesses are counted wherever they come from.
 */
import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { CODE_GUESSES, CODE_GUESSES_AT_SITE, CODE_MINUTES, CODE_TRIES } from '../../worker/shared/bounds'
import { codesOf, readCode } from '../../worker/people/code'
import { HOME, linkOf, visitor } from '../kit/inside'
import { newTable } from '../kit/table'
import type { Visitor } from '../kit/visitor'

/** Two players, each in a browser of their own. */
async function crew(): Promise<Visitor[]> {
  const table = await newTable({ seats: 2 })
  const players = [visitor(), visitor()]
  for (const [seat, player] of players.entries()) await player.open(linkOf(table, seat))
  return players
}

async function codeOf(who: Visitor): Promise<string> {
  await who.open(`${who.page.url.replace(/[?#].*|\/(settings\/seat|deeds)(#.*)?$/g, '')}/settings/seat`)
  return (await who.send(who.page.form('Give me a code'))).textOf('.code')
}

/** Each attempt comes from a different network. */
const typed = async (code: string): Promise<[status: number, to: string | null]> => {
  const answer = await visitor().ask(`${HOME}code`, 'POST', new URLSearchParams({ code }).toString())
  return [answer.status, answer.headers.get('location')]
}
const OPENED = [303, expect.stringContaining('/link/')]
const WRONG = [422, null]
/** The same table, other digits. */
const beside = (code: string): string => code.replace(/\d$/, last => String((Number(last) + 1) % 10))
/** Another table, the same digits. */
const elsewhere = (code: string): string => code.replace(/^\d/, first => String((Number(first) + 1) % 10))

afterEach(() => void vi.useRealTimers())

describe('a short code', () => {
  test('opens nothing at another table, even if its digits are right', async () => {
    const [anne] = await crew()
    const code = await codeOf(anne ?? expect.unreachable())
    expect(code).toMatch(/^\d{4} \d{4} \d{4}$/)
    expect(await typed(elsewhere(code))).toEqual(WRONG)
    expect(await typed(code.replaceAll(' ', ''))).toEqual(OPENED)
    expect(await typed(code)).toEqual(WRONG)
  })

  test('starts with the same digits as all codes of its table', async () => {
    const [anne, bob] = await crew()
    const [one, other] = [await codeOf(anne ?? expect.unreachable()), await codeOf(bob ?? expect.unreachable())]
    expect(readCode(one)?.place).toBe(readCode(other)?.place)
    expect([await typed(one), await typed(other)]).toEqual([OPENED, OPENED])
  })

  test('is the only one for its seat', async () => {
    const [anne] = await crew()
    const first = await codeOf(anne ?? expect.unreachable())
    const second = await codeOf(anne ?? expect.unreachable())
    expect([await typed(first), await typed(second)]).toEqual([WRONG, OPENED])
  })

  test('survives a few wrong guesses at its table, but no more, whatever networks they come from', async () => {
    const [anne] = await crew()
    const lucky = await codeOf(anne ?? expect.unreachable())
    for (let n = 1; n < CODE_GUESSES; n++) expect(await typed(beside(lucky))).toEqual(WRONG)
    expect(await typed(lucky)).toEqual(OPENED)
    const guessed = await codeOf(anne ?? expect.unreachable())
    for (let n = 1; n <= CODE_GUESSES; n++) expect(await typed(beside(guessed))).toEqual(WRONG)
    expect(await typed(guessed)).toEqual(WRONG)
  })

  test('opens for everybody behind one network address, where only wrong tries are counted', async () => {
    const [anne] = await crew()
    const behind = visitor()
    const tried = async (code: string): Promise<number> =>
      (await behind.ask(`${HOME}code`, 'POST', new URLSearchParams({ code }).toString())).status
    for (let n = 0; n <= CODE_TRIES; n++) expect(await tried(await codeOf(anne ?? expect.unreachable()))).toBe(303)
    const place = elsewhere(readCode(await codeOf(anne ?? expect.unreachable()))?.place ?? '')
    const wrong = await Promise.all(Array.from({ length: CODE_TRIES + 1 }, () => tried(`${place} 0000 0000`)))
    expect(wrong.toSorted()).toEqual([...new Array(CODE_TRIES).fill(422), 429])
  })

  test('is refused for a while after too many wrong guesses at the whole site', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [anne] = await crew()
    const code = await codeOf(anne ?? expect.unreachable())
    const place = elsewhere(readCode(code)?.place ?? '')
    for (let n = 0; n < CODE_GUESSES_AT_SITE; n++) await codesOf(env).take({ place, digits: '00000000' })
    expect(await typed(code)).toEqual([429, null])
    vi.setSystemTime(Date.now() + (CODE_MINUTES + 1) * 60_000)
    expect(await typed(await codeOf(anne ?? expect.unreachable()))).toEqual(OPENED)
  })
})
