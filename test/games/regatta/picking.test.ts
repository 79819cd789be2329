import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../../../worker/games/regatta/editions'
import { apply } from '../../../worker/games/regatta/state/apply'
import { rules } from '../../../worker/games/regatta/rules'
import type { RegattaState } from '../../../worker/games/regatta/state/state'
import { fold, workedOut } from '../../../worker/rules/kit'
import { seededChance } from '../../../worker/rules/chance'
import { all, answered, hold, holds, offered, sail, scene } from './scene'

/** Dice thrown but not placed: seat 0 is the Captain, and nobody has picked a card. */
function thrown(dice: readonly [number, number] = [3, 5]): RegattaState {
  const { placed, ...state } = scene({ card: 'gold-gold', dice })
  return { ...state, cards: state.cards.map(({ picked, ...own }) => ({ ...own, hand: [...own.hand, ...(picked ? [picked] : [])] })) }
}
const at = (state: RegattaState, seat: number) => rules.prompts(state).filter(prompt => prompt.seat === seat)
function answer(state: RegattaState, seat: number, choice: string, about = ''): RegattaState {
  const prompt = at(state, seat).find(({ id, choices }) => id.includes(about) && choices.some(c => c.id === choice))
  if (!prompt) throw new Error(`"${choice}" is not offered to seat ${seat}, only ${offered(at(state, seat)).join(', ')}`)
  return fold(apply, answered(state, prompt, choice, seededChance(3)), state)
}

describe('when the dice have been thrown', () => {
  test('the Captain is asked for placement and card together (J-ROUND-1, Y-ROUND-1)', () => {
    const [asked, ...more] = at(thrown(), 0)
    expect(more).toEqual([])
    expect(asked?.id).toBe('r1.captain')
    expect(asked?.choices.map(({ id, group }) => [group?.id, id])).toEqual([
      ['3-5', '3-5:gold-gold'],
      ['3-5', '3-5:fwd-back'],
      ['3-5', '3-5:back-fwd'],
      ['5-3', '5-3:gold-gold'],
      ['5-3', '5-3:fwd-back'],
      ['5-3', '5-3:back-fwd'],
    ])
  })

  test('every other seat may seal a card per placement, and the table waits for none of them', () => {
    const prompts = rules.prompts(thrown())
    expect(prompts.filter(({ may }) => !may).map(({ seat }) => seat)).toEqual([0])
    expect(at(thrown(), 1).map(({ id, may }) => [id, may])).toEqual([
      ['r1.s1.seal.3-5', true],
      ['r1.s1.seal.5-3', true],
    ])
  })

  test('a sealed card can be changed or withdrawn until the dice are placed, and nobody else sees it', () => {
    const sealed = answer(thrown(), 1, 'fwd-back', '3-5')
    expect(sealed.cards[1]?.sealed).toEqual([{ placement: '3-5', card: 'fwd-back', times: 1 }])
    expect(offered(at(sealed, 1).filter(({ id }) => id === 'r1.s1.seal.3-5.1'))).toEqual(['back-fwd', 'powder-gold', 'open'])
    for (const viewer of [0, 2, 'watcher'] as const) {
      expect(rules.view(sealed, viewer)).toEqual(rules.view(thrown(), viewer))
      expect(rules.tell({ type: 'sealed', seat: 1, placement: '3-5', halves: 'day', card: 'fwd-back' }, viewer)).toBeUndefined()
    }
    expect(rules.view(sealed, 1).board.own?.sealed).toEqual([{ placement: '3-5', card: 'fwd-back' }])
    const opened = answer(sealed, 1, 'open')
    expect(offered(at(opened, 1).slice(0, 1))).not.toContain('open')
    expect(rules.view(opened, 1).board.own?.sealed).toEqual([])
  })

  test('cards sealed for the chosen placement are played, and seats without one are asked (J-ROUND-2)', () => {
    const sealed = answer(answer(thrown(), 1, 'fwd-back', '3-5'), 2, 'back-fwd', '5-3')
    const placed = answer(sealed, 0, '3-5:gold-gold')
    expect(placed.cards.map(({ picked }) => picked)).toEqual(['gold-gold', 'fwd-back', undefined])
    expect(rules.prompts(placed).map(({ id, seat, may }) => [id, seat, may])).toEqual([['r1.s2.card', 2, undefined]])
    expect(rules.view(placed, 1).board.own?.sealed).toEqual([])
  })

  test('doubles have a single placement, so all seats are asked at once (J-D1)', () => {
    const { placed, ...before } = scene({ card: 'gold-gold', dice: [4, 4] })
    const chance = { die: () => 4, pick: () => 0, shuffle: <T>(cards: readonly T[]) => [...cards] }
    const { state } = workedOut(rules, { ...before, placed }, 0, { do: 'card', placement: [4, 4], card: 'gold-gold' }, chance)
    expect(state.placed).toEqual([4, 4])
    expect(rules.prompts(state).map(({ id, may }) => [id, may])).toEqual([
      ['r2.s0.card', undefined],
      ['r2.s1.card', undefined],
      ['r2.s2.card', undefined],
    ])
  })
})

