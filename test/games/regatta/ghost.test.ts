import { describe, expect, test } from 'vitest'
import { rules } from '../../../worker/games/regatta/rules'
import { all, found, hold, holds, offered, only, sail, type Played, type Scene } from './scene'

const [two, four, , , , star] = [0, 1, 2, 3, 4, 5]
const rich = holds(hold('food', 20), hold('gold', 20))

/** Two players: seat 0 is the Captain, lies far away and loads; then the ghost ship moves two spaces and one. */
function haunted(ghost: string, more: Partial<Scene> = {}, lap = 0): Scene {
  const ships = { 0: { space: '30', holds: rich }, 1: { space: '14', holds: rich } }
  return { seats: 2, card: 'gold-gold', dice: [2, 1], ships, ghost: { space: ghost, lap }, ...more }
}
const moves = (played: Played) => all(played, 'moved').map(({ way, to }) => `${way}:${to}`)

describe('the ghost ship', () => {
  test('sails in two-player games with eight doubloons and Lady Beth, whom nobody else can get (J-SET-7, G-SET-1, G-SET-2)', () => {
    const { state } = sail(haunted('0'))
    expect(state.ghost).toMatchObject({ powers: ['beth'], down: [] })
    expect(state.ghost?.holds).toEqual(holds(hold('gold', 5), hold('gold', 3)))
    expect([...state.pile, ...state.box]).toHaveLength(11)
    expect([...state.pile, ...state.box]).not.toContain('beth')
  })

  test('sails with three to five seats of the revised edition if the house chooses it, and never otherwise (JR-GHOST-1, Y-COMP-1)', () => {
    const sails = (edition: string, seats: number, ghost: boolean) =>
      sail({ edition, seats, house: { ghost }, card: 'fwd-fwd', dice: [1, 1] }).state.ghost !== undefined
    expect(sails('revised', 4, true)).toBe(true)
    expect([sails('revised', 4, false), sails('revised', 6, true), sails('first', 4, true)]).toEqual([false, false, false])
  })

  test('moves twice after all players, by the morning die and then the evening die (G-TURN-1)', () => {
    const { events } = sail(haunted('1'))
    expect(events.flatMap(e => (e.type === 'turned' ? [e.seat] : e.type === 'moved' ? [e.steps] : []))).toEqual([0, 1, 2, 1])
  })

  test('must go back if it is ahead of everyone, and forward if it is behind everyone (G-DIR-2, G-DIR-3)', () => {
    expect(moves(sail(haunted('1'), [], [])).slice(0, 2)).toEqual(['fwd:3', 'fwd:4'])
    expect(moves(sail(haunted('39'), [], [])).slice(0, 2)).toEqual(['back:37', 'back:36'])
  })

  test('otherwise goes where the Captain decides before each of the two moves, also if it is level with the leader (G-DIR-1, G-DIR-4, G-DIR-5)', () => {
    const between = sail(haunted('24'))
    expect(offered(between.prompts)).toEqual(['fwd:26', 'back:22', 'back:b1'])
    expect(sail(haunted('24'), ['fwd:26']).prompts[0]).toMatchObject({ id: 'r1.ghost.evening.course' })
    expect(offered(sail(haunted('30')).prompts)).toContain('fwd:32')
  })

  test('takes the route chosen by the Captain (G-MOVE-1) and pays nothing (G-MOVE-2)', () => {
    const played = sail(haunted('24'), ['back:b1', 'fwd:b2'])
    expect(moves(played)).toEqual(['back:b1', 'fwd:b2'])
    expect(all(played, 'paid')).toEqual([])
  })

  test('takes the treasure of a lair, face down and unseen (G-MOVE-3)', () => {
    const played = sail(haunted('18'), ['fwd:20', 'fwd:21'])
    expect(only(played, 'found')).toMatchObject({ ship: 'ghost', space: '20' })
    expect(played.state.ghost?.down).toMatchObject([{ known: [] }])
    expect(rules.tell(only(played, 'found'), 0)?.say).toBe('told-found-unseen')
  })

  test('stops on the finish without ending the game, and from there goes back even if it is level (G-MOVE-4)', () => {
    const late = { ships: { 0: { space: '0', lap: 1, holds: rich }, 1: { space: '14', holds: rich } } }
    expect(moves(sail(haunted('0', late, 1))).slice(0, 1)).toEqual(['back:42'])
    const ships = { 0: { space: '43', holds: rich }, 1: { space: '14', holds: rich } }
    const played = sail(haunted('42', { ships }), ['fwd:0'])
    expect(all(played, 'moved')[0]).toMatchObject({ ship: 'ghost', home: true })
    expect(moves(played)).toEqual(['fwd:0', 'back:43'])
  })

  test('moves in the last round as well, steered by a Captain who has finished (G-TURN-1, J-END-1, Q-G11)', () => {
    const ships = { 0: { space: '42', holds: rich }, 1: { space: '14', holds: rich } }
    const played = sail({ ...haunted('24', { ships }), card: 'fwd-fwd' })
    expect(played.prompts[0]).toMatchObject({ id: 'r1.ghost.morning.course', seat: 0 })
    expect(sail({ ...haunted('24', { ships }), card: 'fwd-fwd' }, ['fwd:26', 'fwd:27']).state.over).toBe(true)
  })
})

