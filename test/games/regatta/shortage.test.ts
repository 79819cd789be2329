import { describe, expect, test } from 'vitest'
import { compare } from '../../../worker/games/regatta/state/state'
import { all, hold, holds, offered, only, own, sail, type Scene } from './scene'

const poor = (space: string, full: Parameters<typeof holds> = [], more: object = {}) => ({ 0: { space, holds: holds(...full), ...more } })
/** Sails one space forward without enough to pay there. */
const short = (edition: string, space: string, full: Parameters<typeof holds> = [], rest: Partial<Scene> = {}): Scene => ({
  edition,
  card: 'fwd-powder',
  dice: [1, 1],
  ships: poor(space, full),
  ...rest,
})

describe('a shortage in the first edition', () => {
  test('takes everything there is and leads back to the first space that can be paid in full (J1-SHORT-1, J1-SHORT-2, J-PAY-4)', () => {
    const played = sail(short('first', '15', [hold('gold', 2), hold('food', 2)])) // the port 16 costs three
    expect(all(played, 'paid')).toMatchObject([
      { what: 'gold', n: 2, due: 3 },
      { what: 'food', n: 2 },
    ])
    expect(only(played, 'retreated')).toMatchObject({ to: '15' })
    expect(played.state.ships[0]).toMatchObject({ space: '15' }) // where it pays: J1-SHORT-3
  })

  test('happens with nothing at all to pay, but not with exactly enough (J-PAY-4)', () => {
    expect(all(sail(short('first', '15', [hold('food', 9)])), 'paid')[0]).toMatchObject({ n: 0, due: 3 })
    expect(only(sail(short('first', '15', [hold('gold', 3)])), 'paid').due).toBeUndefined()
  })

  test('may lead to a lair, which is always affordable; its treasure is taken or left (J1-SHORT-2, J1-SHORT-4)', () => {
    const from = short('first', '9') // space 10 costs three food, and there is none
    expect(offered(sail(from).prompts)).toEqual(['take', 'leave'])
    expect(sail(from).prompts[0]).toMatchObject({ id: 'r1.s0.morning+1.treasure' })
    expect(own(sail(from, ['leave']))).toEqual(['moved', 'paid', 'retreated', 'left', 'began-action', 'loaded'])
    expect(sail(from, ['leave']).state.tokens).toContain('9')
    expect(sail(from, ['take']).state.tokens).not.toContain('9')
  })

  test('leads to a fight if the space is occupied, then to the payment (J1-SHORT-5)', () => {
    const from = short('first', '15', [hold('food', 2)])
    const ships = { ...from.ships, 1: { space: '15', holds: holds() } }
    const played = sail({ ...from, ships }, [], [1, 1])
    expect(own(played)).toEqual(['moved', 'paid', 'retreated', 'attacked', 'shot', 'shot', 'fought', 'paid', 'began-action', 'loaded'])
  })

  test('happens again if that fight took what was needed (J1-SHORT-6)', () => {
    const from = short('first', '15', [hold('food', 2)])
    const ships = { ...from.ships, 1: { space: '15', holds: holds() } }
    const played = sail({ ...from, ships }, ['cargo:food2', 'back:11', 'take'], [0, 4])
    expect(all(played, 'paid').map(({ due }) => due)).toEqual([3, 2])
    expect(all(played, 'retreated').map(({ to }) => to)).toEqual(['15', '11'])
  })

  test('lets the player choose where routes join behind: the first affordable space on each (J1-SHORT-7, Q-7)', () => {
    const from = short('first', '13', [hold('food', 4)]) // port 14 cannot be paid, but sea 13 can, so there is no choice
    expect(only(sail(from), 'retreated')).toMatchObject({ to: '13' })
    expect(offered(sail(short('first', '13')).prompts)).toEqual(['back:11', 'back:4'])
    const three = { ...short('first', '12', [hold('food', 2)]) } // 13 costs three and takes both
    expect(offered(sail(three).prompts)).toEqual(['back:11', 'back:4'])
  })

  test('ends on Port Royal at the latest, without a fight (J1-SHORT-8, J-BOARD-4)', () => {
    const played = sail({ ...short('first', '2'), ships: { ...poor('2'), 1: { space: '0' } } })
    expect(own(played)).toEqual(['moved', 'paid', 'retreated', 'began-action', 'loaded'])
    expect(played.state.ships[0]).toMatchObject({ space: '0', lap: 0 })
  })

  test('behind the start line leads farther back (J1-SHORT-8, Q-11)', () => {
    const played = sail({ ...short('first', '41'), ships: poor('41', [], { lap: -1 }) }, ['leave'])
    expect(only(played, 'retreated')).toMatchObject({ to: '38', laps: 0 })
  })

  test.each([-1, -2])('that leads all the way back to Port Royal starts over there, however far behind: lap %i (J1-SHORT-8, Q-33)', lap => {
    const ships = { ...poor('2', [], { lap }), 1: { space: '43', lap: -1 } }
    const { state } = sail({ ...short('first', '2'), ships })
    const [own, other] = state.ships
    expect(own).toMatchObject({ space: '0', lap: 0 })
    expect(own && other && compare(state, own, other)).toBeGreaterThan(0)
  })
})

