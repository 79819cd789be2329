import { describe, expect, test } from 'vitest'
import { chancesOfSabre } from '../../../worker/games/regatta/advice/chances'
import type { Power } from '../../../worker/games/regatta/editions/cards'
import { rules } from '../../../worker/games/regatta/rules'
import type { Does } from '../../../worker/games/regatta/turn/acts'
import { all, found, hold, holds, offered, only, own, sail, type Scene } from './scene'

/** Indices of the combat die's sides. */
const [two, four, six, eight, ten, star] = [0, 1, 2, 3, 4, 5]
const food = hold('food', 9)

/** Seat 0 sails one space forward to space 1, where seat 1 lies. */
const meeting = (powder: { attacker?: number; defender?: number } = {}, more: Partial<Scene> = {}): Scene => ({
  card: 'fwd-powder',
  dice: [1, 1],
  ships: {
    0: { holds: holds(food, ...(powder.attacker ? [hold('powder', powder.attacker)] : [])) },
    1: { space: '1', holds: holds(...(powder.defender ? [hold('powder', powder.defender)] : [])) },
  },
  ...more,
})

/** The same, with face-up treasures. */
function with0(powers: { 0?: Power[]; 1?: Power[] }, powder: { attacker?: number; defender?: number } = {}): Scene {
  const { ships, ...rest } = meeting(powder)
  const out = [...(powers[0] ?? []), ...(powers[1] ?? [])]
  const equipped = { 0: { ...ships?.[0], powers: powers[0] ?? [] }, 1: { ...ships?.[1], powers: powers[1] ?? [] } }
  return { ...rest, change: found(...out), ships: equipped }
}

describe('a fight', () => {
  test('is compulsory, and without powder nobody is asked for any (J-FIGHT-1, J-BOARD-5)', () => {
    const played = sail(meeting(), [], [eight, six])
    expect(own(played)).toEqual(['moved', 'attacked', 'shot', 'shot', 'fought', 'took-nothing', 'paid', 'began-action', 'loaded'])
  })

  test('with several ships in a space is against one of them, chosen by the attacker (J-FIGHT-2)', () => {
    const from = meeting({}, { ships: { 0: { holds: holds(food) }, 1: { space: '1' }, 2: { space: '1' } } })
    expect(offered(sail(from).prompts)).toEqual(['ship:1', 'ship:2'])
    const played = sail(from, ['ship:2'], [six, six])
    expect(all(played, 'attacked')).toMatchObject([{ attacker: 0, defender: 2 }])
  })

  test("starts with the attacker's powder and roll; then the defender knows the strength to beat (J-FIGHT-3, J-FIGHT-4)", () => {
    const attack = sail(meeting({ attacker: 3, defender: 2 }))
    expect(attack.prompts[0]).toMatchObject({ id: 'r1.s0.morning.attack.powder', seat: 0 })
    expect(offered(attack.prompts)).toEqual(['powder:0', 'powder:1', 'powder:2', 'powder:3'])
    const defence = sail(meeting({ attacker: 3, defender: 2 }), ['powder:2'], [eight])
    expect(defence.prompts[0]).toMatchObject({ seat: 1, ask: { with: { n: 10 } } })
    expect(offered(defence.prompts)).toEqual(['powder:0', 'powder:1', 'powder:2'])
  })

  test('is won by the higher strength (J-FIGHT-5), and both ships stay where they are (J-FIGHT-9)', () => {
    const played = sail(meeting({ attacker: 3 }), ['powder:2'], [eight, ten])
    expect(only(played, 'fought').winner).toBeUndefined() // 8 + 2 against 10
    expect(only(sail(meeting({ attacker: 3 }), ['powder:3'], [eight, ten]), 'fought')).toMatchObject({ winner: 0 })
    expect(only(sail(meeting({ attacker: 3 }), ['powder:1', 'nothing'], [eight, ten]), 'fought')).toMatchObject({ winner: 1 })
    expect(played.state.ships.map(({ space }) => space)).toEqual(['1', '1', '0'])
  })

  test('with equal strengths gains nobody anything (J-FIGHT-6)', () => {
    const played = sail(meeting(), [], [four, four])
    expect(own(played)).toEqual(['moved', 'attacked', 'shot', 'shot', 'fought', 'paid', 'began-action', 'loaded'])
  })

  test('is won at once by a star, without a defence (J-FIGHT-7)', () => {
    const played = sail(meeting({ defender: 5 }), ['cargo:powder5'], [star])
    expect(own(played).slice(0, 4)).toEqual(['moved', 'attacked', 'shot', 'fought'])
    expect(only(sail(meeting({ attacker: 9 }), ['powder:9'], [ten, star]), 'fought')).toMatchObject({ winner: 1 })
  })

  test('uses up the committed powder, even with a star or in a tie (J-FIGHT-8, J-HOLD-2)', () => {
    const starred = sail(meeting({ attacker: 3, defender: 4 }), ['powder:2'], [star])
    expect(starred.state.ships[0]?.holds[1]).toEqual(hold('powder', 1))
    const tied = sail(meeting({ attacker: 3 }), ['powder:2'], [two, four])
    expect(only(tied, 'fought').winner).toBeUndefined()
    expect(tied.state.ships[0]?.holds.slice(0, 3)).toEqual([hold('food', 7), hold('powder', 1), hold('powder', 1)])
  })

  test('asks which holds the powder comes from if it makes a difference', () => {
    const from = meeting({}, { ships: { 0: { holds: holds(food, hold('powder', 1), hold('powder', 3)) }, 1: { space: '1' } } })
    expect(offered(sail(from, ['powder:2']).prompts)).toEqual(['from:powder1-1+powder3-1', 'from:powder3-2'])
    expect(sail(from, ['powder:4'], [two, four]).prompts[0]?.id).not.toContain('holds')
  })

  test('does not happen in Port Royal (J-FIGHT-10)', () => {
    const played = sail({ card: 'back-fwd', dice: [1, 6], ships: { 0: { space: '1', holds: holds(food) } } })
    expect(own(played).slice(0, 2)).toEqual(['moved', 'began-action'])
  })

  test('happens between ships in different laps (J-FIGHT-11)', () => {
    const from: Scene = { card: 'back-fwd', dice: [1, 1], ships: { 0: { space: '0', holds: holds(food) }, 1: { space: '43' } } }
    expect(own(sail(from, [], [two, two])).slice(0, 2)).toEqual(['moved', 'attacked'])
  })

  test("in Yassa uses an ordinary die; the round's dice stay as placed, and cannons are spent (Y-FIGHT-1, Y-COMP-1)", () => {
    const ships = { 0: { holds: holds(hold('provision', 9), hold('cannon', 3)) }, 1: { space: '1', holds: holds() } }
    const played = sail({ edition: 'yassa', card: 'fwd-cannon', dice: [1, 4], ships }, ['powder:2'], [5, 5])
    expect(all(played, 'shot').map(({ face }) => face)).toEqual([6, 6])
    expect(only(played, 'fought')).toMatchObject({ winner: 0, attack: { face: 6, powder: 2 } })
    expect(all(played, 'loaded')[0]).toMatchObject({ n: 4 })
  })
})

