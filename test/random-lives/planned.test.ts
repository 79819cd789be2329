/**
 * Nobody else can tell whether a turn was planned or its person played it live: two games with the same chance and the same times, in which
 * one seat plans in the one what its person plays live in the other.
 */
import { describe, expect, test } from 'vitest'
import { deckhandChoice } from '../../worker/engine/bot'
import { openPrompts } from '../../worker/engine/door'
import { plannedBy } from '../../worker/engine/plan'
import { gameOf } from '../../worker/games'
import { seededChance, type Chance } from '../../worker/rules/chance'
import type { Plan, SaidStep } from '../../worker/rules/plans'
import { rehearsed } from '../../worker/rules/plans'
import { answerAtTable } from '../../worker/table/answers/pipeline'
import { takeBack } from '../../worker/table/answers/takeback'
import { act } from '../../worker/table/deeds'
import { BEGIN, deliver, difference, HOUR, look, watchedTable, type Watched } from './others'
import { everything, repeats } from '../kit/repeats'

const HIDDEN = 1
const SEATS = 3
const tunnel = gameOf('tunnel')

interface Run extends Watched {
  who: 'plan' | 'person'
  /** What the seat has planned, or would have planned. */
  plan: Plan | undefined
}

function step(run: Run, chance: Chance, now: number): void {
  const { table } = run
  const present = table.store.now
  if (!present) throw new Error('the game has not begun')
  if (present.back && chance.pick(6) === 0) takeBack(table, present.back.seat, now)
  else {
    const [prompt] = openPrompts(tunnel.rules, present)
    if (!prompt) throw new Error('nothing is asked')
    const choice = chance.pick(3) === 0 ? prompt.choices[chance.pick(prompt.choices.length)] : undefined
    const { id } = choice ?? deckhandChoice(tunnel, tunnel.rules.view(present.state, prompt.seat), prompt)
    answerAtTable(table, { seat: prompt.seat, prompt: prompt.id, choice: id }, now)
  }
  settle(run, now)
  plan(run, chance, now)
  deliver(run, HIDDEN, now)
}

/** On the hidden seat's turn its person plays what was planned, action by action. */
function settle(run: Run, now: number): void {
  const { table } = run
  const { respond } = plannedBy(tunnel, seat => (seat === HIDDEN ? run.plan : undefined))
  for (;;) {
    const present = table.store.now
    const prompt = present && openPrompts(tunnel.rules, present).find(({ seat }) => seat === HIDDEN)
    if (!prompt) return
    const view = () => tunnel.rules.view(present?.state, HIDDEN)
    const answer = run.who === 'person' ? respond(view, prompt) : 'ask'
    if (answer === 'ask') return void (run.plan = undefined)
    answerAtTable(table, { seat: HIDDEN, prompt: prompt.id, choice: answer.choice.id }, now)
  }
}

/** While others move, sometimes plans whatever a deckhand would do, under random conditions. */
function plan(run: Run, chance: Chance, now: number): void {
  const { plans } = tunnel
  const { table, who } = run
  const { now: present } = table.store
  const row = table.store.seat(HIDDEN)
  const wanted = chance.pick(2) === 0
  const exactly = chance.pick(2) === 0
  const ends = chance.pick(2) === 0 ? ('stop' as const) : ('ask' as const)
  if (!plans || !present || !row || present.over !== undefined || !wanted) return
  const view = tunnel.rules.view(present.state, HIDDEN)
  if (plans.actionOf(view) !== undefined) return
  const said: SaidStep[] = []
  for (let n = 0; n < plans.most; n++) {
    const prompt = rehearsed(plans, view, said)?.after.prompt
    const choice = prompt?.choices.find(one => one !== plans.stop(prompt))
    if (choice) said.push({ choice: choice.id, exactly, otherwise: ends })
  }
  const steps = rehearsed(plans, view, said)?.steps ?? []
  if (steps.length === 0) return
  run.plan = { steps: steps.map(({ choice: _, ...step }) => step), then: ends }
  if (who === 'plan') {
    const outcome = act(
      table,
      row,
      'own',
      { do: 'plan', number: row.settings.plan?.number ?? 0, position: present.position, steps: said, then: ends },
      now
    )
    expect(outcome).toBe('done')
  }
}

const EVERY = repeats(12, 3)
/** The first is the one in which cards are hidden. */
const EDITIONS = tunnel.editions.map(({ id }) => id).slice(0, everything ? undefined : 1)

describe.each(EDITIONS)('in %s, with a plan or a person at one seat,', edition => {
  test('all that others see, get and open is exactly the same', { timeout: 300_000 }, () => {
    const begun = (who: Run['who']): Run => ({
      table: watchedTable({ game: tunnel, edition, seats: SEATS, seed: 9 }),
      left: [],
      who,
      plan: undefined,
    })
    const [planned, played] = [begun('plan'), begun('person')]
    for (let n = 0; planned.table.store.stage === 'playing' && n < 600; n++) {
      const now = BEGIN + (n + 1) * HOUR
      for (const run of [planned, played]) {
        step(run, seededChance(n * 17 + 3), now)
        if (n % EVERY === 0 || run.table.store.stage === 'over') look(run, HIDDEN, now)
      }
      expect([n, difference(planned, played)]).toEqual([n, 'none'])
    }
    expect(planned.table.store.stage).toBe('over')
    const byPlan = ({ table }: Run) =>
      table.store.history.answers().flatMap(({ given }) => given.filter(({ line }) => line === 'plan')).length
    expect(byPlan(planned)).toBeGreaterThan(3)
    expect(byPlan(played)).toBe(0)
  })
})