describe('a shortage in the revised edition', () => {
  const [two, six, ten, star] = [0, 2, 4, 5]

  test('takes everything there is, then the shortage die says where to go (JR-SHORT-1, JR-SHORT-2, JR-SHORT-9)', () => {
    const at = (side: number) => only(sail(short('revised', '15', [hold('gold', 1)]), [], [side]), 'retreated').to
    expect(at(two)).toBe('14')
    expect(at(six)).toBe('15')
    const skull = sail(short('revised', '15', [hold('gold', 1)]), [], [ten])
    expect(only(skull, 'rolled-shortage')).toMatchObject({ face: 10, shape: 'lair' })
    expect(offered(skull.prompts)).toEqual(['back:11', 'back:4']) // the nearest on each route: JR-SHORT-8
  })

  test('with a star leaves the ship where it is (JR-SHORT-3)', () => {
    const played = sail(short('revised', '15'), [], [star])
    expect(own(played)).toEqual(['moved', 'paid', 'rolled-shortage', 'began-action', 'loaded'])
    expect(played.state.ships[0]).toMatchObject({ space: '16' })
  })

  test('leads to a space that costs nothing (JR-SHORT-4)', () => {
    const played = sail(short('revised', '15', [hold('food', 9)]), [], [six])
    expect(all(played, 'paid')).toHaveLength(1)
  })

  test('leads to a fight there (JR-SHORT-5), and in a lair the treasure is taken or left (JR-SHORT-6)', () => {
    const from = { ...short('revised', '9'), ships: { ...poor('9'), 1: { space: '9', holds: holds() } } }
    const played = sail(from, ['take'], [ten, 1, 1])
    expect(own(played).slice(2)).toEqual(
      ['rolled-shortage', 'retreated', 'attacked', 'shot', 'shot', 'fought', 'found', 'began-action', 'loaded'] // and no payment
    )
  })

  test('never leads beyond Port Royal, where it ends if there is no such space (JR-SHORT-7, Q-10)', () => {
    const played = sail(short('revised', '1'), [], [ten])
    expect(only(played, 'retreated')).toMatchObject({ to: '0', laps: 0 })
  })

  test('behind the start line leaves the ship where it is, without a roll (JR-SHORT-7, Q-11)', () => {
    const played = sail({ ...short('revised', '41'), ships: poor('41', [hold('food', 1)], { lap: -1 }) })
    expect(own(played)).toEqual(['moved', 'paid', 'began-action', 'loaded'])
    expect(only(played, 'paid')).toMatchObject({ n: 1, due: 3, stays: true })
    expect(played.state.ships[0]).toMatchObject({ space: '42' })
  })

  test("never leads to the ship's own space (JR-SHORT-8, Q-12)", () => {
    expect(only(sail(short('revised', '14'), [], [six]), 'retreated').to).toBe('13')
  })
})

describe('a shortage in Yassa', () => {
  test('works as in the first edition: both provisions are paid, and the ship goes back (Y-SHORT-1)', () => {
    const ships = poor('5', [hold('provision', 2)])
    const played = sail({ edition: 'yassa', card: 'fwd-cannon', dice: [1, 1], ships }, ['fwd:a1', 'take'])
    expect(all(played, 'paid')).toMatchObject([{ what: 'provision', n: 2, due: 4 }])
    expect(only(played, 'retreated').to).toBe('4')
  })

  test('stops on the first affordable space even if it is occupied: first the fight, then the payment (Y-SHORT-2)', () => {
    const ships = { ...poor('5', [hold('provision', 1), hold('piastre', 3)]), 1: { space: '4', holds: holds() } }
    const played = sail({ edition: 'yassa', card: 'fwd-cannon', dice: [1, 1], ships }, ['fwd:6', 'leave'], [1, 1])
    expect(own(played)).toEqual(['moved', 'paid', 'retreated', 'attacked', 'shot', 'shot', 'fought', 'left', 'began-action', 'loaded'])
  })

  test('may lead to a lair, whose token is taken or left (Y-LAIR-1, Y-TREA-1)', () => {
    const played = sail({ edition: 'yassa', card: 'fwd-cannon', dice: [1, 1], ships: poor('5') }, ['fwd:6', 'take'])
    expect(played.state.ships[0]).toMatchObject({ tokens: 1, down: [] })
  })
})
