/** The judges of standing orders: for each line a position, and the choice each way takes in it. */
import { describe, expect, test } from 'vitest'
import { rules } from '../../../worker/games/regatta/rules'
import { orders } from '../../../worker/games/regatta/orders'
import { ASK, usualOrder, type Order } from '../../../worker/rules/orders'
import { found, hold, holds, sail, scene, type Scene } from './scene'

/** Indices of the combat die's sides. */
const [four, eight, ten, star] = [1, 3, 4, 5]
const rich = holds(hold('food', 20), hold('gold', 20))

interface Asked {
  line: string
  scene: Scene
  answers?: readonly string[]
  script?: readonly number[]
}

function judged({ line, scene, answers = [], script = [] }: Asked, order: Order): string {
  const { state, prompts } = sail(scene, answers, script)
  const [prompt] = prompts.filter(({ may }) => !may)
  if (!prompt) throw new Error('nothing is asked')
  const options = { edition: scene.edition ?? 'first', house: scene.house ?? {} }
  const verdict = orders.judge({ [line]: order }, rules.view(state, prompt.seat), prompt, options)
  if (verdict?.line !== line) throw new Error(`${verdict?.line} was asked instead of ${line}`)
  if ('left' in verdict) return verdict.left
  // The order written by "always do this" makes the same choice again.
  const always = orders.always(rules.view(state, prompt.seat), prompt, verdict.choice, options)
  const again = always && orders.judge({ [line]: always.order }, rules.view(state, prompt.seat), prompt, options)
  expect(again).toEqual(always && expect.objectContaining({ line, choice: verdict.choice }))
  return verdict.choice.id
}

/** Each way and the choice it takes. */
type Ways = readonly (readonly [order: Order | string, choice: string])[]
const table = (asked: Asked, ways: Ways): void => {
  test.each(ways.map(([order, choice]) => [typeof order === 'string' ? { way: order } : order, choice] as const))(
    '%j takes %s',
    (order, choice) => {
      expect(judged(asked, order)).toBe(choice)
    }
  )
}

describe('at a fork, the long way by a lair or the short one that costs three food', () => {
  const forked = (more: Scene['ships'] = {}): Asked => ({
    line: 'fork',
    scene: { card: 'fwd-powder', dice: [3, 1], ships: { 0: { space: '6', holds: rich }, ...more } },
  })
  table(forked(), [
    ['best', 'fwd:9'],
    ['treasure', 'fwd:9'],
    ['cheap', 'fwd:9'],
    ['peace', 'fwd:9'],
    ['far', 'fwd:13'],
    ['near', 'fwd:9'],
    ['line', 'fwd:9'],
  ])
  describe('with a ship in the lair', () => {
    table(forked({ 1: { space: '9' } }), [
      ['best', 'fwd:13'],
      ['treasure', 'fwd:9'],
      ['cheap', 'fwd:9'],
      ['peace', 'fwd:13'],
    ])
  })
})

describe('which hold to empty for powder', () => {
  const full = [hold('gold', 1), hold('gold', 9), hold('food', 3), hold('food', 5), hold('food', 6)]
  const loading: Asked = { line: 'room', scene: { card: 'powder-gold', dice: [4, 1], ships: { 0: { space: '0', holds: full } } } }
  table(loading, [
    ['worth', 'into:gold1'],
    ['few', 'into:food3'],
    ['food', 'into:food3'],
    ['powder', 'into:food3'],
    [{ way: 'worth', stake: 8 }, 'stake'],
    [{ way: 'worth', stake: 9 }, 'into:gold1'],
  ])
})

describe('from which holds to pay two food', () => {
  const paying: Asked = {
    line: 'pay',
    scene: { card: 'fwd-powder', dice: [1, 1], ships: { 0: { holds: holds(hold('food', 2), hold('food', 5)) } } },
  }
  table(paying, [
    ['empty', 'from:food2-2'],
    ['large', 'from:food5-2'],
  ])
})

describe('whom to attack: one with much food and powder behind the start line, or one with some gold and no powder', () => {
  const ships = {
    0: { holds: rich },
    1: { space: '1', lap: -1, holds: holds(hold('food', 30), hold('powder', 5)) },
    2: { space: '1', holds: holds(hold('gold', 9)) },
  }
  const meeting: Asked = { line: 'whom', scene: { card: 'fwd-powder', dice: [1, 1], ships } }
  table(meeting, [
    ['rich', 'ship:1'],
    ['gold', 'ship:2'],
    ['weak', 'ship:2'],
    ['leader', 'ship:2'],
    [{ way: 'gold', spares: 2 }, 'ship:1'],
  ])
})

const meeting = (attacker: object, defender: object, more: Partial<Scene> = {}): Scene => ({
  card: 'fwd-powder',
  dice: [1, 1],
  ships: { 0: { holds: rich, ...attacker }, 1: { space: '1', holds: holds(), ...defender } },
  ...more,
})

