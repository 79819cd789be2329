/** How few letters strangers get before they agree to more, and what these say; and fewer for those who want fewer. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ADDRESSES_A_DAY, FIRST_LETTERS_A_MONTH } from '../../worker/shared/bounds'
import { keyFor, newTableId } from '../../worker/shared/keys'
import { letterKey } from '../../worker/shared/letter-keys'
import { personOf } from '../../worker/shared/person-key'
import { visitor } from '../kit/inside'
import { bothHops, kindsTo, lettersTo, newestTo, personAt, START } from '../kit/post'
import { answerOnce, asked, newTable, type Played } from '../kit/table'

const DAY = 24 * 60 * 60_000
beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

let strangers = 0
const stranger = (): string => `stranger-${++strangers}@ship.example`

/** By somebody at this network address; the invited person has not agreed to letters. */
async function invited(address: string, by: string, name = 'Salt'): Promise<Played> {
  const person = personOf(env.SITE_KEY, address)
  await personAt(address).meet(person, address)
  const id = newTableId(env.SITE_KEY)
  const stub = env.TABLE.get(env.TABLE.idFromName(id))
  const seat = (name: string, person: string | null) => ({
    name,
    kind: 'link' as const,
    pirate: 'a' as const,
    language: 'en' as const,
    person,
  })
  const made = {
    id,
    name,
    game: 'tunnel',
    options: { edition: 'tortuga', house: {} },
    secret: '07'.repeat(32),
    made: Date.now(),
    open: false,
  }
  await stub.make({ ...made, language: 'en', absences: { times: 0, days: 0 }, by }, [seat('Anne', person), seat('Bob', null)])
  const table = { id, stub, keys: {}, host: keyFor(env.SITE_KEY, 'host', id) }
  await bothHops(table, address)
  return table
}

test('one host sends one letter to an address that has not agreed, however many tables there are', async () => {
  const address = stranger()
  for (let n = 0; n < 3; n++) await invited(address, 'a host')
  expect(await kindsTo(address)).toEqual(['invitation'])
})

test('all hosts together send three letters a month to such an address', async () => {
  const address = stranger()
  for (let n = 0; n < 6; n++) await invited(address, `host ${n}`)
  expect(await kindsTo(address)).toHaveLength(FIRST_LETTERS_A_MONTH)
  vi.setSystemTime(START + 31 * DAY)
  await invited(address, 'one more host')
  expect(await kindsTo(address)).toHaveLength(FIRST_LETTERS_A_MONTH + 1)
})

test('the first letter contains nothing that a stranger wrote except people’s names', async () => {
  const address = stranger()
  await invited(address, 'a host', 'Buy at evil.example')
  const [letter] = await lettersTo(address)
  expect(JSON.stringify({ ...letter, headers: '' })).not.toContain('evil')
  expect(letter?.text).toContain('Anne')
})

test('taking the seat by the invitation is consent to letters; by the host’s own link it is not, and the next letter asks', async () => {
  for (const agrees of [true, false]) {
    const address = stranger()
    const table = await invited(address, 'a host')
    const [letter] = await lettersTo(address)
    const link = /http\S+\/claim\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
    const guest = visitor()
    const page = await guest.open(agrees ? link : link.replace(/\?.*/, ''))
    const [form] = page.forms()
    if (!form) throw new Error('no form')
    expect((await guest.send(form)).status).toBe(200)
    await bothHops(table, address)
    expect(await kindsTo(address)).toEqual(['invitation', 'seat'])
    expect((await newestTo(address))?.text.includes('/letters/confirm/')).toBe(!agrees)
  }
})

test('the link in a first letter only asks; its button confirms, and leads to the seat', async () => {
  const address = stranger()
  const person = personOf(env.SITE_KEY, address)
  const table = await newTable({ seats: 2, free: 2 })
  const guest = visitor()
  const claim = `${env.PUBLIC_URL}/tables/${table.id}/seats/0/claim/${keyFor(env.SITE_KEY, 'claim', table.id, 0, 0)}`
  const form = (await guest.open(claim)).forms()[0] ?? expect.unreachable()
  for (const line of form.lines('email')) line.value = address
  await guest.send(form)
  await bothHops(table, address)
  const [letter] = await lettersTo(address)
  const confirm = /http\S+\/letters\/confirm\/\S+/.exec(letter?.text ?? '')?.[0] ?? ''
  expect(confirm).toContain(letterKey(env.SITE_KEY, person))
  const other = visitor()
  const page = await other.open(confirm)
  for (let times = 0; times < 2; times++) await bothHops(await invited(address, 'another'), address)
  expect(await kindsTo(address)).toEqual(['seat', 'invitation'])
  expect((await other.send(page.form())).url).toMatch(/\/seats\/0$/)
  for (let times = 0; times < 2; times++) await bothHops(await invited(address, 'a third'), address)
  expect(await kindsTo(address)).toEqual(['seat', 'invitation', 'invitation', 'invitation'])
})

test('each kind of letter can be stopped and resumed separately', async () => {
  const address = stranger()
  const table = await newTable({ seats: 2, addresses: [address, address] })
  await personAt(address).wish('turn', false)
  await bothHops(table, address)
  expect(await kindsTo(address)).not.toContain('turn')
  await personAt(address).wish('turn', true)
  while ((await asked(table))?.seat === 0) await answerOnce(table)
  await answerOnce(table)
  while ((await asked(table))?.seat === 1) await answerOnce(table)
  await bothHops(table, address)
  expect(await kindsTo(address)).toContain('turn')
})

test('one network address may give a limited number of addresses a day', async () => {
  const gate = env.GATE.get(env.GATE.idFromName('somebody'))
  const letters = { what: 'letters', network: 'somebody' } as const
  expect(await gate.passToday(letters, ADDRESSES_A_DAY, ADDRESSES_A_DAY - 1)).toBe(true)
  expect(await gate.passToday(letters, ADDRESSES_A_DAY, 2)).toBe(false)
  expect(await gate.passToday(letters, ADDRESSES_A_DAY, 1)).toBe(true)
})
