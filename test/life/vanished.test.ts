/** One of four never answers: each reminder and time-out, in letters and in the log, and what it costs the others. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import { PACES } from '../../worker/clock'
import type { Line } from '../../worker/model'
import { isForward } from '../kit/forward'
import { DAY, HOUR, START, at, untilNextAlarm } from '../kit/life'
import { alarmOf, lettersTo } from '../kit/post'
import { answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'

const ADDRESSES = ['anne', 'bob', 'kim', 'ted'].map(name => `${name}@vanished.example`)
const PACE = PACES.quick

let table: Played
let gone: number
let log: Line[]
/** How long the table waited for the vanished seat, in hours, one entry per question. */
const waits: number[] = []
/** The letters of each seat, in order. */
const letters: Record<number, { kind: string; text: string }[]> = {}
const kinds = (seat: number): string[] => (letters[seat] ?? []).map(({ kind }) => kind)
const others = (): number[] => [0, 1, 2, 3].filter(seat => seat !== gone)

/** Everybody else answers after two hours. */
async function play(): Promise<void> {
  for (let since = START; (await see(table, 'watcher')).model.head.stage === 'playing'; ) {
    const question = await asked(table)
    if (question?.seat === gone) await untilNextAlarm(table, ...ADDRESSES)
    else {
      at(Date.now() + 2 * HOUR)
      while (((await alarmOf(table.stub)) ?? Infinity) <= Date.now()) await untilNextAlarm(table, ...ADDRESSES)
      await answerOnce(table, isForward)
    }
    const after = await asked(table)
    if (question?.seat === gone && after?.prompt !== question.prompt) waits.push((Date.now() - since) / HOUR)
    if (after?.prompt !== question?.prompt) since = Date.now()
  }
  // The letters that announce the end.
  await untilNextAlarm(table, ...ADDRESSES)
}

beforeAll(async () => {
  at(START)
  table = await newTable({ seats: 4, pace: PACE, addresses: ADDRESSES, house: { sections: 4, pirates: 3 } })
  await untilNextAlarm(table, ...ADDRESSES)
  gone = (await asked(table))?.seat ?? 0
  await play()
  for (const [seat, address] of ADDRESSES.entries()) letters[seat] = await lettersTo(address)
  const told = unpack(await table.stub.log(visit(table, 'watcher')))
  log = 'lines' in told ? told.lines : []
}, 300_000)
afterAll(() => void vi.useRealTimers())

describe('a game in which one person never answers', () => {
  test('ends with a ranking of all four, a bot in the empty seat', async () => {
    const { model } = await see(table, 'watcher')
    expect(model.standing?.rows.map(({ who }) => who).toSorted()).toEqual([0, 1, 2, 3])
    expect(model.head.seats.map(({ bot }) => bot === true)).toEqual([0, 1, 2, 3].map(seat => seat === gone))
  })

  test('sends the vanished person the turn, three reminders and a time-out per question, and the end; nothing more', () => {
    const [first, ...rest] = kinds(gone).filter(kind => kind !== 'seat')
    const steps = ['reminder', 'reminder', 'reminder', 'timeout']
    expect(first).toBe('turn')
    expect(rest.slice(0, -1)).toEqual(waits.slice(0, Math.floor(rest.length / 4)).flatMap(() => steps))
    expect(rest.at(-1)).toBe('over')
  })

  test('asks the other three what to do once, after the third time-out in a row; without their votes the bot plays on', () => {
    for (const seat of others()) expect(kinds(seat).filter(kind => kind === 'vote')).toHaveLength(1)
    expect(kinds(gone)).not.toContain('vote')
    const outOfTime = log.filter(({ by }) => by === 'time')
    const vote = log.find(({ text }) => text.say === 'remark-vote')
    expect(vote?.text.with).toMatchObject({ who: { seat: gone }, kind: 'vanished', outcome: 'bot' })
    expect(outOfTime.length).toBeGreaterThanOrEqual(3)
    expect(log.findIndex(({ text }) => text.say === 'remark-bot')).toBeGreaterThan(log.findIndex(({ by }) => by === 'time'))
    expect(outOfTime.every(({ seat }) => seat === gone)).toBe(true)
  })

  test('makes nobody wait longer than the pace allows: a day at first, then what one answer adds', () => {
    const [first = 0, ...rest] = waits
    expect(first).toBe(PACE.first / HOUR)
    expect(Math.max(...rest)).toBeLessThanOrEqual(PACE.add / HOUR)
    const answers = log.filter(({ text }) => !text.say.startsWith('remark'))
    const gaps = answers.map((line, i) => line.at - (answers[i - 1]?.at ?? START))
    expect(Math.max(...gaps)).toBeLessThanOrEqual(DAY)
  })

  test('sends each of the others only what is meant for that seat, and no key of another seat', () => {
    for (const seat of others()) {
      expect(kinds(seat).filter(kind => !['seat', 'turn', 'vote', 'over'].includes(kind))).toEqual([])
      const theirs = others()
        .concat(gone)
        .filter(other => other !== seat)
        .map(other => table.keys[other] ?? '')
      for (const { text } of letters[seat] ?? []) for (const key of theirs) expect(text).not.toContain(key)
    }
  })
})
