/** The page for planning a turn works by links and forms alone, for its owner only, and its GET writes nothing. */
import { beforeEach, describe, expect, test } from 'vitest'
import { asking, changed } from '../kit/asking'
import type { Form } from '../kit/form'
import { HOME, visitor } from '../kit/inside'
import type { Page } from '../kit/page'
import { questionOn, seated, type Player } from '../kit/players'
import { expectRefusal } from '../kit/refusal'
import { faultsOf } from '../kit/well-formed'
import { stored } from '../kit/storage'
import type { Visitor } from '../kit/visitor'

let players: Player[]
let asked: Visitor
let planner: Visitor

beforeEach(async () => {
  players = await seated(visitor(), HOME, { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }, () => visitor())
  ;({ asked, other: planner } = await asking(players))
})

const pressed = (who: Visitor, form: Form): Promise<Page> => who.open(`${form.action}?${form.body()}`)

/** Plans the first choice this many times. */
async function choose(who: Visitor, actions: number): Promise<Page> {
  await who.follow('Plan your next turn')
  for (let n = 0; n < actions; n++) {
    const form = who.page.form('Add this action')
    const [choice] = form.questions()[0] ?? []
    if (choice) form.tick(choice)
    await pressed(who, form)
  }
  return who.page
}

/** Answers with "stop" where possible, otherwise with the first choice, until nothing is asked. */
async function turn(who: Visitor): Promise<void> {
  for (;;) {
    await who.reload()
    const question = questionOn(who.page)
    if (!question) return
    const choices = question.questions()[0] ?? []
    const choice = choices.find(({ value }) => value === 'stop') ?? choices[0]
    if (choice) question.tick(choice)
    await who.send(question)
  }
}

test('is chosen action by action, which writes nothing, then saved, shown at the table, and withdrawn', async () => {
  const before = await stored()
  const chosen = await choose(planner, 3)
  expect(await stored()).toEqual(before)
  expect(faultsOf(chosen)).toEqual([])
  expect(chosen.forms().some(form => form.hasButton('Add this action'))).toBe(false)
  expect(chosen.root.querySelectorAll('.plan li')).toHaveLength(3)
  const kept = await planner.send(chosen.form('Keep this plan'))
  expect(kept.textOf('.notice')).toBe('Your plan is saved.')
  expect(kept.textOf('main')).toContain('all of it would be played')
  expect(faultsOf(kept)).toEqual([])
  await planner.follow('Go to the table')
  expect(planner.page.textOf('main')).toContain('Your next turn is planned.')
  await planner.follow('Look at your plan')
  await planner.send(planner.page.form('Withdraw this plan'))
  expect(planner.page.textOf('.notice')).toBe('Your plan is withdrawn.')
  expect(planner.page.textOf('main')).toContain('What will you do first?')
})

test('is played on its turn, and only its owner’s log says so', async () => {
  const form = (await choose(planner, 1)).form('Keep this plan')
  // Played wherever the card leads by then.
  await planner.ask(form.action, 'POST', changed(form.body(), /^exactly/, undefined))
  await turn(asked)
  const own = await planner.open(planner.page.url.replace(/\/plan.*/, ''))
  expect(own.textOf('.log')).toContain('your plan')
  expect(asked.page.html).not.toContain('your plan')
})

describe('a stale page', () => {
  test('says that it is one’s turn, and later that the turn is over', async () => {
    const old = await choose(planner, 1)
    await turn(asked)
    const late = await planner.send(old.form('Keep this plan'))
    expect([late.status, late.textOf('.notice')]).toEqual([409, 'It’s already your turn: please answer at the table.'])
    expect(faultsOf(late)).toEqual([])
    await planner.open(late.url.replace(/\/plan.*/, ''))
    await turn(planner)
    const gone = await planner.send(old.form('Keep this plan'))
    expect([gone.status, gone.textOf('.notice')]).toEqual([409, expect.stringContaining('It became your turn while')])
  })

  test('does not replace what another page has saved meanwhile', async () => {
    const old = (await choose(planner, 1)).form('Keep this plan')
    await planner.send(old)
    const second = await planner.ask(old.action, 'POST', changed(old.body(), /^then$/, 'ask'))
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('You’ve changed your plan on another page.')
  })

  test('shows the part that can still be planned', async () => {
    const page = await choose(planner, 1)
    const shorter = await planner.open(page.url.replace(/choice\.1=[^&]*/, 'choice.1=play:flag:36'))
    expect(shorter.textOf('.notice')).toContain('only part of this can be planned')
    for (const query of [
      'position=99999',
      'position=-1',
      'position=0&choice.1=nonsense',
      'choice.1=%00',
      'pick=nonsense',
      'choice.9=stop',
      'anew&position=x',
    ])
      expect((await planner.open(`${page.url.split('?')[0]}?${query}`)).status).toBe(200)
  })
})

describe('is refused', () => {
  test('for another seat, and without the token', async () => {
    const form = (await choose(planner, 1)).form('Keep this plan')
    const body = form.body()
    await expectRefusal(() => asked.ask(form.action, 'POST', body), { status: 403, others: [planner] })
    await expectRefusal(() => asked.ask(form.action, 'GET'), { status: 403, others: [planner] })
    await expectRefusal(() => planner.ask(form.action, 'POST', changed(body, /^token$/, undefined)), { status: 403, others: [asked] })
  })

  test('if the form cannot be read', async () => {
    const form = (await choose(planner, 1)).form('Keep this plan')
    for (const field of [/^number$/, /^position$/, /^do$/])
      for (const value of [undefined, 'x', '-1', '1e9'])
        await expectRefusal(() => planner.ask(form.action, 'POST', changed(form.body(), field, value)), { status: 400 })
    expect((await planner.ask(form.action, 'POST', changed(form.body(), /^choice/, undefined))).status).toBe(409)
  })
})
