/** Deeds that are not allowed, not now or not like this: the right status, a page in the reader's language, nothing written. */
import { runInDurableObject } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CHECK_DAYS } from '../../worker/shared/bounds'
import type { Language } from '../../worker/drawing/game'
import { PACES } from '../../worker/clock'
import { HOME, MAILBOX, visitor } from '../kit/inside'
import { act, at, DAY, HOUR, START, untilNextAlarm } from '../kit/life'
import { newestLetter } from '../kit/mail'
import { openTable, seated, sit, claimsOn, type Player } from '../kit/players'
import { alarmOf, kindsTo, personAt } from '../kit/post'
import { expectRefusal } from '../kit/refusal'
import { openSeats } from '../kit/rush'
import { delivered } from '../kit/storage'
import { asked, newTable, see } from '../kit/table'
import type { Visitor } from '../kit/visitor'
import { ABSURD } from './absurd'

const PLAN = { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob', 'Kim'] }
const READS: Language[] = ['en', 'pl', 'uk']

beforeAll(() => at(START))
afterAll(() => void vi.useRealTimers())

const tokenOn = ({ page }: Visitor): string =>
  page.forms().flatMap(({ fields }) => fields.filter(({ name }) => name === 'token'))[0]?.value ?? ''
const fields = (more: Record<string, string>): string => new URLSearchParams(more).toString()
const deedsOf = ({ page }: Visitor): string => `${page.url.replace(/[?#].*/, '').replace(/\/settings\/\w+$/, '')}/deeds`

/** A deed as sent by this seat's form. */
const deed = (who: Visitor, more: Record<string, string>) => () => who.ask(deedsOf(who), 'POST', fields({ token: tokenOn(who), ...more }))

describe('a deed', () => {
  let players: Player[]
  let bob: Visitor
  beforeAll(async () => {
    players = await seated(visitor(), HOME, PLAN, seat => visitor({ 'accept-language': READS[seat] ?? 'en' }))
    bob = players[1]?.visitor ?? visitor()
    await delivered()
    await bob.reload()
  })

  test.each(ABSURD)('%j is refused', async (more, status) => {
    await expectRefusal(deed(bob, more), {
      status,
      language: 'pl',
      others: players.filter(({ visitor }) => visitor !== bob).map(({ visitor }) => visitor),
    })
  })

  test("is refused without a token, with another seat's token, or from someone without a seat", async () => {
    const [anne] = players
    const others = tokenOn((await anne?.visitor.reload(), anne?.visitor ?? bob))
    for (const token of ['', others, 'x'.repeat(26), '__proto__'])
      await expectRefusal(deed(bob, { token, do: 'say', text: 'hello' }), { status: 403, language: 'pl' })
    await expectRefusal(() => visitor().ask(deedsOf(bob), 'POST', fields({ token: tokenOn(bob), do: 'say', text: 'hello' })), {
      status: 403,
    })
  })

  test('to report works once and is refused the second time', async () => {
    expect((await deed(bob, { do: 'report', text: 'Somebody is rude here.' })()).status).toBe(200)
    await delivered()
    await expectRefusal(deed(bob, { do: 'report', text: 'Again!' }), { status: 409, language: 'pl' })
  })
})

describe('a substitute', () => {
  test('may play, but do nothing reserved to the owner', async () => {
    const [anne] = await seated(visitor(), HOME, PLAN, () => visitor())
    if (!anne) throw new Error('nobody sits')
    await anne.visitor.open(`${anne.visitor.page.url.replace(/\?.*/, '')}/settings/absences`)
    await anne.visitor.send(anne.visitor.page.form('Lend my seat'))
    const link = anne.visitor.page.handed().find(({ text }) => text === 'Link for the substitute')?.href ?? ''
    const zed = visitor({ 'accept-language': 'ru' })
    expect((await zed.open(link)).status).toBe(200)
    await delivered()
    const owners: Record<string, string>[] = [
      { do: 'lend', days: '3' },
      { do: 'replace-link' },
      { do: 'resign', sure: 'on' },
      { do: 'claim-win' },
      { do: 'address', address: 'zed@ship.example' },
      { do: 'second-address', address: 'zed@ship.example' },
      { do: 'drop-second' },
      { do: 'leave', sure: 'on' },
    ]
    for (const more of owners) await expectRefusal(deed(zed, more), { status: 409, language: 'ru', others: [anne.visitor] })
    expect((await deed(zed, { do: 'say', text: 'Ahoy, I sail for Anne' })()).status).toBe(303)
  })
})

describe('an absence', () => {
  test('cannot be announced after the deadline', async () => {
    const table = await newTable({ seats: 2, pace: PACES.quick })
    const { seat = 0 } = (await asked(table)) ?? {}
    at(START + 2 * DAY)
    expect(await act(table, seat, { do: 'absent', absence: { from: START, until: START + 5 * DAY } })).toBe('bad-absence-late')
    at(START)
  })

  test('can be announced as often and as long as the table allows, and no more', async () => {
    const table = await newTable({ seats: 2, pace: PACES.steady })
    const away = (day: number, days: number) => ({
      do: 'absent' as const,
      absence: { from: START + day * DAY, until: START + (day + days) * DAY },
    })
    expect(await act(table, 0, away(0, 15))).toBe('bad-absence-days')
    for (const day of [0, 10, 20]) expect(await act(table, 0, away(day, 2))).toBe('done')
    expect(await act(table, 0, away(30, 1))).toBe('bad-absence-times')
  })
})

describe('a vote', () => {
  test('accepts one ballot per voter, from nobody else, and only known options', async () => {
    const table = await newTable({ seats: 4, pace: PACES.steady })
    expect(await act(table, 0, { do: 'propose', what: 'pause' })).toBe('done')
    expect(await act(table, 1, { do: 'propose', what: 'pause' })).toBe('done')
    const [vote] = (await see(table, 1)).model.votes
    const number = vote?.number ?? 0
    for (const ballot of ['perhaps', '', '__proto__', 'bot'])
      expect(await act(table, 1, { do: 'vote', number, ballot })).toBe('no-such-vote')
    for (let times = 0; times < 3; times++) expect(await act(table, 1, { do: 'vote', number, ballot: 'yes' })).toBe('done')
    expect((await see(table, 2)).model.votes[0]?.voted).toEqual([0, 1])
    expect(await act(table, 3, { do: 'resign' })).toBe('done')
    expect(await act(table, 3, { do: 'vote', number, ballot: 'yes' })).toBe('not-a-voter')
  })

  test('ends with the game: ballots no longer count, nothing is told, and only the check of how long to keep the table is left', async () => {
    const table = await newTable({ seats: 3, pace: PACES.steady, house: { sections: 4, pirates: 3 } })
    await act(table, 0, { do: 'propose', what: 'pause' })
    const number = (await see(table, 1)).model.votes[0]?.number ?? 0
    for (const seat of [0, 1, 2]) await act(table, seat, { do: 'resign' })
    const look = () => Date.now() + CHECK_DAYS * 24 * HOUR
    for (let rings = 0; rings < 20 && ((await alarmOf(table.stub)) ?? 0) < look(); rings++) await untilNextAlarm(table)
    const { model } = await see(table, 1)
    expect([model.head.stage, model.votes]).toEqual(['over', []])
    expect(await act(table, 1, { do: 'vote', number, ballot: 'yes' })).toBe('no-such-vote')
    expect(await alarmOf(table.stub)).toBe(look())
    const said = await runInDurableObject(table.stub, (_, { storage }) =>
      JSON.stringify(storage.sql.exec('SELECT body FROM remarks').toArray())
    )
    expect(said).not.toContain('remark-vote')
    at(START)
  })
})

describe('one person in two seats', () => {
  test('in one browser makes a hot seat, and everybody is told', async () => {
    const [family, other, host] = [visitor(), visitor(), visitor()]
    const claims = claimsOn(await openTable(host, HOME, PLAN)).map(({ href }) => href)
    await sit({ name: 'Anne', visitor: family }, claims[0] ?? '')
    expect((await visitor().open(claims[2] ?? '')).textOf('main')).not.toContain('hot seat')
    await sit({ name: 'Bob', visitor: family }, claims[1] ?? '')
    expect((await visitor().open(claims[2] ?? '')).textOf('main')).toContain('hot seat')
    await sit({ name: 'Kim', visitor: other }, claims[2] ?? '')
    expect(other.page.textOf('.others').match(/hot seat/g)).toHaveLength(2)
    await other.follow('The whole log')
    expect(other.page.textOf('main')).toContain('Bob and Anne are played by one person')
  })

  test('with one address makes a hot seat as well; seats of different people do not', async () => {
    const address = 'twice@hot.example'
    const table = await newTable({ seats: 3, addresses: [address, address] })
    expect((await see(table, 2)).model.head.seats.map(({ hot }) => hot === true)).toEqual([true, true, false])
  })
})

describe('an invitation', () => {
  test('to an invalid address is not sent, and the form says so', async () => {
    const host = visitor({ 'accept-language': 'pl' })
    await host.open(`${HOME}tables/new`)
    await expectRefusal(
      () => host.ask(`${HOME}tables`, 'POST', fields({ game: 'tunnel', 'name.0': 'A', 'name.1': 'B', 'address.1': 'b@@ship' })),
      { status: 422, language: 'pl' }
    )
  })

  test("to the host's own address is a single letter", async () => {
    const own = 'host@own.example'
    await openTable(visitor(), HOME, { ...PLAN, addresses: [own] })
    await delivered()
    expect(await kindsTo(own)).toEqual(['invitation'])
  })

  test('to someone who said “never” is not sent, and the host cannot tell', async () => {
    const never = 'never@ship.example'
    await openTable(visitor(), HOME, { ...PLAN, addresses: [never] })
    await delivered()
    await personAt(never).stop()
    const page = await openTable(visitor(), HOME, { ...PLAN, addresses: [never] })
    await delivered()
    expect([page.status, (await kindsTo(never)).length]).toEqual([200, 1])
  })

  test('can be declined once; the host is told, and the link stops working', async () => {
    const address = 'no-thank-you@ship.example'
    const host = visitor()
    await openTable(host, HOME, { ...PLAN, addresses: [address] })
    await delivered()
    const guest = visitor({ 'accept-language': 'uk' })
    const letter = await newestLetter(guest, MAILBOX, address)
    const link = letter?.links('pre')[0]?.href ?? ''
    expect((await guest.ask(link, 'POST', 'do=decline')).status).toBe(200)
    await delivered()
    await expectRefusal(() => guest.ask(link, 'POST', 'do=decline'), { status: 410, language: 'uk', others: [host] })
    await expectRefusal(() => guest.ask(link, 'POST', 'name=Me'), { status: 410, language: 'uk', others: [host] })
  })
})

describe('a table in the lobby', () => {
  test('takes nobody when it is full, and an unlisted table takes nobody through the lobby', async () => {
    const join = await openSeats(visitor(), HOME)
    for (let n = 0; n < 5; n++) await visitor().ask(join, 'POST', fields({ name: `Pirate ${n}` }))
    await delivered()
    await expectRefusal(() => visitor({ 'accept-language': 'ru' }).ask(join, 'POST', 'name=Late'), { status: 409, language: 'ru' })
    const closed = (await openTable(visitor(), HOME, PLAN)).url.replace(/seats$/, 'join')
    await expectRefusal(() => visitor().ask(closed, 'POST', 'name=Late'), { status: 409 })
  })
})

describe('a short code', () => {
  test('that is wrong opens nothing, and after five tries its network must wait', async () => {
    const guesser = visitor({ 'accept-language': 'pl' })
    for (const code of ['', '123', '12345678', '0000 0000', '__proto__'])
      await expectRefusal(() => guesser.ask(`${HOME}code`, 'POST', fields({ code })), { status: 422, language: 'pl' })
    await expectRefusal(() => guesser.ask(`${HOME}code`, 'POST', fields({ code: '87654321' })), { status: 429, language: 'pl' })
  })

  test('opens the seat once, within ten minutes', async () => {
    const [anne] = await seated(visitor(), HOME, PLAN, () => visitor())
    if (!anne) throw new Error('nobody sits')
    const ask = async (): Promise<string> => {
      await anne.visitor.open(`${anne.visitor.page.url.replace(/[?#].*|\/(settings\/seat|deeds)(#.*)?$/g, '')}/settings/seat`)
      const page = await anne.visitor.send(anne.visitor.page.form('Give me a code'))
      return page.textOf('.code')
    }
    const code = await ask()
    const phone = visitor()
    expect((await phone.ask(`${HOME}code`, 'POST', fields({ code }))).headers.get('location')).toContain('/link/')
    await expectRefusal(() => visitor().ask(`${HOME}code`, 'POST', fields({ code })), { status: 422 })
    const late = await ask()
    at(START + HOUR)
    await expectRefusal(() => visitor().ask(`${HOME}code`, 'POST', fields({ code: late })), { status: 422 })
    at(START)
  })
})

describe('the host', () => {
  let host: Visitor
  beforeAll(async () => {
    host = visitor({ 'accept-language': 'uk' })
    const form = (await host.open(`${HOME}tables/new`)).forms().find(({ method }) => method === 'POST')
    if (!form) throw new Error('no form')
    for (const seat of [0, 1, 2]) for (const field of form.fields) if (field.name === `name.${seat}`) field.value = `Seat ${seat}`
    await host.send(form.choose('tunnel').choose('tortuga', 'tunnel'))
    await delivered()
  })

  test.each<[Record<string, string>, number]>([
    [{}, 400],
    [{ do: 'nothing', seat: '0' }, 400],
    [{ do: 'withdraw' }, 400],
    [{ do: 'withdraw', seat: '__proto__' }, 400],
    [{ do: 'withdraw', seat: '9' }, 409],
    [{ do: 'recover', seat: '0' }, 409],
    [{ do: 'refill', seat: '0' }, 422],
    [{ do: 'refill', seat: '0', name: 'x'.repeat(99) }, 422],
    [{ do: 'refill', seat: '0', name: 'Zed', address: 'zed' }, 422],
    [{ do: 'refill', seat: '9', name: 'Zed', address: 'zed@refill.example' }, 409],
    [{ do: 'call-off', token: 'x' }, 403],
    [{ do: 'call-off', token: '' }, 403],
  ])('is refused %j', async (more, status) => {
    await expectRefusal(() => host.ask(host.page.url, 'POST', fields({ token: tokenOn(host), ...more })), { status, language: 'uk' })
  })

  test('of another table has no rights here', async () => {
    const other = visitor()
    await openTable(other, HOME, PLAN)
    await expectRefusal(() => other.ask(host.page.url, 'POST', fields({ token: tokenOn(other), do: 'call-off' })), {
      status: 403,
      others: [host],
    })
    await expectRefusal(() => host.ask(host.page.url, 'POST', fields({ token: tokenOn(other), do: 'call-off' })), {
      status: 403,
      language: 'uk',
    })
  })
})