describe('a fight of the ghost ship', () => {
  const meets = (more: Partial<Scene> = {}): Scene => haunted('12', more) // two forward to seat 1 on space 14

  test('follows the usual rules; it has no powder, and in two-player games the other player decides for it (G-FIGHT-1, G-FIGHT-2)', () => {
    const played = sail(meets(), [], [star])
    expect(only(played, 'shot')).toMatchObject({ ship: 'ghost', powder: 0, beth: 2 })
    expect(played.prompts[0]).toMatchObject({ seat: 0, id: 'r1.ghost.morning.loot' })
  })

  test('with more players is decided by the Captain, or by the next player if the Captain is fighting it (G-FIGHT-3, Q-G5)', () => {
    const ships = { 0: { space: '30', holds: rich }, 1: { space: '14', holds: rich }, 2: { space: '2', holds: rich } }
    const from: Scene = { ...meets({ ships }), edition: 'revised', seats: 3, house: { ghost: true } }
    const steered = sail(from, ['fwd:14'], [star])
    expect(steered.prompts[0]).toMatchObject({ seat: 0, id: 'r1.ghost.morning.loot' })
    const own = { ...from, ships: { ...ships, 0: { space: '14', holds: rich }, 1: { space: '30', holds: rich } } }
    expect(sail(own, ['fwd:14'], [star]).prompts[0]).toMatchObject({ seat: 1, id: 'r1.ghost.morning.loot' })
  })

  test('with several ships is against the one the Captain chooses (G-FIGHT-4)', () => {
    const ships = { 0: { space: '14', holds: rich }, 1: { space: '14', holds: rich } }
    expect(offered(sail(haunted('12', { ships })).prompts)).toEqual(['ship:0', 'ship:1'])
  })

  test('wins it any cargo: gold goes into its holds, anything else overboard; it gives no curses (G-LOOT-1, G-LOOT-2)', () => {
    const from = meets({ ships: { 0: { space: '30', holds: rich }, 1: { space: '14', holds: holds(hold('food', 2), hold('gold', 4)) } } })
    const asked = sail(from, [], [star])
    expect(offered(asked.prompts)).toEqual(['cargo:food2', 'cargo:gold4', 'cargo:powder2', 'cargo:gold1', 'nothing'])
    expect(asked.prompts[0]?.plain).toBe(true)
    const food = sail(from, ['cargo:food2'], [star])
    expect(only(food, 'stole-cargo').into).toBeUndefined()
    const gold = sail(from, ['cargo:gold4'], [star])
    expect(gold.state.ghost?.holds[2]).toEqual(hold('gold', 4))
  })

  test('cannot win it gold it has no room for (G-LOOT-4)', () => {
    const full = [1, 2, 3, 4, 5].map(n => hold('gold', n))
    const from = { ...meets(), ghost: { space: '12', holds: full } }
    expect(offered(sail(from, [], [star]).prompts)).toEqual(['cargo:food20', 'cargo:powder2', 'nothing'])
  })

  test('that it loses costs it cargo or treasures, but never Lady Beth; and it can be given a curse (G-LOOT-3, G-SET-2)', () => {
    const ships = { 0: { space: '30', holds: rich }, 1: { space: '14', holds: rich, down: [{ card: -2, known: [1] }] } }
    const ghost = { space: '12', powers: ['beth' as const, 'map' as const] }
    const from = { ...meets({ ships, change: found('beth', 'map', -2) }), ghost }
    const played = sail(from, ['powder:0'], [two, star])
    expect(offered(played.prompts)).toEqual(['cargo:gold5', 'cargo:gold3', 'power:map', 'curse:-2', 'nothing'])
    expect(sail(from, ['powder:0', 'curse:-2'], [two, star]).state.ghost?.down).toEqual([{ card: -2, known: [1], cursed: true }])
  })

  test('for the 6th Hold wins it the gold inside; anything else goes overboard (G-LOOT-2, Q-G13)', () => {
    const stolen = (what: 'gold' | 'food') => {
      const loser = { space: '14', powers: ['hold' as const], holds: [...rich, hold(what, 4)] }
      const from = meets({ ships: { 0: { space: '30', holds: rich }, 1: loser }, change: found('beth', 'hold') })
      return sail(from, ['power:hold'], [star]).state.ghost?.holds[5]
    }
    expect([stolen('gold'), stolen('food')]).toEqual([hold('gold', 4), null])
  })

  test('uses its face-up powers, and no others (G-POW-1)', () => {
    const open = { ...meets({ change: found('beth', 'sabre') }), ghost: { space: '12', powers: ['beth' as const, 'sabre' as const] } }
    expect(sail(open, [], [four]).prompts[0]).toMatchObject({ id: 'r1.ghost.morning.attack.sabre', seat: 0 })
    const secret = { space: '12', down: [{ card: 'sabre' as const, known: [] }] }
    expect(sail({ ...meets({ change: found('beth', 'sabre') }), ghost: secret }, [], [four]).prompts[0]?.id).toContain('defence.powder')
  })

  test('asks where stolen gold goes if both the 6th Hold and another have room (J-LOAD-8)', () => {
    const ghost = { space: '12', powers: ['beth' as const, 'hold' as const], holds: [...holds(hold('gold', 5)), null] }
    const from = { ...meets({ change: found('beth', 'hold') }), ghost }
    expect(offered(sail(from, ['cargo:gold20'], [star]).prompts)).toEqual(['into:empty', 'into:sixth-empty'])
  })

  test('can win a player an unseen power, which is turned face up at once (J-TREA-2)', () => {
    const ghost = { space: '12', down: [{ card: 'map' as const, known: [] }] }
    const from = { ...meets({ change: found('beth', 'map') }), ghost }
    const played = sail(from, ['powder:0', 'unseen'], [two, star])
    expect(played.state.ships[1]).toMatchObject({ powers: ['map'], down: [] })
    expect(rules.tell(only(played, 'stole-unseen'), 'watcher')?.say).toBe('told-stole')
  })
})
