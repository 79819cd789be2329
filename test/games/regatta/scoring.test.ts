import { describe, expect, test } from 'vitest'
import { rules } from '../../../worker/games/regatta/rules'
import { found, hold, holds, scene, type Scene } from './scene'

const end = (ships: Scene['ships'], more: Partial<Scene> = {}) =>
  rules.standing(scene({ card: 'fwd-fwd', dice: [1, 1], ships, ...more, change: { over: true, ...more.change } }))
const scores = (...args: Parameters<typeof end>) => Object.fromEntries(end(...args).rows.map(row => [row.who, row.score]))
const down = (...cards: number[]) => cards.map(card => ({ card, known: [0] }))

describe('the score', () => {
  test('is 23 on space 8 with 3, 3 and 6 doubloons and treasures of 7 and −4 (J-SCORE-6, J-SCORE-1)', () => {
    const full = holds(hold('gold', 3), hold('gold', 3), hold('gold', 6), hold('food', 9), hold('powder', 9))
    const { rows } = end({ 0: { space: '41', holds: full, down: down(7, -4) } }, { change: found(7, -4) })
    const parts = [{ value: 8 }, { value: 12 }, { value: 7 }, { value: -4 }]
    expect(rows.find(({ who }) => who === 0)).toMatchObject({ score: 23, place: 1, parts })
  })

  test('is 12 in Yassa on space 7 with 3 piastres and 2 treasures (Y-SCORE-3, Y-SCORE-1)', () => {
    const ships = { 0: { space: '28', holds: holds(hold('piastre', 3), hold('provision', 5)), tokens: 2 } }
    expect(scores(ships, { edition: 'yassa' })[0]).toBe(10 + 3 + 2)
    expect(scores({ 0: { ...ships[0], space: '25' } }, { edition: 'yassa' })[0]).toBe(12)
  })

  test('counts fifteen at the finish and minus five before the red line, and may be negative (J-BOARD-3, J-SCORE-2, J-SCORE-1)', () => {
    const ships = { 0: { space: '0', lap: 1, holds: holds() }, 1: { space: '34', holds: holds() }, 2: { space: '35', holds: holds() } }
    expect(scores(ships)).toEqual({ 0: 15, 1: -5, 2: 2 })
  })

  test('gets no white number behind the start line, or on Port Royal before the circuit is complete (J-SCORE-3)', () => {
    expect(scores({ 0: { space: '0', holds: holds() }, 1: { space: '43', lap: -1, holds: holds() } })).toMatchObject({ 0: -5, 1: -5 })
  })

  test('includes the doubloons in the 6th Hold, but nothing for powers (J-SCORE-1)', () => {
    const ships = { 0: { space: '35', powers: ['hold' as const, 'map' as const], holds: [...holds(hold('gold', 1)), hold('gold', 4)] } }
    expect(scores(ships, { change: found('hold', 'map') })[0]).toBe(7)
  })

  test('if equal favours the ship that is farther along (J-SCORE-4, Y-SCORE-2)', () => {
    const [two, one] = [holds(hold('gold', 2)), holds(hold('gold', 1))]
    const { rows, why } = end({ 0: { space: '36', holds: two }, 1: { space: '37', holds: one }, 2: { holds: holds() } })
    expect(rows.slice(0, 2).map(({ who, place, score }) => [who, place, score])).toEqual([
      [1, 1, 5],
      [0, 2, 5],
    ])
    expect(why.say).toBe('why-ahead')
  })

  test('if equal on the same space means a shared victory (J-SCORE-4)', () => {
    const { rows, why } = end({ 0: { space: '36', holds: holds() }, 1: { space: '36', holds: holds() }, 2: { holds: holds() } })
    expect(rows.map(({ place }) => place)).toEqual([1, 1, 3])
    expect(why.say).toBe('why-shared')
  })

  test('of the ghost ship adds up the same way, and it can win (G-END-1)', () => {
    const ghost = { space: '43', down: [{ card: 7, known: [] }] }
    const { rows } = end({ 0: { space: '42', holds: holds() } }, { seats: 2, ghost, change: found('beth', 7) })
    expect(rows[0]).toMatchObject({ who: { say: 'ghost' }, score: 10 + 8 + 7, place: 1 })
  })

  test('comes with all treasures revealed once the game is over', () => {
    const state = scene({ card: 'fwd-fwd', dice: [1, 1], ships: { 0: { down: down(7) } }, change: { ...found(7), over: true } })
    expect(rules.view(state, 'watcher').board.ships[0]?.down).toEqual([{ card: 7 }])
  })
})
