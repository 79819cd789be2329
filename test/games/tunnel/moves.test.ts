/** Tunnel by the numbers of its RULINGS.md: moves forward and backward, and the rulebook's examples. */
import { describe, expect, test } from 'vitest'
import type { TunnelAct } from '../../../worker/games/tunnel/rules/acts'
import type { TunnelState } from '../../../worker/games/tunnel/rules/state'
import { view } from '../../../worker/games/tunnel/rules/view'
import { act, acts, asked, at, cardsOf, exampleTunnel, piratesOf } from './kit'

/** The choices of this kind. */
const done = (state: TunnelState, what: TunnelAct['do']): string[] =>
  asked(state).choices.flatMap(({ id, act }) => (act.do === what ? [id] : []))
const where = (symbol: string): number[] => exampleTunnel.flatMap((here, i) => (here === symbol ? [i + 1] : []))

describe('forward', () => {
  const start = at({ pirates: [[9], [12]], hands: ['flag bottle'] })

  test('C-FWD-1: to the next empty division with the symbol', () => {
    expect(where('bottle')).toEqual([1, 8, 18, 22, 26, 34])
    expect(piratesOf(act(start, 'play:bottle:9').state, 0)[0]).toBe(18)
  })

  test("C-FWD-2: past occupied divisions, including those with one's own pirates", () => {
    expect(act(start, 'play:flag:9').events[0]).toMatchObject({ to: 17, passed: 1 })
    const own = at({ pirates: [[9, 12], []], hands: ['flag'] })
    expect(act(own, 'play:flag:9').events[0]).toMatchObject({ to: 17, passed: 1 })
  })

  test('C-FWD-3: into the boat if no free division is ahead', () => {
    const filled = at({ pirates: [[25], [26, 34]], hands: ['bottle'] })
    expect(act(filled, 'play:bottle:25').events[0]).toMatchObject({ to: 37, boat: true, passed: 2 })
  })

  test('C-FWD-4: the card goes on top of the discard pile, visible to everybody', () => {
    const { state } = act(start, 'play:flag:9')
    expect(state.discard.at(-1)).toBe('flag')
    expect(view(state, 'watcher').board.discard.at(-1)).toBe('flag')
  })

  test("C-FWD-5: the pirate's own division does not count as ahead", () => {
    const own = at({ pirates: [[12], []], hands: ['flag'] })
    expect(act(own, 'play:flag:12').events[0]).toMatchObject({ from: 12, to: 17 })
  })

  test("C-FWD-1: every pair of a held symbol and a place with one's own pirate is offered once, except the boat", () => {
    const many = at({ pirates: [[37, 9, 9, 4], []], hands: ['flag flag key'] })
    expect(done(many, 'play')).toEqual([...['play:flag:0', 'play:flag:4', 'play:flag:9'], ...['play:key:0', 'play:key:4', 'play:key:9']])
  })
})

describe('backward', () => {
  test('C-BACK-1: to the nearest division with one or two pirates, no matter whose', () => {
    expect(act(at({ pirates: [[9], [6, 4]] }), 'back:9').events[0]).toMatchObject({ from: 9, to: 6, met: 1 })
    expect(act(at({ pirates: [[9, 6], [4]] }), 'back:9').events[0]).toMatchObject({ to: 6, met: 1 })
  })

  test('C-BACK-2: past empty divisions and those with three pirates', () => {
    const crowded = at({ pirates: [[9], [7, 7, 7, 4]] })
    expect(act(crowded, 'back:9').events[0]).toMatchObject({ to: 4 })
  })

  test.each([
    [1, [6], 1],
    [2, [6, 6], 2],
  ])('C-BACK-3: with %i pirates there, draws as many cards', (_met, others, drawn) => {
    const { state } = act(at({ pirates: [[9], others] }), 'back:9')
    expect(cardsOf(state, 0)).toHaveLength(drawn)
  })

  test('C-BACK-4: a fourth pirate on a division is an error', () => {
    expect(() =>
      at({
        pirates: [
          [9, 9],
          [9, 9],
        ],
      })
    ).toThrow('more than 3 pirates')
  })

  test('C-BACK-5: not possible without such a division, nor from or to the entrance', () => {
    const start = at({ pirates: [[9], [12]], hands: ['key'] })
    expect(done(start, 'back')).toEqual([])
  })

  test('C-BACK-6: also out of the boat, starting with the last division', () => {
    const { state, events } = act(at({ pirates: [[37], [36, 30]] }), 'back:37')
    expect(events[0]).toMatchObject({ from: 37, to: 36, boat: true })
    expect(piratesOf(state, 0)[0]).toBe(36)
  })

  test('C-BACK-7: hands have no limit', () => {
    const rich = at({ pirates: [[9], [6]], hands: [`${'key '.repeat(17)}${'flag '.repeat(17)}`] })
    expect(act(rich, 'back:9').state.hands[0]).toMatchObject({ key: 17, flag: 17 })
  })
})

describe('the examples of the rulebook', () => {
  test('the tunnel has its symbols where the examples say', () => {
    expect([12, 17, 23].every(n => where('flag').includes(n))).toBe(true)
    expect([7, 15, 24].every(n => where('sabre').includes(n))).toBe(true)
    expect(where('bottle')).toContain(18)
  })

  test('C-EX-A: a flag moves yellow from 9 to 23, past 12 and 17', () => {
    const start = at({ pirates: [[9], [12, 17]], hands: ['flag'] })
    expect(act(start, 'play:flag:9').events[0]).toMatchObject({ from: 9, to: 23, passed: 2 })
  })

  test('C-EX-B: red goes back from 8 to 6, meets two and draws two', () => {
    expect(act(at({ pirates: [[8], [6, 6]] }), 'back:8').events[0]).toMatchObject({ from: 8, to: 6, met: 2, draws: 2 })
  })

  test('C-EX-1: three sabres: from the entrance to 7, 6 to 15, 6 to 24', () => {
    const start = at({ edition: 'tortuga', pirates: [[6, 6], [5]], hands: ['sabre sabre sabre'], row: 'key' })
    const { state } = acts(start, 'play:sabre:0', 'play:sabre:6', 'play:sabre:6')
    expect(piratesOf(state, 0)).toEqual([24, 15, 7, 0, 0, 0])
  })

  test('C-EX-2: three moves back: 17 to 12 for one, 18 to 17 for two, 17 to 12 for two', () => {
    const start = at({
      edition: 'tortuga',
      pirates: [
        [17, 18],
        [12, 17, 17],
      ],
      row: 'key flag sabre bottle key flag',
    })
    const first = act(start, 'back:17')
    const second = act(first.state, 'back:18')
    const third = act(second.state, 'back:17')
    expect([first, second, third].map(({ events }) => events[0])).toMatchObject([
      { from: 17, to: 12, draws: 1 },
      { from: 18, to: 17, draws: 2 },
      { from: 17, to: 12, draws: 2 },
    ])
  })

  test('C-EX-3: a bottle from 17 into the boat, back from 18 to 17 for two, a sabre from the entrance to 7', () => {
    const pirates = [[17, 18], [17, 17, 22, 26, 34], [5]]
    const start = at({ edition: 'tortuga', pirates, hands: ['bottle sabre'], row: 'key flag sabre' })
    const first = act(start, 'play:bottle:17')
    const second = act(first.state, 'back:18')
    const third = act(second.state, 'play:sabre:0')
    expect([first, second, third].map(({ events }) => events[0])).toMatchObject([
      { from: 17, to: 37, boat: true },
      { from: 18, to: 17, draws: 2 },
      { from: 0, to: 7 },
    ])
  })
})
