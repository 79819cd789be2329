import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Deed } from '../../worker/table/deeds'
import type { Seat } from '../../worker/rules/contract'
import { PACES } from '../../worker/clock'
import { isForward, isStop } from '../kit/forward'
import { answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'
import { playOut } from '../kit/play-out'

const HOUR = 3_600_000
// Far enough ahead that the real clock fires none of these alarms.
const START = Date.UTC(2031, 2, 3, 9)

afterEach(() => void vi.useRealTimers())

const at = (time: number): void => void vi.setSystemTime(time)

async function act(table: Played, seat: Seat, deed: Deed): Promise<string> {
  const seen = unpack(await table.stub.act(visit(table, seat), deed))
  if ('refused' in seen) throw new Error(seen.refused)
  return seen.outcome
}

/** Advances the clock to the next due time, and rings the alarm. */
async function untilNextAlarm(table: Played): Promise<number> {
  const due = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm())
  if (due === null) throw new Error('nothing is due')
  at(Math.max(due, Date.now()))
  await runDurableObjectAlarm(table.stub)
  return due
}

async function waiting(table: Played): Promise<Seat | undefined> {
  return (await asked(table))?.seat
}

test('a game in which one person never answers still ends with a ranking, and nobody waits longer than the pace allows', async () => {
  at(START)
  const table = await newTable({ seats: 4, pace: PACES.quick, house: { sections: 4, pirates: 3 } })
  const gone = (await waiting(table)) ?? 0
  const steps: string[] = []
  let since = START
  for (let n = 0; n < 2000 && (await see(table, 'watcher')).model.head.stage === 'playing'; n++) {
    const seat = await waiting(table)
    if (seat !== gone) {
      if (seat !== undefined) await answerOnce(table, isForward)
      since = Date.now()
      continue
    }
    await untilNextAlarm(table)
    const { model } = await see(table, (gone + 1) % 4)
    if (model.lines.some(line => line.by === 'time') && !steps.includes('time')) steps.push('time')
    const [vote] = model.votes
    if (vote && !vote.own) {
      steps.push('vote')
      for (const voter of vote.voters) await act(table, voter, { do: 'vote', number: vote.number, ballot: 'bot' })
    }
    expect(Date.now() - since).toBeLessThanOrEqual(PACES.quick.first * 3 + 1000)
  }
  const { model } = await see(table, 'watcher')
  expect(model.head.stage).toBe('over')
  expect(steps).toEqual(['time', 'vote'])
  expect(model.head.seats[gone]?.bot).toBe(true)
  expect(model.standing?.rows).toHaveLength(4)
})

test('reminders come at 50, 80 and 95 % of the time, and the deadline does not move', async () => {
  at(START)
  const table = await newTable({ seats: 2, pace: PACES.quick })
  const seat = (await waiting(table)) ?? 0
  const until = (await see(table, seat)).model.head.seats[seat]?.waits?.clock?.until
  const rung: number[] = []
  while ((await waiting(table)) === seat && rung.length < 4) rung.push((await untilNextAlarm(table)) - START)
  expect(rung.map(time => time / HOUR)).toEqual([12, 19.2, 22.8, 24])
  expect(until).toBe(START + 24 * HOUR)
})

test('after a week of downtime a seat loses only one time-out', async () => {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.quick })
  const seat = (await waiting(table)) ?? 0
  at(START + 7 * 24 * HOUR)
  await runDurableObjectAlarm(table.stub)
  const { model } = await see(table, 'watcher')
  expect(model.lines.filter(line => line.by === 'time')).toHaveLength(1)
  const next = model.head.seats.find(({ waits }) => waits)
  expect(next?.waits?.clock?.late).toBe(false)
  expect([seat, (seat + 1) % 3]).toContain(next?.seat)
})

test('all agree to pause the table, and one of them resumes it', async () => {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.steady })
  expect(await act(table, 0, { do: 'propose', what: 'pause' })).toBe('done')
  const [vote] = (await see(table, 1)).model.votes
  expect(vote).toMatchObject({ kind: 'pause', voted: [0] })
  for (const seat of [1, 2]) await act(table, seat, { do: 'vote', number: vote?.number ?? 0, ballot: 'yes' })
  at(START + 100 * HOUR)
  expect((await see(table, 0)).model.head.paused).toBeGreaterThan(Date.now())
  expect(await act(table, 2, { do: 'resume' })).toBe('done')
  const { model } = await see(table, 0)
  expect(model.head.paused).toBeUndefined()
  expect(model.head.seats.find(({ waits }) => waits)?.waits?.clock?.until).toBe(START + (100 + 72) * HOUR)
})

