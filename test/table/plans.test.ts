/** Plans at a table of Tunnel: a seat's next turn, planned while others move, played when it comes, and hidden from others. */
import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Seat, Viewer } from '../../worker/rules/contract'
import { HOME, visitor } from '../kit/inside'
import { act, waiting } from '../kit/life'
import { firstSteps, plan, planPage, said, turn } from '../kit/planning'
import { answer, answerOnce, asked, newTable, see, visit, type Played } from '../kit/table'

const tunnel = (seats = 3, edition = 'tortuga') => newTable({ game: 'tunnel', edition, seats })
const after = (seat: Seat, seats = 3): Seat => (seat + 1) % seats

const rowsOf = (table: Played) =>
  runInDurableObject(table.stub, (_, { storage }) =>
    storage.sql
      .exec<{ given: string }>('SELECT given FROM answers ORDER BY number')
      .toArray()
      .flatMap(({ given }) => JSON.parse(given) as { seat: number; choice: string; by?: string; line?: string }[])
  )

const lines = async (table: Played, as: Viewer) => {
  const log = unpack(await table.stub.log(visit(table, as)))
  if ('refused' in log) throw new Error(log.refused)
  return log.lines
}

describe('a plan', () => {
  test('is played when its turn comes, the whole turn at once, and the next seat is asked', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    const steps = (await firstSteps(table, planner, 2)).map(step => ({ ...step, exactly: false }))
    expect(await plan(table, planner, steps)).toBe('done')
    await turn(table)
    const given = (await rowsOf(table)).filter(({ line }) => line === 'plan')
    expect(given).toMatchObject([...steps, { choice: 'stop' }].map(({ choice }) => ({ seat: planner, choice, by: 'order' })))
    expect(await waiting(table)).toBe(after(planner))
    expect((await planPage(table, planner)).fate).toMatchObject({ played: 3 })
    expect((await planPage(table, planner)).kept).toBeUndefined()
  })

  test('is played once, and not in the turn after', async () => {
    const table = await tunnel(2)
    const planner = after(await waiting(table), 2)
    await plan(
      table,
      planner,
      (await firstSteps(table, planner, 1)).map(step => ({ ...step, exactly: false }))
    )
    await turn(table)
    await turn(table)
    expect(await waiting(table)).toBe(planner)
  })

  test('that no longer fits is dropped unplayed, and its owner is asked and told why', async () => {
    const table = await tunnel()
    const mover = await waiting(table)
    const planner = after(mover)
    const shared = (await asked(table))?.choices.find(choice => choice.endsWith(':0')) ?? ''
    expect(await plan(table, planner, [said(shared)])).toBe('done')
    await turn(table, wish => wish === shared)
    const { model } = await see(table, planner)
    expect(model.prompts).toHaveLength(1)
    expect(model.own?.plan).toEqual({ kept: false, dropped: expect.objectContaining({ say: 'plan-elsewhere' }) })
    expect((await rowsOf(table)).some(({ line }) => line === 'plan')).toBe(false)
    const page = await visitor().open(new URL(`/tables/${table.id}/seats/${planner}/link/${table.keys[planner]}`, HOME).href)
    expect(page.textOf('.notice')).toMatch(/Your plan wasn’t played\. Now it’s entrance → \d+, not entrance → \d+\.$/)
  })

  test('of one action can hand the turn back to its owner', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    await plan(
      table,
      planner,
      (await firstSteps(table, planner, 1)).map(step => ({ ...step, exactly: false })),
      'ask'
    )
    await turn(table)
    expect(await asked(table)).toMatchObject({ seat: planner, prompt: 't2.2' })
  })

  test('is withdrawn, and then not played', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    await plan(table, planner, await firstSteps(table, planner, 1))
    const { number } = await planPage(table, planner)
    expect(await act(table, planner, { do: 'unplan', number })).toBe('done')
    await turn(table)
    expect(await waiting(table)).toBe(planner)
  })
})