describe('how much powder', () => {
  const armed = (n: number) => ({ holds: holds(hold('food', 9), hold('powder', n)) })
  const attacking: Asked = { line: 'attack', scene: meeting(armed(9), armed(2)) }
  // For one gold it is not worth firing; the more there is to win or lose, the more powder pays off.
  for (const [prize, fired] of [
    [1, 'powder:0'],
    [4, 'powder:3'],
    [9, 'powder:7'],
  ] as const)
    table(
      { line: 'attack', scene: meeting({ holds: holds(hold('powder', 9)) }, { holds: holds(hold('gold', prize), hold('powder', 2)) }) },
      [['worth', fired]]
    )
  table(attacking, [
    ['none', 'powder:0'],
    ['all', 'powder:9'],
    [{ way: 'some', number: 4 }, 'powder:4'],
    [{ way: 'some', number: 30 }, 'powder:9'],
  ])
  table(attacking, [
    [{ way: 'chance', number: 5 }, 'powder:0'],
    [{ way: 'chance', number: 60 }, 'powder:3'],
    [{ way: 'chance', number: 95 }, 'powder:0'],
  ])
  // Ten against a die of 2, 4, 6, 8, 10 and a star: one powder wins two times in six, three powder three times.
  const defending: Asked = { line: 'defence', scene: meeting(armed(2), armed(4)), answers: ['powder:2'], script: [eight] }
  table(defending, [
    ['none', 'powder:0'],
    ['all', 'powder:4'],
    [{ way: 'chance', number: 33 }, 'powder:1'],
    [{ way: 'chance', number: 50 }, 'powder:3'],
    [{ way: 'chance', number: 51 }, 'powder:0'],
  ])
  table({ line: 'attack', scene: meeting(armed(9), { holds: holds(hold('gold', 7)) }) }, [
    [{ way: 'all', stake: 6 }, 'stake'],
    [{ way: 'all', stake: 7 }, 'powder:9'],
  ])
})

describe("the defender's Sabre", () => {
  const rolled = (face: number): Asked => ({
    line: 'sabre',
    scene: meeting({}, { powers: ['sabre'] }, { change: found('sabre') }),
    script: [face],
  })
  describe('against a four', () =>
    table(rolled(four), [
      ['odds', 'keep'],
      ['stars', 'keep'],
      ['never', 'keep'],
    ]))
  // Against an eight, the Sabre is better saved for one's own roll.
  describe('against an eight', () =>
    table(rolled(eight), [
      ['odds', 'keep'],
      ['stars', 'keep'],
      ['never', 'keep'],
    ]))
  describe('against a ten', () =>
    table(rolled(ten), [
      ['odds', 'again'],
      ['stars', 'keep'],
      ['never', 'keep'],
    ]))
  describe('against a star', () =>
    table(rolled(star), [
      ['odds', 'again'],
      ['stars', 'again'],
      ['never', 'keep'],
    ]))
})

describe('what to take from the loser', () => {
  const own = {
    down: [
      { card: -3 as const, known: [0] },
      { card: -4 as const, known: [0] },
    ],
  }
  const other = { holds: holds(hold('gold', 4), hold('food', 1)), powers: ['map' as const], down: [{ card: 7 as const, known: [1] }] }
  const won: Asked = { line: 'loot', scene: meeting(own, other, { change: found(-3, -4, 'map', 7) }), script: [star] }
  table(won, [
    ['worth', 'curse:-4'],
    ['mild', 'cargo:gold4'],
    ['nothing', 'nothing'],
    [{ way: 'worth', ranks: ['food'] }, 'cargo:food1'],
    [{ way: 'worth', ranks: ['powder', 'power'] }, 'power:map'],
    [{ way: 'worth', ranks: ['unseen', 'gold'] }, 'unseen'],
    [{ way: 'mild', ranks: ['curse'] }, 'curse:-3'],
    [{ way: 'worth', stake: 3 }, 'stake'],
    [{ way: 'worth', stake: 4 }, 'curse:-4'],
  ])
})

describe('a treasure found on a retreat', () => {
  table({ line: 'found', scene: { card: 'fwd-powder', dice: [1, 1], ships: { 0: { space: '9', holds: holds() } } } }, [
    ['take', 'take'],
    ['leave', 'leave'],
  ])
})

describe('the course of the ghost ship, with its leader’s own ship behind it', () => {
  const steered = (more: Scene['ships']): Asked => {
    const ships = { 0: { space: '22', holds: rich }, 1: { space: '26', holds: rich }, ...more }
    return {
      line: 'ghost',
      scene: { edition: 'revised', house: { ghost: true }, seats: 3, card: 'gold-gold', dice: [2, 1], ships, ghost: { space: '24' } },
    }
  }
  describe('and a poor ship', () =>
    table(steered({ 2: { space: 'b1', holds: holds() } }), [
      ['rich', 'fwd:26'],
      ['leader', 'fwd:26'],
    ]))
  describe('and no other ship', () =>
    table(steered({ 2: { space: '3' } }), [
      ['rich', 'fwd:26'],
      ['leader', 'fwd:26'],
      ['calm', 'back:b1'],
    ]))
})

test('on any line a player who wants to be asked is asked, and unset or unknown orders are the usual ones', () => {
  const scene: Scene = { card: 'fwd-powder', dice: [3, 1], ships: { 0: { space: '6', holds: rich } } }
  const [fork] = orders.lines({ edition: 'first', house: {} }, 2)
  expect(judged({ line: 'fork', scene }, { way: ASK })).toBe('wish')
  expect(fork && judged({ line: 'fork', scene }, usualOrder(fork))).toBe(judged({ line: 'fork', scene }, { way: 'no-such-way' }))
})

test('cards and placement cannot have standing orders', () => {
  const state = scene({ card: 'fwd-fwd', dice: [1, 2] })
  for (const prompt of rules.prompts(state))
    expect(orders.judge({}, rules.view(state, prompt.seat), prompt, { edition: 'first', house: {} })).toBeUndefined()
})