test('a takeback that others must agree to cannot be proposed again at once after a no', async () => {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.steady })
  const first = await answerOnce(table, isForward)
  await answerOnce(table, isStop)
  await answerOnce(table, isForward)
  expect(await act(table, first.seat, { do: 'propose', what: 'takeback' })).toBe('done')
  const others = [0, 1, 2].filter(seat => seat !== first.seat)
  const number = (await see(table, others[0] ?? 0)).model.votes[0]?.number ?? 0
  await act(table, others[0] ?? 0, { do: 'vote', number, ballot: 'no' })
  at(START + HOUR)
  expect(await act(table, first.seat, { do: 'propose', what: 'takeback' })).toBe('refused-before')
})

test('a seat is lent to a substitute, who plays but cannot give it away, and is taken back', async () => {
  at(START)
  const table = await newTable({ seats: 2, pace: PACES.steady })
  expect(await act(table, 0, { do: 'lend', until: START + 48 * HOUR })).toBe('done')
  const path = (await see(table, 0)).model.own?.lent?.path ?? ''
  const lent: Played = { ...table, keys: { 0: path.split('/').at(-1) ?? '' } }
  expect((await see(lent, 0)).holder.lent).toBe(true)
  expect(await act(lent, 0, { do: 'replace-link' })).toBe('owner-only')
  expect(await act(table, 0, { do: 'take-seat-back' })).toBe('done')
  expect(unpack(await lent.stub.see(visit(lent, 0)))).toEqual({ refused: 'not-yours' })
})

test('after a resignation a bot plays the seat, and its owner may come back', async () => {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.steady })
  const seat = (await waiting(table)) ?? 0
  expect(await act(table, seat, { do: 'resign' })).toBe('done')
  expect(await waiting(table)).not.toBe(seat)
  expect(await act(table, seat, { do: 'take-seat-back' })).toBe('done')
  expect((await see(table, seat)).model.head.seats[seat]?.bot).toBeUndefined()
})

test('whoever leaves is forgotten: no name, address, note or message stays, and the history is unchanged', async () => {
  at(START)
  const table = await newTable({ seats: 3, pace: PACES.steady, addresses: ['anne@example.org'] })
  await act(table, 0, { do: 'say', text: 'Hello from Anne' })
  await act(table, 0, { do: 'note', text: 'Anne’s plan' })
  const dump = () =>
    runInDurableObject(table.stub, (_, { storage }) =>
      JSON.stringify(['seats', 'talk', 'notes', 'notices'].map(name => storage.sql.exec(`SELECT * FROM ${name}`).toArray()))
    )
  const history = () => runInDurableObject(table.stub, (_, { storage }) => storage.sql.exec('SELECT given FROM answers').toArray())
  const before = await history()
  expect(await dump()).toContain('Anne')
  await act(table, 0, { do: 'leave', name: 'a pirate' })
  expect(await dump()).not.toMatch(/Anne|Pirate 1/)
  expect((await history()).slice(0, before.length)).toEqual(before)
  expect(unpack(await table.stub.see(visit(table, 0)))).toEqual({ refused: 'not-yours' })
})

test('talk is limited, and muted seats are not shown', async () => {
  at(START)
  const table = await newTable({ seats: 2 })
  for (let n = 0; n < 20; n++) expect(await act(table, 0, { do: 'say', text: `word ${n}` })).toBe('done')
  expect(await act(table, 0, { do: 'say', text: 'one more' })).toBe('too-fast')
  expect(await act(table, 1, { do: 'say', text: 'x'.repeat(2001) })).toBe('too-long')
  expect((await see(table, 1)).model.talk).toHaveLength(20)
  await act(table, 1, { do: 'mute', seat: 0, mute: true })
  expect((await see(table, 1)).model.talk).toHaveLength(0)
})

test('a table that never fills is called off, and one with a set start begins with bots in the free seats', async () => {
  at(START)
  const empty = await newTable({ seats: 3, free: 2 })
  await untilNextAlarm(empty)
  expect((await see(empty, 'watcher')).model.head.stage).toBe('off')
  at(START)
  const set = await newTable({ seats: 3, free: 2, startAt: START + 24 * HOUR })
  expect(await untilNextAlarm(set)).toBe(START + 24 * HOUR)
  const { model } = await see(set, 'watcher')
  expect(model.head.stage).toBe('playing')
  expect(model.head.seats.filter(({ bot }) => bot)).toHaveLength(2)
})

test('the same crew plays again, each one seat further on, and only one new table is made', async () => {
  at(START)
  const table = await newTable({ seats: 2, house: { sections: 4, pirates: 3 } })
  await playOut(table)
  const [one, two] = await Promise.all([table.stub.rematch(visit(table, 0)), table.stub.rematch(visit(table, 1))])
  const paths = [unpack(one), unpack(two)].map(found => ('path' in found ? found.path : ''))
  expect(paths[0]).toMatch(/seats\/1\/claim/)
  expect(paths[1]).toMatch(/seats\/0\/claim/)
  expect(new Set(paths.map(path => path.split('/')[2])).size).toBe(1)
})
