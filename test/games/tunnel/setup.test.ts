/** Tunnel by the numbers of its RULINGS.md: components, setup and the three variants. */
import { describe, expect, test } from 'vitest'
import { tunnel } from '../../../worker/games/tunnel'
import { SECTIONS, SYMBOLS } from '../../../worker/games/tunnel/rules/sections'
import { countCards } from '../../../worker/games/tunnel/rules/state'
import { view } from '../../../worker/games/tunnel/rules/view'
import { act, at, begun } from './kit'

describe('components and set-up', () => {
  test('C-COMP-1: six sections with two sides of six divisions, 17 cards of each symbol, two to five players', () => {
    expect(SECTIONS.map(sides => sides.map(side => side.length))).toEqual(new Array(6).fill([6, 6]))
    for (const edition of tunnel.editions) expect(edition.seats).toEqual([2, 5])
    const { deck, hands } = begun(5)
    expect(deck.length + hands.reduce((sum, hand) => sum + countCards(hand), 0)).toBe(102)
  })

  test('C-SET-1: every side has each symbol once, and no two sides read alike, in either direction', () => {
    const sides = SECTIONS.flat()
    for (const side of sides) expect([...side].sort()).toEqual([...SYMBOLS].sort())
    const readings = sides.flatMap(side => [side.join(), [...side].reverse().join()])
    expect(new Set(readings).size).toBe(24)
  })

  test('C-SET-1: sections come in any order, on either side and in either direction', () => {
    const firsts = Array.from({ length: 400 }, (_, seed) => begun(2, 'jamaica', {}, seed).symbols.slice(0, 6).join())
    expect(new Set(firsts).size).toBe(24)
    expect(begun(2).symbols).toHaveLength(36)
    expect(begun(2, 'jamaica', { sections: 4 }).symbols).toHaveLength(24)
  })

  test('C-SET-2: each player has six pirates at the entrance, or as many as the house chooses', () => {
    expect(begun(3).pirates).toEqual([
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0, 0],
    ])
    expect(begun(2, 'jamaica', { pirates: 3 }).pirates).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ])
  })

  test('C-SET-3: six cards to each', () => {
    expect(begun(4).hands.map(countCards)).toEqual([6, 6, 6, 6])
  })
})

describe('variants', () => {
  test('C-JAM-1: in Jamaica nobody sees another hand, and there is no row', () => {
    const { board } = view(begun(3), 1)
    expect(board.hands.map(hand => hand.cards !== undefined)).toEqual([false, true, false])
    expect(board.row).toBeUndefined()
    expect(view(begun(3), 'watcher').board.hands.some(hand => hand.cards)).toBe(false)
  })

  test('C-TOR-1: in Tortuga all hands are open, and so is a row of twelve', () => {
    const { board } = view(begun(3, 'tortuga'), 'watcher')
    expect(board.hands.every(hand => hand.cards)).toBe(true)
    expect(board.row).toHaveLength(12)
    expect(board.deck).toBe(102 - 18 - 12)
  })

  test('C-HIS-1: in Hispaniola hands are hidden and the row is open; everybody is told which card is taken', () => {
    const { board } = view(begun(3, 'hispaniola'), 0)
    expect(board.hands.map(hand => hand.cards !== undefined)).toEqual([true, false, false])
    expect(board.row).toHaveLength(12)
    const { events, state } = act(at({ edition: 'hispaniola', pirates: [[8], [6]], row: 'key flag' }), 'back:8')
    const drew = events.find(event => event.type === 'drew')
    expect(drew && tunnel.rules.tell(drew, 1)).toMatchObject({ with: { symbol: 'key', pile: 'row' } })
    expect(view(state, 1).board.hands[0]?.cards).toBeUndefined()
  })
})