describe('the round', () => {
  test('is played clockwise from the Captain; cards are turned up only on their owner’s turn (J-ROUND-3)', () => {
    const played = sail({ card: 'gold-gold', dice: [1, 2], change: { captain: 1 } })
    expect(all(played, 'turned').map(({ seat }) => seat)).toEqual([1, 2, 0])
  })

  test('ends with full hands and the next Captain to the left (J-ROUND-4, J-ROUND-5, J-SET-5)', () => {
    const { state } = sail({ card: 'gold-gold', dice: [1, 2] })
    expect(state).toMatchObject({ round: 2, captain: 1 })
    expect(state.cards.map(({ hand, discard }) => [hand.length, discard.length])).toEqual([
      [3, 1],
      [3, 1],
      [3, 1],
    ])
  })

  test('with an empty deck shuffles the discard pile into a new one, including the card just played, and drawing continues (J-DECK-1)', () => {
    const from = scene({ card: 'gold-gold', dice: [1, 2] })
    const [first, ...others] = from.cards
    if (!first) throw new Error('no cards')
    const empty = { ...from, cards: [{ ...first, deck: [], discard: first.deck }, ...others] }
    const { events, state: after } = workedOut(rules, empty, 0, { do: 'card', placement: [1, 2], card: 'gold-gold' }, seededChance(1))
    expect(events.filter(({ type }) => type === 'reshuffled')).toHaveLength(1)
    expect(after.cards[0]).toMatchObject({ discard: [] })
    expect([...(after.cards[0]?.hand ?? []), ...(after.cards[0]?.deck ?? [])]).toHaveLength(11)
  })
})

describe('setting up', () => {
  const begin = (edition: string, seats: number, seed = 5) => fold(apply, rules.begin(seats, { edition, house: {} }, seededChance(seed)))

  test('gives every seat eleven cards, three food and three doubloons, and every lair a token (J-SET-1 to J-SET-4, J-COMP-2)', () => {
    const state = begin('first', 4)
    expect(state.ships.map(({ space }) => space)).toEqual(['0', '0', '0', '0'])
    expect(state.ships[3]?.holds).toEqual(holds(hold('food', 3), hold('gold', 3)))
    expect([state.pile.length, state.box.length, state.tokens.length]).toEqual([9, 3, 9]) // J-SET-1, J-SET-2, J-SET-3
    rules.check(state)
  })

  test.each(EDITIONS)('gives every seat what the edition $id says (J-SET-4, J-SET-5)', ({ id, goods, start, hand }) => {
    const dealt = begin(id, 2)
    for (const ship of dealt.ships) expect(ship.holds).toEqual(holds(hold(goods.food, start.food), hold(goods.gold, start.gold)))
    for (const { hand: held } of dealt.cards) expect(held).toHaveLength(hand)
  })

  test('draws the first Captain at random (J-SET-6)', () => {
    const captains = Array.from({ length: 40 }, (_, seed) => begin('first', 3, seed).captain)
    expect([...new Set(captains)].sort()).toEqual([0, 1, 2])
  })

  test('of Yassa has no treasure cards and six tokens (Y-SET-1, Y-BOARD-1)', () => {
    const state = begin('yassa', 4)
    expect([state.pile.length, state.tokens.length, state.ghost]).toEqual([0, 6, undefined])
    expect(state.ships[0]?.holds).toEqual(holds(hold('provision', 3), hold('piastre', 3)))
  })
})
