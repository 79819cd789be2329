/** The throw calls everybody: whoever can already seal a card gets one letter, and nobody else learns of it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { env } from 'cloudflare:workers'
import { unpack } from '../../worker/shared/parcel'
import { receiveMail } from '../../worker/inbound/mail'
import { bothHops, firstHop, lettersTo, noticesOf, START } from '../kit/post'
import { answer, newTable, see, type Played } from '../kit/table'

let ships = 0
let addresses: string[]
beforeEach(() => {
  vi.setSystemTime(START)
  const ship = ++ships
  addresses = ['anne', 'bob', 'kim', 'lee'].map(name => `${name}@throw-${ship}.example`)
})
afterEach(() => void vi.useRealTimers())

const race = () => newTable({ game: 'regatta', edition: 'first', seats: 4, manner: 'brisk', addresses })
const subjects = async (seat: number) => (await lettersTo(addresses[seat] ?? '')).map(({ subject }) => subject)

async function captainOf(table: Played): Promise<number> {
  const { head } = (await see(table, 'watcher')).model
  return head.seats.findIndex(({ waits }) => waits)
}

test('each seat gets one letter per round: the Captain a question, the others their two cards', async () => {
  const table = await race()
  const captain = await captainOf(table)
  await bothHops(table, ...addresses)
  for (let seat = 0; seat < 4; seat++) {
    const turn = (await subjects(seat)).filter(subject => /your move|choose your cards/i.test(subject))
    expect(turn).toHaveLength(1)
    expect(turn[0]).toMatch(seat === captain ? /your move/i : /choose your cards/i)
  }
})

test('whoever seals both cards before the letter leaves gets none', async () => {
  const table = await race()
  const captain = await captainOf(table)
  const sealer = (captain + 1) % 4
  for (let n = 0; n < 2; n++) {
    const prompt = (await see(table, sealer)).model.prompts.find(({ calls }) => calls)
    if (!prompt) throw new Error('nothing to seal')
    await answer(table, sealer, prompt.id, prompt.choices[0].id)
  }
  await firstHop(table)
  const turn = (await noticesOf(table)).filter(({ kind, seat }) => kind === 'turn' && seat === sealer)
  expect(turn).toHaveLength(1)
  expect(turn[0]).toHaveProperty('fate', 'unneeded')
})

test('there is one letter until the person comes back, even though the placement asks again', async () => {
  const table = await race()
  const captain = await captainOf(table)
  await bothHops(table, ...addresses)
  const [prompt] = (await see(table, captain)).model.prompts
  await answer(table, captain, prompt?.id ?? '', prompt?.choices[0].id ?? '')
  await bothHops(table, ...addresses)
  const late = (captain + 1) % 4
  expect((await see(table, late)).model.prompts.some(({ may }) => !may)).toBe(true)
  expect((await subjects(late)).filter(subject => /your move|choose your cards/i.test(subject))).toHaveLength(1)
})

test('the host learns neither that a letter was sent nor that none was needed', async () => {
  const table = await race()
  const before = unpack(await table.stub.hostPost(table.host))
  await bothHops(table, ...addresses)
  const after = unpack(await table.stub.hostPost(table.host))
  if ('refused' in before || 'refused' in after) throw new Error('refused')
  expect(JSON.stringify(after)).not.toContain('"turn"')
  expect(after.seats.map(({ notices }) => notices.map(({ kind }) => kind))).toEqual(
    before.seats.map(({ notices }) => notices.map(({ kind }) => kind))
  )
})

test('two numbers in one reply seal both cards', async () => {
  const table = await race()
  const sealer = ((await captainOf(table)) + 1) % 4
  await bothHops(table, ...addresses)
  const letter = (await lettersTo(addresses[sealer] ?? '')).findLast(({ subject }) => /choose your cards/i.test(subject))
  const prompts = (await see(table, sealer)).model.prompts
  const second = (prompts[0]?.choices.length ?? 0) + 2
  const mail = `From: ${addresses[sealer]}\r\nTo: ${letter?.replyTo}\r\nSubject: Re\r\nMessage-ID: <a@b>\r\nContent-Type: text/plain\r\n\r\n1 ${second}\r\n`
  expect(await receiveMail(env, new TextEncoder().encode(mail), addresses[sealer] ?? '', letter?.replyTo ?? '')).toBe('answered')
  const own = (await see(table, sealer)).model
  expect(own.prompts.every(({ calls }) => !calls)).toBe(true)
})

test('one number answers its question, and leaves the card that is sealed for the other as it is', async () => {
  const table = await race()
  const sealer = ((await captainOf(table)) + 1) % 4
  const [first, second] = (await see(table, sealer)).model.prompts
  if (!first || !second) throw new Error('nothing to seal')
  await answer(table, sealer, second.id, second.choices[0].id)
  const before = (await see(table, sealer)).model.prompts
  await bothHops(table, ...addresses)
  const letter = (await lettersTo(addresses[sealer] ?? '')).findLast(({ subject }) => /choose your cards/i.test(subject))
  expect(letter?.text).toContain('A question you leave out stays as it is.')
  const mail = `From: ${addresses[sealer]}\r\nTo: ${letter?.replyTo}\r\nSubject: Re\r\nMessage-ID: <c@d>\r\nContent-Type: text/plain\r\n\r\n1\r\n`
  expect(await receiveMail(env, new TextEncoder().encode(mail), addresses[sealer] ?? '', letter?.replyTo ?? '')).toBe('answered')
  const after = (await see(table, sealer)).model.prompts
  expect(before.map(({ ask }) => ask.say)).toEqual(['ask-seal-day', 'ask-reseal-day'])
  expect(after.map(({ ask }) => ask.say)).toEqual(['ask-reseal-day', 'ask-reseal-day'])
  expect(after[1]).toEqual(before[1])
})
