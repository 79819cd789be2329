/** Tunnel's plans: what a seat can plan from what it sees, and what happens when its turn comes. */
import { describe, expect, test } from 'vitest'
import { tunnel } from '../../../worker/games/tunnel'
import type { TunnelAct } from '../../../worker/games/tunnel/rules/acts'
import { plans } from '../../../worker/games/tunnel/plan'
import type { TunnelState } from '../../../worker/games/tunnel/rules/state'
import { seededChance } from '../../../worker/rules/chance'
import { rehearsed, tried, type Plan, type PlanEnd, type SaidStep } from '../../../worker/rules/plans'
import { repeats } from '../../kit/repeats'
import { at, exampleTunnel } from './kit'
import { fuzzPlans } from './planned'

const { rules } = tunnel
/** Seat 1 is on turn while seat 0 plans. */
const others = { seat: 1, action: 1 } as const
const own = { seat: 0, action: 1 } as const

const step = (choice: string, exactly = true, otherwise: PlanEnd = 'ask'): SaidStep => ({ choice, exactly, otherwise })
const planned = (state: TunnelState, ...said: SaidStep[]): Plan<TunnelAct> => {
  const steps = rehearsed(plans, rules.view(state, 0), said)?.steps ?? []
  return { steps: steps.map(({ choice: _, ...rest }) => rest), then: 'stop' }
}
const playedBy = (plan: Plan<TunnelAct>, state: TunnelState) => {
  const { choices, stumble } = tried(plans, plan, rules.view(state, 0))
  return { choices: choices.map(({ id }) => id), stumble }
}
const offered = (state: TunnelState, ...said: SaidStep[]) =>
  rehearsed(plans, rules.view(state, 0), said)?.after.prompt?.choices.map(({ id }) => id)

/** Divisions with a flag in the example tunnel. */
const flags = exampleTunnel.flatMap((symbol, i) => (symbol === 'flag' ? [i + 1] : []))

describe('what can be planned', () => {
  test('is what would be offered if the turn started now, action by action', () => {
    const state = at({ pirates: [[9], [3]], hands: ['flag sabre', 'key'], turn: others })
    const now = rules.prompts({ ...state, turn: { number: 2, seat: 0, action: 1 } })[0]?.choices.map(({ id }) => id)
    expect(offered(state)).toEqual(now)
    expect(offered(state, step('play:flag:9'))).not.toContain('play:flag:0')
    expect(offered(state, step('play:flag:9'))).toContain('stop')
  })

  test('ends with the third action, and with the last pirate in the boat', () => {
    const state = at({ pirates: [[9], [3]], hands: ['flag sabre key', ''], turn: others })
    expect(offered(state, step('play:flag:0'), step('play:sabre:0'), step('play:key:0'))).toBeUndefined()
    const last = at({ pirates: [[37, 37, 37, 37, 37, 36], [3]], hands: ['flag sabre', ''], turn: others })
    expect(offered(last, step('play:flag:36'))).toBeUndefined()
  })

  test('a card from the open row can be used in a plan, a card from the deck cannot', () => {
    const taken = (edition: string) =>
      offered(
        at({ edition, pirates: [[9], [6]], hands: ['', ''], row: edition === 'jamaica' ? '' : 'key', deck: 'key', rest: 1, turn: others }),
        step('back:9')
      )
    expect(taken('tortuga')).toContain('play:key:6')
    expect(taken('hispaniola')).toContain('play:key:6')
    expect(taken('jamaica')).not.toContain('play:key:6')
  })

  test('hidden cards make no difference', () => {
    for (const { id } of tunnel.editions)
      for (let seed = 0; seed < 20; seed++) {
        const state = at({ edition: id, pirates: [[9], [6, 12]], hands: ['flag sabre', 'key bottle'], turn: others })
        const imagined = rules.imagine?.(state, 0, seededChance(seed)) ?? state
        expect(offered(imagined, step('back:9'))).toEqual(offered(state, step('back:9')))
      }
  })

  test('there is nothing to plan without a possible action', () => {
    expect(offered(at({ pirates: [[], [6]], hands: ['', 'key'], turn: others }))).toBeUndefined()
  })

  test('there is nothing to plan when the game is over', () => {
    const over = { ...at({ pirates: [[9], [3]], turn: others }), end: { by: 'standstill' as const } }
    expect(rehearsed(plans, rules.view(over, 0), [])).toBeUndefined()
  })
})

describe('a plan whose turn has come', () => {
  const [first = 0, second = 0] = flags
  const before = at({ pirates: [[], [36]], hands: ['flag flag sabre', ''], turn: others })
  const still = { ...before, turn: { number: 2, ...own } }
  const taken = { ...at({ pirates: [[], [first]], hands: ['flag flag sabre', ''], turn: own }) }

  test('plays its steps and then stops', () => {
    expect(playedBy(planned(before, step('play:flag:0'), step('play:sabre:0')), still)).toEqual({
      choices: ['play:flag:0', 'play:sabre:0', 'stop'],
      stumble: undefined,
    })
  })

  test('asks after its last step if so planned', () => {
    expect(playedBy({ ...planned(before, step('play:flag:0')), then: 'ask' }, still).choices).toEqual(['play:flag:0'])
  })

  test('plays nothing if a step would lead elsewhere, and says where', () => {
    const { choices, stumble } = playedBy(planned(before, step('play:sabre:0'), step('play:flag:0')), taken)
    expect(choices).toEqual([])
    expect(stumble).toEqual({ step: 1, why: { say: 'plan-elsewhere', with: { from: 'entrance', to: first, now: second } } })
  })

  test('ends the turn at such a step if so planned, except at the first', () => {
    expect(playedBy(planned(before, step('play:sabre:0'), step('play:flag:0', true, 'stop')), taken).choices).toEqual([
      'play:sabre:0',
      'stop',
    ])
    expect(playedBy(planned(before, step('play:flag:0', true, 'stop')), taken).choices).toEqual([])
  })

  test('moves wherever the card leads if so planned', () => {
    expect(playedBy(planned(before, step('play:flag:0', false)), taken)).toEqual({ choices: ['play:flag:0', 'stop'], stumble: undefined })
  })

  test('a step back for fewer cards is a different step', () => {
    const two = at({ pirates: [[9], [6, 6]], turn: others })
    const one = at({ pirates: [[9], [6]], turn: own })
    expect(playedBy(planned(two, step('back:9')), one).stumble?.why).toEqual({ say: 'plan-cards', with: { from: 9, cards: 1 } })
  })

  test('a card that was gone from the row is not played', () => {
    const row = at({ edition: 'tortuga', pirates: [[9], [6]], hands: ['', ''], row: 'key flag', turn: others })
    const gone = at({ edition: 'tortuga', pirates: [[9], [6]], hands: ['', 'key'], row: 'flag', turn: own })
    expect(playedBy(planned(row, step('back:9'), step('play:key:6')), gone)).toEqual({
      choices: [],
      stumble: { step: 1, why: { say: 'plan-gone', with: { symbol: 'key', from: 6 } } },
    })
  })
})

const GAMES = repeats(4, 12)

test.each(tunnel.editions)(
  'random plans in games of $id give no answer that is not offered, and break no invariant',
  ({ id }) => {
    let byPlan = 0
    for (let seed = 0; seed < GAMES; seed++) byPlan += fuzzPlans(id, seed).byPlan
    expect(byPlan).toBeGreaterThan(8 * GAMES)
  },
  300_000
)
