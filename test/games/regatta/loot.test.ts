import { describe, expect, test } from 'vitest'
import { apply } from '../../../worker/games/regatta/state/apply'
import { TREASURES, type Treasure } from '../../../worker/games/regatta/editions/cards'
import type { FaceDown, Hold } from '../../../worker/games/regatta/state/state'
import { rules } from '../../../worker/games/regatta/rules'
import { all, found, hold, holds, offered, only, own, sail, type Scene } from './scene'

const star = 5
const food = hold('food', 9)

interface Side {
  holds?: Hold[]
  powers?: ('map' | 'sabre' | 'beth' | 'hold')[]
  down?: FaceDown[]
}
/** Seat 0 attacks seat 1 on space 1 and rolls a star; treasures they own are taken from the pile. */
function robbing(winner: Side, loser: Side, more: Partial<Scene> = {}): Scene {
  const taken = [winner, loser].flatMap(side => [...(side.powers ?? []), ...(side.down ?? []).map(({ card }) => card)])
  return {
    card: 'fwd-powder',
    dice: [1, 1],
    ships: {
      0: { holds: holds(food), ...winner },
      1: { space: '1', holds: holds(), ...loser },
    },
    change: found(...taken),
    ...more,
  }
}
const down = (card: Treasure, ...known: number[]): FaceDown => ({ card, known })

describe('loot', () => {
  test('is cargo, a treasure, giving away a cursed card, or nothing (J-LOOT-1)', () => {
    const from = robbing(
      { down: [down(-3, 0), down(5, 0)] },
      { holds: holds(hold('gold', 4), hold('gold', 4), hold('food', 1)), powers: ['map'], down: [down(7, 1), down(3, 1)] }
    )
    expect(offered(sail(from, [], [star]).prompts)).toEqual(['cargo:gold4', 'cargo:food1', 'power:map', 'unseen', 'curse:-3', 'nothing'])
  })

  test('of cargo takes a whole hold, loaded as usual (J-LOOT-2)', () => {
    const played = sail(robbing({}, { holds: holds(hold('gold', 4), hold('food', 1)) }), ['cargo:gold4'], [star])
    expect(only(played, 'stole-cargo')).toMatchObject({ n: 4, into: 1, emptied: null })
    expect(played.state.ships[1]?.holds.slice(0, 2)).toEqual([hold('powder', 1), hold('food', 1)]) // by then seat 1 has loaded powder
  })

  test('of cargo may require emptying a hold of something else (J-LOOT-2)', () => {
    const full = [food, hold('food', 2), hold('gold', 2), hold('gold', 3), hold('powder', 1)]
    const from = robbing({ holds: holds(...full) }, { holds: holds(hold('gold', 4)) })
    const asked = sail(from, ['powder:0', 'cargo:gold4'], [star])
    expect(asked.prompts[0]).toMatchObject({ id: 'r1.s0.morning.stow' })
    expect(offered(asked.prompts)).toEqual(['into:food9', 'into:food2', 'into:powder1'])
  })

  test('cannot be cargo there is no room for (J-LOOT-2, Q-13)', () => {
    const golden = [1, 2, 3, 4, 5].map(n => hold('gold', n))
    const from = robbing({ holds: golden }, { holds: holds(hold('gold', 4), hold('food', 1)) })
    expect(offered(sail(from, [], [star]).prompts)).toEqual(['cargo:food1', 'nothing'])
  })

  test('of an unseen treasure is random; thief and loser see it, the others only that it is face down (J-LOOT-3, Q-32)', () => {
    const played = sail(robbing({}, { down: [down(7, 1), down(-2, 1)] }), ['unseen'], [star, 1])
    const stolen = only(played, 'stole-unseen')
    expect(stolen).toMatchObject({ card: -2, final: true })
    expect([0, 1].map(seat => rules.tell(stolen, seat)?.say)).toEqual(['told-stole', 'told-stole'])
    expect([2, 'watcher' as const].map(viewer => rules.tell(stolen, viewer)?.say)).toEqual(['told-stole-unseen', 'told-stole-unseen'])
    expect(played.state.ships[0]?.down).toEqual([{ card: -2, known: [1, 0] }])
  })

  test('of one of several unseen treasures makes others lose track of the cards they knew (J-LOOT-5)', () => {
    const played = sail(robbing({}, { down: [down(7, 1, 2), down(-2, 1)] }), ['unseen'], [star, 1])
    expect(played.state.ships[1]?.down).toEqual([{ card: 7, known: [1] }])
    const alone = sail(robbing({}, { down: [down(7, 1, 2)] }), ['unseen'], [star])
    expect(alone.state.ships[0]?.down).toEqual([{ card: 7, known: [1, 2, 0] }])
  })

  test('can be giving away a cursed card, face down; the others know only that it is cursed (J-LOOT-4, Q-31)', () => {
    const played = sail(robbing({ down: [down(5, 0), down(-4, 0)] }, {}), ['curse:-4'], [star])
    expect(played.state.ships[1]?.down).toEqual([{ card: -4, known: [0, 1], cursed: true }])
    const seen = (viewer: 0 | 1 | 2) => rules.view(played.state, viewer).board.ships[1]?.down
    expect(seen(1)).toEqual([{ card: -4, cursed: true }])
    expect(seen(2)).toEqual([{ cursed: true }])
  })

  test('given openly makes nobody forget what they knew, neither about the cards that stay nor the one that goes (J-LOOT-4, Q-32)', () => {
    const marked: FaceDown = { card: -2, known: [0, 1], cursed: true }
    const winner = { down: [down(5, 0, 2), down(-4, 0), marked, down(-3, 0, 2)] }
    const known = (answer: string) =>
      sail(robbing(winner, {}), [answer], [star])
        .state.ships.slice(0, 2)
        .map(({ down }) => down)
    expect(known('curse:-4')).toEqual([[down(5, 0, 2), marked, down(-3, 0, 2)], [{ card: -4, known: [0, 1], cursed: true }]])
    expect(known('curse:-3')).toEqual([[down(5, 0, 2), down(-4, 0), marked], [{ card: -3, known: [0, 2, 1], cursed: true }]])
  })

  test('given before ruling Q-32 stays as it was played then', () => {
    const before = sail(robbing({ down: [down(5, 0, 2), down(-4, 0)] }, {}), [], [star]).state
    const gave = { type: 'gave-curse', by: 0, to: 1, index: 1, card: -4, final: true } as const
    expect(apply(before, gave).ships[0]?.down).toEqual([down(5, 0)])
    expect(apply(before, { ...gave, ruling: 'Q-32' as const }).ships[0]?.down).toEqual([down(5, 0, 2)])
  })

  test('is asked even if "nothing" is the only choice, as long as others cannot know that', () => {
    const asked = sail(robbing({ down: [down(5, 0)] }, {}), [], [star])
    expect(offered(asked.prompts)).toEqual(['nothing'])
    expect(asked.prompts[0]?.plain).toBeUndefined()
    expect(own(sail(robbing({}, {}), [], [star]))).toContain('took-nothing')
  })

  test('of the 6th Hold includes its contents; stealing its cargo takes only the tokens (J-LOOT-6, J-TREA-3)', () => {
    const loser: Side = { powers: ['hold'], holds: [...holds(), hold('gold', 6)] }
    expect(offered(sail(robbing({}, loser), [], [star]).prompts)).toEqual(['cargo:sixth-gold6', 'power:hold', 'nothing'])
    const card = sail(robbing({}, loser), ['power:hold'], [star])
    expect(card.state.ships[0]?.holds[5]).toEqual(hold('gold', 6))
    expect(card.state.ships[1]?.holds).toHaveLength(5)
    const tokens = sail(robbing({}, loser), ['cargo:sixth-gold6'], [star])
    expect(tokens.state.ships[1]?.holds[5]).toBeNull()
  })

  test('in Yassa is a hold or a treasure token (Y-LOOT-1)', () => {
    const ships = { 0: { holds: holds(hold('provision', 9)) }, 1: { space: '1', holds: holds(hold('cannon', 2)), tokens: 1 } }
    const from: Scene = { edition: 'yassa', card: 'fwd-cannon', dice: [1, 1], ships, change: { tokens: ['4', '7', '10', '14', '17'] } }
    expect(offered(sail(from, ['powder:0'], [5, 1]).prompts)).toEqual(['cargo:cannon2', 'token', 'nothing'])
    const played = sail(from, ['powder:0', 'token'], [5, 1])
    expect(played.state.ships.map(({ tokens }) => tokens)).toEqual([1, 0, 0])
  })
})

