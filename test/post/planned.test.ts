/** A turn that a plan plays completely calls nobody: the letter goes to whoever the table waits for next. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waiting } from '../kit/life'
import { firstSteps, plan, said, turn } from '../kit/planning'
import { bothHops, lettersTo, noticesOf, START } from '../kit/post'
import { asked, newTable, type Played } from '../kit/table'

const addresses = ['anne', 'bob', 'kim'].map(name => `${name}@planned.example`)
beforeEach(() => void vi.setSystemTime(START))
afterEach(() => void vi.useRealTimers())

const turnLettersTo = async (seat: number) => (await lettersTo(addresses[seat] ?? '')).filter(({ subject }) => /your move/i.test(subject))
const called = async (table: Played) => (await noticesOf(table)).filter(({ kind }) => kind === 'turn').map(({ seat }) => seat)

test('whoever planned gets no letter, and the next seat gets one', async () => {
  const table = await newTable({ edition: 'tortuga', seats: 3, addresses })
  const mover = await waiting(table)
  const [planner, next] = [(mover + 1) % 3, (mover + 2) % 3]
  await plan(
    table,
    planner,
    (await firstSteps(table, planner, 2)).map(step => ({ ...step, exactly: false }))
  )
  await turn(table)
  expect(await called(table)).toEqual([mover, next])
  vi.setSystemTime(START + 10 * 60_000)
  await bothHops(table, ...addresses)
  expect(await turnLettersTo(planner)).toHaveLength(0)
  expect(await turnLettersTo(next)).toHaveLength(1)
})

test('a dropped plan calls its owner, and the letter says why', async () => {
  const table = await newTable({ edition: 'tortuga', seats: 3, addresses })
  const mover = await waiting(table)
  const planner = (mover + 1) % 3
  const shared = (await asked(table))?.choices.find(choice => choice.endsWith(':0')) ?? ''
  expect(await plan(table, planner, [said(shared)])).toBe('done')
  await turn(table, choice => choice === shared)
  vi.setSystemTime(START + 10 * 60_000)
  await bothHops(table, ...addresses)
  const letters = await turnLettersTo(planner)
  expect(letters.at(-1)?.text).toContain('Your plan wasn’t played. Now it’s entrance → ')
})