describe('Lady Beth', () => {
  test('adds two in attack and in defence (J-POW-BETH-1)', () => {
    expect(only(sail(with0({ 0: ['beth'] }), [], [six, eight]), 'fought').winner).toBeUndefined()
    expect(only(sail(with0({ 1: ['beth'] }), ['nothing'], [eight, eight]), 'fought')).toMatchObject({ winner: 1, defence: { beth: 2 } })
  })
})

describe('Saran’s Sabre', () => {
  test('lets its owner have their own roll or the opponent’s repeated, right after it (J-POW-SABRE-1, J-POW-SABRE-2)', () => {
    const attack = sail(with0({ 1: ['sabre'] }, { defender: 3 }), [], [eight])
    expect(attack.prompts[0]).toMatchObject({ id: 'r1.s0.morning.attack.sabre', seat: 1 })
    expect(offered(attack.prompts)).toEqual(['keep', 'again'])
    // The guns are asked about next, so the chances are told without them and with all of them.
    const { board } = rules.view(attack.state, 1)
    const kept: Does<'sabre'> = { do: 'sabre', by: 1, side: 'attack', face: 8, own: false, again: false }
    expect(chancesOfSabre(board, kept)).toEqual({ wins: 50, against: { by: 'own', powder: 3, wins: 89 } })
    expect(offered(sail(with0({ 0: ['sabre'] }), ['keep'], [eight, six]).prompts)).toEqual(['keep', 'again'])
  })

  test('makes the second roll final, good or bad, while the powder still counts (J-POW-SABRE-3)', () => {
    const played = sail(with0({ 1: ['sabre'] }, { attacker: 3 }), ['powder:3', 'again', 'nothing'], [four, ten, eight])
    expect(only(played, 'fought')).toMatchObject({ winner: 0, attack: { face: 10, first: 4, powder: 3 } })
  })

  test('can have a star rolled again (J-POW-SABRE-3)', () => {
    const played = sail(with0({ 1: ['sabre'] }), ['again'], [star, two, four])
    expect(only(played, 'fought')).toMatchObject({ winner: 1, attack: { face: 2, first: 'star' } })
  })

  test('is used once per fight (J-POW-SABRE-4)', () => {
    expect(all(sail(with0({ 0: ['sabre'] }), ['again'], [two, eight, ten]), 'kept')).toEqual([])
    const played = sail(with0({ 0: ['sabre'] }), ['again'], [two, eight, eight])
    expect(own(played).slice(0, 5)).toEqual(['moved', 'attacked', 'shot', 'shot-again', 'shot'])
  })

  test('and Lady Beth have no effect on the shortage die (J-POW-SABRE-5)', () => {
    const from: Scene = { ...with0({ 0: ['sabre', 'beth'] }), edition: 'revised', dice: [2, 1] }
    const ships = { 0: { ...from.ships?.[0], holds: holds() } }
    const played = sail({ ...from, ships }, [], [four])
    expect(own(played)).toEqual(['moved', 'paid', 'rolled-shortage', 'retreated', 'began-action', 'loaded'])
  })
})
