import { describe, expect, test } from 'vitest'
import { compare } from '../../../worker/games/regatta/state/state'
import { all, found, hold, holds, offered, only, own, sail, scene, type Scene } from './scene'

const rich = holds(hold('food', 20), hold('gold', 20))
const at = (space: string, more: object = {}): Scene['ships'] => ({ 0: { space, holds: rich, ...more } })

describe('moving', () => {
  test('goes exactly as far as the die says, and only the last space matters (J-MOVE-1, J-MOVE-2, J-ARR-2)', () => {
    const played = sail({ card: 'fwd-powder', dice: [5, 2], ships: { ...at('0'), 1: { space: '3' } } })
    expect(only(played, 'moved')).toMatchObject({ to: '5', steps: 5 })
    expect(only(played, 'paid')).toMatchObject({ what: 'gold', n: 3 }) // J-PAY-1
    expect(all(played, 'attacked')).toEqual([])
  })

  test('finishes the morning, including fight and cost, before the evening (J-ACT-1, J-ACT-2, J-ARR-1)', () => {
    const played = sail({ card: 'fwd-fwd', dice: [1, 1], ships: { ...at('0'), 1: { space: '1' } } }, [], [0, 0])
    expect(own(played)).toEqual(['moved', 'attacked', 'shot', 'shot', 'fought', 'paid', 'began-action', 'moved', 'paid'])
  })

  test('lets the player choose at a fork, forward and backward (J-MOVE-3, J-BOARD-2)', () => {
    expect(offered(sail({ card: 'fwd-powder', dice: [3, 1], ships: at('6') }).prompts)).toEqual(['fwd:9', 'fwd:13'])
    expect(offered(sail({ card: 'back-fwd', dice: [2, 1], ships: at('13') }).prompts)).toEqual(['back:11', 'back:a1'])
  })

  test('may start backward from Port Royal, pays there as usual, and finishes nothing (J-MOVE-4)', () => {
    const { state, events } = sail({ card: 'back-fwd', dice: [2, 4], ships: at('0') })
    expect(state.ships[0]).toMatchObject({ space: '2', lap: 0 })
    expect(events.find(event => event.type === 'paid')).toMatchObject({ n: 3 })
    expect(state.over).toBeUndefined()
  })

  test('behind the start line passes Port Royal like a free space, in both directions (J-MOVE-5)', () => {
    expect(only(sail({ card: 'fwd-powder', dice: [4, 1], ships: at('43', { lap: -1 }) }), 'moved')).toMatchObject({ to: '3', laps: 1 })
    expect(sail({ card: 'fwd-powder', dice: [1, 1], ships: at('43', { lap: -1 }) }).state.ships[0]).toMatchObject({ space: '0', lap: 0 })
    const there = sail({ card: 'back-fwd', dice: [4, 6], ships: at('2') })
    expect(all(there, 'moved')).toMatchObject([
      { to: '42', laps: -1 },
      { to: '4', laps: 1 },
    ])
    expect(there.state.over).toBeUndefined()
  })

  test('that completes the circuit stops on Port Royal, whatever the die says, and loses the evening (J-MOVE-6, J-END-1)', () => {
    const played = sail({ card: 'fwd-fwd', dice: [6, 3], ships: at('42') })
    expect(own(played)).toEqual(['moved'])
    expect(only(played, 'moved')).toMatchObject({ to: '0', home: true, steps: 6 })
  })

  test('onto the finish ends the game, after all others have played the round (J-END-2)', () => {
    const played = sail({ card: 'fwd-fwd', dice: [2, 3], ships: at('42') })
    expect(all(played, 'turned').map(({ seat }) => seat)).toEqual([0, 1, 2]) // J-ROUND-3
    expect(all(played, 'loaded')).toHaveLength(4)
    expect(played.events.at(-1)).toEqual({ type: 'ended', final: true })
    expect(played.prompts).toEqual([])
  })
})

describe('lairs', () => {
  test('are free, and an ordinary arrival takes the treasure without a question (J-LAIR-1, J-LAIR-2)', () => {
    const played = sail({ card: 'fwd-powder', dice: [4, 1], ships: at('0') })
    expect(own(played)).toEqual(['moved', 'found', 'began-action', 'loaded'])
    expect(played.state.tokens).not.toContain('4')
  })

  test('without a token give nothing', () => {
    const { pile = [], box = [], tokens = [] } = found()
    const change = { pile: pile.slice(1), box: [...box, ...pile.slice(0, 1)], tokens: tokens.slice(1) }
    expect(own(sail({ card: 'fwd-powder', dice: [4, 1], ships: at('0'), change }))).toEqual(['moved', 'began-action', 'loaded'])
  })

  test('with a ship inside mean a fight first (J-ARR-1)', () => {
    const played = sail({ card: 'fwd-powder', dice: [4, 1], ships: { ...at('0'), 2: { space: '4' } } }, [], [1, 1])
    expect(own(played)).toEqual(['moved', 'attacked', 'shot', 'shot', 'fought', 'found', 'began-action', 'loaded'])
  })
})

describe('a ship is ahead', () => {
  const order = (a: object, b: object) => {
    const state = scene({ card: 'fwd-fwd', dice: [1, 1], ships: { 0: a, 1: b } })
    const [first, second] = state.ships
    return first && second ? Math.sign(compare(state, first, second)) : NaN
  }

  test('if the other can reach it by sailing forward without passing Port Royal (J-SCORE-5)', () => {
    expect(order({ space: '14' }, { space: '6' })).toBe(1)
    expect(order({ space: '6' }, { space: 'a1' })).toBe(-1)
  })

  test('in another lane if it has fewer spaces left to where the lanes join; equal numbers are level', () => {
    expect(order({ space: '11' }, { space: 'a1' })).toBe(0)
    expect(order({ space: '7' }, { space: 'a1' })).toBe(-1)
    expect(order({ space: '12' }, { space: 'a1' })).toBe(1)
  })

  test('of all if it has finished; ships behind the start line are last, after those at the start', () => {
    expect(order({ space: '0', lap: 1 }, { space: '43' })).toBe(1)
    expect(order({ space: '0' }, { space: '1' })).toBe(-1)
    expect(order({ space: '0' }, { space: '43', lap: -1 })).toBe(1)
    expect(order({ space: '43', lap: -1 }, { space: '41', lap: -1 })).toBe(1)
  })
})