describe('treasures', () => {
  const finding = (card: Treasure): Scene => {
    const left = TREASURES.filter((_other, i) => i !== TREASURES.indexOf(card))
    const change = { pile: [...left.slice(0, 8), card], box: left.slice(8) }
    return { card: 'fwd-powder', dice: [4, 1], ships: { 0: { holds: holds(food) } }, change }
  }

  test('with a value lie face down, known to their finder (J-TREA-1)', () => {
    const played = sail(finding(7))
    expect(played.state.ships[0]?.down).toEqual([{ card: 7, known: [0] }])
    expect([0, 1].map(seat => rules.tell(only(played, 'found'), seat)?.say)).toEqual(['told-found', 'told-found-unseen'])
  })

  test('with a power lie face up and work at once (J-TREA-2)', () => {
    const played = sail(finding('hold'))
    expect(played.state.ships[0]).toMatchObject({ powers: ['hold'], down: [] })
    expect(played.state.ships[0]?.holds).toHaveLength(6)
    expect(rules.tell(only(played, 'found'), 'watcher')?.say).toBe('told-found')
  })

  test('such as Morgan’s Map count when hands are refilled: four cards, and nobody discards (J-POW-MAP-1, J-POW-MAP-2)', () => {
    const played = sail(finding('map'))
    expect(played.state.round).toBe(2)
    expect(played.state.cards.map(({ hand }) => hand.length)).toEqual([4, 3, 3])
    const lost = sail(robbing({}, { powers: ['map'] }), ['power:map'], [star])
    expect(lost.state.cards.map(({ hand }) => hand.length)).toEqual([4, 3, 3])
    expect(all(lost, 'drew')[0]?.draws.map(({ cards }) => cards.length)).toEqual([2, 1, 1])
  })
})