describe('is refused', () => {
  test('on its own turn', async () => {
    const table = await tunnel()
    const mover = await waiting(table)
    const planner = after(mover)
    const { number, draft } = await planPage(table, planner)
    const steps = await firstSteps(table, planner, 1)
    await turn(table)
    const position = draft?.position ?? 0
    expect(await act(table, planner, { do: 'plan', number, position, steps, then: 'stop' })).toBe('plan-turn')
    expect((await planPage(table, planner)).draft).toBeUndefined()
    // And when that turn is over, the old page is stale too.
    await turn(table)
    expect(await act(table, planner, { do: 'plan', number, position, steps, then: 'stop' })).toBe('plan-gone')
    expect((await planPage(table, planner)).kept).toBeUndefined()
  })

  test('if it was never offered', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    const send = (steps: ReturnType<typeof said>[], position = 0) =>
      act(table, planner, { do: 'plan', number: 0, position, steps, then: 'stop' })
    expect(await send([])).toBe('plan-empty')
    expect(await send([said('play:flag:36')])).toBe('plan-gone')
    expect(await send([said('stop')])).toBe('plan-gone')
    expect(await send([said('nonsense')])).toBe('plan-gone')
    expect(await send(await firstSteps(table, planner, 1), 400)).toBe('plan-gone')
    expect(await send(await firstSteps(table, planner, 1), -1)).toBe('plan-gone')
    const four = [...(await firstSteps(table, planner, 3)), said('back:0')]
    expect(await send(four)).toBe('plan-gone')
    expect((await planPage(table, planner)).kept).toBeUndefined()
  })

  test('from a second page unaware of the first one’s plan; the same plan sent twice counts once', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    const [one = said('')] = await firstSteps(table, planner, 1)
    const first = { do: 'plan' as const, number: 0, position: 0, steps: [one], then: 'stop' as const }
    expect(await act(table, planner, first)).toBe('done')
    expect(await act(table, planner, first)).toBe('done')
    expect(await act(table, planner, { ...first, then: 'ask' })).toBe('plan-changed')
    expect(await act(table, planner, { ...first, number: 1, then: 'ask' })).toBe('done')
    expect((await planPage(table, planner)).kept?.plan.then).toBe('ask')
  })

  test('from anybody but the owner, and in a game without plans', async () => {
    const table = await tunnel()
    const planner = after(await waiting(table))
    expect(unpack(await table.stub.plan({ ...visit(table, planner), keys: {} }, { steps: [] }))).toEqual({ refused: 'not-yours' })
    expect(unpack(await table.stub.plan(visit(table, 'watcher'), { steps: [] }))).toEqual({ refused: 'not-yours' })
    const race = await newTable({ game: 'regatta', edition: 'first', seats: 3 })
    expect(await act(race, 0, { do: 'plan', number: 0, position: 0, steps: [said('x')], then: 'stop' })).toBe('not-now')
  })
})

test('a plan made on a page that is stale by now means what that page showed', async () => {
  const table = await tunnel(4)
  const planner = ((await waiting(table)) + 2) % 4
  const { draft } = await planPage(table, planner)
  const choice = draft?.prompt?.choices[0]
  await turn(table)
  await act(table, planner, { do: 'plan', number: 0, position: draft?.position ?? 0, steps: [said(choice?.id ?? '')], then: 'stop' })
  expect((await planPage(table, planner)).kept?.plan.steps[0]?.act).toEqual(choice?.act)
})

