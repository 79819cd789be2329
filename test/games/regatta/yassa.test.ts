/** The rules Yassa shares with Jamaica, under its own names. */
import { describe, expect, test } from 'vitest'
import { all, hold, holds, only, own, sail, type Scene } from './scene'

const rich = holds(hold('provision', 20), hold('piastre', 20))
const yassa = (more: Omit<Scene, 'edition'>): Scene => ({ edition: 'yassa', ...more })

describe('Yassa', () => {
  test('performs the upper action and then the lower one (Y-ACT-1)', () => {
    const played = sail(yassa({ card: 'provision-fwd', dice: [2, 3], ships: { 0: { holds: rich } } }))
    expect(own(played)).toEqual(['loaded', 'began-action', 'moved', 'paid'])
  })

  test('loads into an empty hold, or else empties one of another resource, or else skips the load (Y-LOAD-1)', () => {
    const loading = (...full: Parameters<typeof holds>) =>
      sail(yassa({ card: 'piastre-piastre', dice: [2, 1], ships: { 0: { holds: holds(...full) } } }))
    expect(all(loading(hold('piastre', 1)), 'loaded')[0]).toMatchObject({ into: 1, n: 2, what: 'piastre' })
    const piastres = [1, 2, 3, 4].map(n => hold('piastre', n))
    expect(all(loading(...piastres, hold('cannon', 2)), 'loaded')[0]).toMatchObject({ into: 4, emptied: hold('cannon', 2) })
    expect(all(loading(...piastres, hold('piastre', 5)), 'could-not-load')).toHaveLength(2)
  })

  test('sails exactly as far as the die says, even backward from the Bay, and stops on the finish (Y-MOVE-1)', () => {
    const moved = (space: string, dice: Scene['dice'], card: Scene['card'] = 'fwd-cannon') =>
      only(sail(yassa({ card, dice, ships: { 0: { space, holds: rich } } })), 'moved')
    expect(moved('0', [4, 1])).toMatchObject({ to: '4', steps: 4 })
    expect(moved('27', [6, 1])).toMatchObject({ to: '0', home: true })
    const astern = sail(yassa({ card: 'back-fwd', dice: [1, 4], ships: { 0: { holds: rich } } }))
    expect(all(astern, 'moved')[0]).toMatchObject({ to: '28', laps: -1 })
  })

  test('on arrival fights first and then pays: piastres in ports, provisions at sea (Y-ARR-1, Y-PAY-1, Y-PAY-2)', () => {
    const ships = { 0: { holds: rich }, 1: { space: '3', holds: holds() } }
    const port = sail(yassa({ card: 'fwd-cannon', dice: [3, 1], ships }), [], [2, 2])
    expect(own(port)).toEqual(['moved', 'attacked', 'shot', 'shot', 'fought', 'paid', 'began-action', 'loaded'])
    expect(only(port, 'paid')).toMatchObject({ what: 'piastre', n: 2 })
    expect(only(sail(yassa({ card: 'fwd-cannon', dice: [2, 1], ships })), 'paid')).toMatchObject({ what: 'provision', n: 2 })
  })

  test('ends with the round in which somebody completes the circuit (Y-END-1)', () => {
    const played = sail(yassa({ card: 'fwd-fwd', dice: [2, 3], ships: { 0: { space: '28', holds: rich } } }))
    expect(own(played)).toEqual(['moved'])
    expect(all(played, 'turned')).toHaveLength(3)
    expect(played.state.over).toBe(true)
  })
})
