/** Tunnel by the numbers of its RULINGS.md: turns, and the end of the game. */
import { describe, expect, test } from 'vitest'
import { tunnel } from '../../../worker/games/tunnel'
import { standing } from '../../../worker/games/tunnel/rules/standing'
import type { TunnelState } from '../../../worker/games/tunnel/rules/state'
import { act, acts, asked, at, begun, choicesOf, piratesOf, typesOf } from './kit'

describe('the turn', () => {
  test('C-TURN-1: the first seat is random, then play goes clockwise', () => {
    const firsts = Array.from({ length: 60 }, (_, seed) => begun(4, 'jamaica', {}, seed).turn.seat)
    expect([...new Set(firsts)].sort()).toEqual([0, 1, 2, 3])
    const last = at({ pirates: [[8], [3], [4]], hands: ['key', 'key', 'key'], turn: { seat: 2, action: 2 } })
    expect(act(last, 'stop').state.turn).toEqual({ number: 2, seat: 0, action: 1 })
  })

  test('C-TURN-2: up to three actions of either kind, repeatedly with the same pirate if desired', () => {
    const start = at({ pirates: [[], [3, 6]], hands: ['key key sabre'] })
    const { state } = acts(start, 'play:sabre:0', 'back:5', 'play:key:3')
    expect(piratesOf(state, 0)[0]).toBe(9)
    expect(state.turn).toEqual({ number: 2, seat: 1, action: 1 })
  })

  test('C-TURN-3: one action is compulsory; after it the seat may stop', () => {
    const start = at({ pirates: [[], []], hands: ['key sabre', ''] })
    expect(choicesOf(start)).not.toContain('stop')
    expect(choicesOf(act(start, 'play:key:0').state)).toContain('stop')
  })

  test('C-TURN-4: a seat with neither a card nor a way back loses its turn', () => {
    const start = at({ pirates: [[], [], [5]], hands: ['key', '', 'flag'], turn: { seat: 0, action: 3 } })
    const { state, events } = act(start, 'play:key:0')
    expect(events.filter(event => event.type === 'missed')).toEqual([{ type: 'missed', seat: 1 }])
    expect(state.turn.seat).toBe(2)
  })

  test('C-TURN-4: a turn ends automatically if nothing more can be done', () => {
    const { state } = act(at({ pirates: [[], []], hands: ['key', 'flag'] }), 'play:key:0')
    expect(state.turn).toEqual({ number: 2, seat: 1, action: 1 })
  })

  test('C-TURN-5: a card drawn during a turn can be played in it', () => {
    const { state } = act(at({ pirates: [[9], [6]], deck: 'bottle' }), 'back:9')
    expect(choicesOf(state)).toContain('play:bottle:6')
  })

  test('C-TURN-6: if nobody can act any more, the game ends; most pirates in the boat win', () => {
    const last = at({ pirates: [[37, 37], [37]], hands: ['key'], rest: undefined, turn: { seat: 0, action: 1 } })
    const filled = {
      ...last,
      pirates: [
        [37, 37, 36, 0, 0, 0],
        [37, 0, 0, 0, 0, 0],
      ],
    }
    const { state, events } = act(filled, 'play:key:36')
    expect(typesOf(events)).toContain('stood')
    expect(tunnel.rules.prompts(state)).toEqual([])
    expect(standing(state).rows.map(row => [row.place, row.who, row.score])).toEqual([
      [1, 0, 3],
      [2, 1, 1],
    ])
  })

  test('C-TURN-6: ties are broken by the sum of positions, entrance 0 and boat 37; if still equal, the place is shared', () => {
    const ended: TunnelState = {
      ...at({
        pirates: [
          [37, 10, 5],
          [37, 12, 3],
          [37, 20],
        ],
      }),
      end: { by: 'standstill' },
    }
    expect(standing(ended).rows.map(row => [row.place, row.who, row.parts[0]?.value])).toEqual([
      [1, 2, 57],
      [2, 0, 52],
      [2, 1, 52],
    ])
  })
})

describe('the end', () => {
  test('C-END-1: the last pirate in the boat wins and ends the game', () => {
    const last = at({
      pirates: [
        [37, 37, 37, 37, 37, 36],
        [37, 37],
      ],
      hands: ['key'],
    })
    const { state, events } = act(last, 'play:key:36')
    expect(typesOf(events)).toEqual(['advanced', 'escaped'])
    expect(tunnel.rules.prompts(state)).toEqual([])
    const { why, rows } = standing(state)
    expect(why.say).toBe('why-escaped')
    expect(rows.map(row => [row.place, row.who, row.score])).toEqual([
      [1, 0, 6],
      [2, 1, 2],
    ])
  })
})

describe('what is asked', () => {
  test('one seat at a time, identified by turn and action', () => {
    expect(asked(at({ pirates: [[9], [6]] }))).toMatchObject({ id: 't1.1', seat: 0 })
  })

  test.each([
    ['jamaica', ['key key'], undefined],
    ['jamaica', ['key'], true],
    ['tortuga', ['key key'], true],
    ['hispaniola', ['key key'], undefined],
  ])('%s: the choices for a hand of %j can be counted by everybody: %s', (edition, hands, plain) => {
    expect(asked(at({ edition, pirates: [[9], [6]], hands })).plain).toBe(plain)
  })
})