test('another seat’s free takeback keeps the plan; one that all agree on, back into the planner’s own turn, drops it', async () => {
  const table = await tunnel(2)
  const mover = await waiting(table)
  const planner = after(mover, 2)
  await plan(
    table,
    planner,
    (await firstSteps(table, planner, 1)).map(step => ({ ...step, exactly: false }))
  )
  await answerOnce(table, choice => choice.startsWith('play'))
  expect(unpack(await table.stub.takeBack(visit(table, mover)))).toMatchObject({ outcome: 'taken-back' })
  expect((await planPage(table, planner)).kept).toBeDefined()
  await turn(table, choice => choice.startsWith('play'))
  // The plan has been played, and it is the mover's turn again.
  await turn(table, choice => choice.startsWith('play'))
  expect(await waiting(table)).toBe(planner)
  await plan(
    table,
    mover,
    (await firstSteps(table, mover, 1)).map(step => ({ ...step, exactly: false }))
  )
  await answerOnce(table, choice => choice.startsWith('play'))
  expect(await act(table, mover, { do: 'propose', what: 'takeback' })).toBe('done')
  const { model } = await see(table, planner)
  expect(await act(table, planner, { do: 'vote', number: model.votes[0]?.number ?? 0, ballot: 'yes' })).toBe('done')
  expect(await waiting(table)).toBe(mover)
  expect((await planPage(table, mover)).fate).toMatchObject({ played: 0 })
})

test('a dropped plan is restored when the turn before it is taken back', async () => {
  const table = await tunnel()
  const mover = await waiting(table)
  const planner = after(mover)
  const shared = (await asked(table))?.choices.find(choice => choice.endsWith(':0')) ?? ''
  await plan(table, planner, [said(shared)])
  await turn(table, choice => choice === shared)
  expect(await waiting(table)).toBe(planner)
  expect(unpack(await table.stub.takeBack(visit(table, mover)))).toMatchObject({ outcome: 'taken-back' })
  const { kept, number } = await planPage(table, planner)
  expect(kept?.plan.steps).toHaveLength(1)
  // Once its owner has been asked again and has answered, it is gone for good.
  await turn(table, choice => choice === 'stop')
  await answerOnce(table)
  expect((await planPage(table, planner)).number).toBe(number + 1)
  expect((await planPage(table, planner)).kept).toBeUndefined()
})

describe('nobody else can tell', () => {
  /** The same game twice: in one the seat will plan, in the other its person gives the same answers live. */
  async function twice() {
    const planning = await tunnel()
    const asking = await tunnel()
    const planner = after(await waiting(planning))
    const steps = (await firstSteps(planning, planner, 2)).map(step => ({ ...step, exactly: false }))
    return { planning, asking, planner, steps }
  }
  const shown = async (table: Played, as: Viewer) => {
    const { model } = await see(table, as)
    const beside = { file: unpack(await table.stub.file(visit(table, as))), post: unpack(await table.stub.hostPost(table.host)) }
    const text = JSON.stringify({
      ...model,
      ...beside,
      log: await lines(table, as),
      past: (await see(table, as, Math.min(3, model.position))).model,
    })
    return JSON.parse(
      text
        .replaceAll(table.id, 'ID')
        .replaceAll(/"(at|since|made|until|heard|waited|median)":\d+/g, '"$1":0')
        .replaceAll(/"(commitment|signer|secret|signature)":"[^"]*"/g, '"$1":""')
    )
  }

  test('that a turn is planned: the others see the same table before and after', async () => {
    const { planning, planner, steps } = await twice()
    const others = [0, 1, 2, 'watcher' as const].filter(seat => seat !== planner)
    const before = await Promise.all(others.map(seat => shown(planning, seat)))
    await plan(planning, planner, steps)
    expect(await Promise.all(others.map(seat => shown(planning, seat)))).toEqual(before)
  })

  test('whether a plan or its person played the turn', async () => {
    const { planning, asking, planner, steps } = await twice()
    await plan(planning, planner, steps)
    await turn(planning)
    await turn(asking)
    for (const choice of [...steps.map(({ choice }) => choice), 'stop']) {
      const question = await asked(asking)
      await answer(asking, planner, question?.prompt ?? '', choice)
    }
    for (const as of [0, 1, 2, 'watcher' as const].filter(seat => seat !== planner))
      expect(await shown(planning, as)).toEqual(await shown(asking, as))
    expect((await lines(planning, planner)).filter(line => line.said === 'plan')).not.toEqual([])
    expect((await lines(planning, 'watcher')).filter(line => line.said || line.by)).toEqual([])
  })
})
