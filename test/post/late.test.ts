/** A reply that comes after the dice were placed: the card it seals for this placement is played, and nothing else of an old letter counts. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { receiveMail } from '../../worker/inbound/mail'
import type { Caught } from '../../worker/post/mailbox'
import { bothHops, newestTo, START } from '../kit/post'
import { unpack } from '../../worker/shared/parcel'
import { answer, newTable, see, visit, type Played } from '../kit/table'
import { FIRST } from './reply-mails'

beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const ADDRESSES = ['anne', 'bob', 'cem'].map(name => `${name}@late.example`)

const reply = (letter: Caught, words: string): Promise<string> => receiveMail(env, FIRST[1](words, letter), letter.to, letter.replyTo ?? '')

/** A letter that asks which cards to seal, of somebody whom the Captain does not wait for; `before`: what happens at the table first. */
async function sealing(before?: (table: Played) => Promise<void>) {
  const table = await newTable({ game: 'regatta', edition: 'first', seats: 3, manner: 'brisk', addresses: ADDRESSES })
  await before?.(table)
  await bothHops(table, ...ADDRESSES)
  const captain = (await see(table, 'watcher')).model.head.seats.find(({ waits }) => waits)?.seat ?? 0
  const seat = (captain + 1) % 3
  const letter = (await newestTo(ADDRESSES[seat] ?? '')) ?? expect.unreachable('no letter came')
  const [first, second] = (await see(table, seat)).model.prompts
  if (!first || !second) throw new Error('both dice show the same')
  /** The dice as in the letter's first question. */
  const place = async (): Promise<void> => {
    const [asked] = (await see(table, captain)).model.prompts
    const placement = /seal\.(\d-\d)/.exec(first.id)?.[1] ?? ''
    const choice = asked?.choices.find(({ id }) => id.startsWith(placement))?.id ?? expect.unreachable()
    await answer(table, captain, asked?.id ?? '', choice)
    await bothHops(table, ...ADDRESSES)
  }
  const numbered = (n: number): string => new RegExp(`^${n}\\. (.+)$`, 'm').exec(letter.text)?.[1] ?? 'no such row'
  const toldAfter = async (): Promise<Caught> => {
    await bothHops(table, ...ADDRESSES)
    return (await newestTo(letter.to)) ?? expect.unreachable('no letter came')
  }
  const cards = first.choices.length
  return { table, seat, letter, first, second, cards, place, numbered, toldAfter }
}

test('what was said for the placement that came is played, whatever was said for the other', async () => {
  const { table, seat, letter, cards, place, numbered, toldAfter } = await sealing()
  await place()
  const [asked] = (await see(table, seat)).model.prompts
  expect(asked?.id).toMatch(/\.card$/)
  expect(await reply(letter, `2 ${cards + 1}`)).toBe('answered')
  const receipt = await toldAfter()
  expect(receipt.kind).toBe('receipt')
  const [, half = '', then = ''] = /You chose “(.+), then (.+)”/.exec(receipt.text) ?? []
  expect(numbered(2)).toMatch(new RegExp(`^${half}.* then ${then}`))
  expect((await see(table, seat)).model.prompts.map(({ id }) => id)).not.toContain(asked?.id)
  // Whoever writes again is told that it is too late.
  expect(await reply(letter, `1 ${cards + 1}`)).toBe('late')
})

const SEATS = [0, 1, 2] as const
const promptsOf = (table: Played, seat: number) => see(table, seat).then(({ model }) => model.prompts)

/** Somebody takes back the card of a round, which is then played; another begins for which cards can be sealed. */
async function roundAfterTakeback(table: Played): Promise<void> {
  for (let taken = false; ; ) {
    const all = await Promise.all(SEATS.map(seat => promptsOf(table, seat)))
    const asked = all.flat().find(({ may }) => !may) ?? expect.unreachable('the game is over')
    if (taken && asked.id.includes('.captain') && all.some(prompts => prompts.length === 2)) return
    await answer(table, asked.seat, asked.id, asked.choices[0].id)
    if (taken || !asked.id.includes('.card')) continue
    expect(unpack(await table.stub.takeBack(visit(table, asked.seat)))).toMatchObject({ outcome: 'taken-back' })
    taken = true
  }
}

test('it is played at a table where somebody has taken an answer back in an earlier round', async () => {
  const { letter, cards, place } = await sealing(roundAfterTakeback)
  await place()
  expect(await reply(letter, `1 ${cards + 1}`)).toBe('answered')
})

test('nothing counts that was said only for the other placement, in two ways, or for every time', async () => {
  const { table, seat, letter, cards, place, toldAfter } = await sealing()
  await place()
  const before = (await see(table, seat)).model.prompts
  for (const words of [`${cards + 1}`, '1 2', '99', 'always 1', 'undo', 'Hello']) expect(await reply(letter, words), words).toBe('late')
  expect((await see(table, seat)).model.prompts).toEqual(before)
  expect((await toldAfter()).kind).toBe('stale')
})

test('nothing counts once the seat has said something newer', async () => {
  const { table, seat, letter, second, cards, place } = await sealing()
  await answer(table, seat, second.id, second.choices[0].id)
  await place()
  expect(await reply(letter, `1 ${cards + 1}`)).toBe('late')
})

test('nothing counts once the seat has answered and taken that back', async () => {
  const { table, seat, letter, cards, place } = await sealing()
  await place()
  const [asked] = (await see(table, seat)).model.prompts
  await answer(table, seat, asked?.id ?? '', asked?.choices[0].id ?? '')
  await table.stub.takeBack(visit(table, seat))
  expect((await see(table, seat)).model.prompts[0]?.id).toMatch(/\.card/)
  expect(await reply(letter, `1 ${cards + 1}`)).toBe('late')
})
