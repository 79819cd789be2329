import { describe, expect, test } from 'vitest'
import { all, found, hold, holds, offered, only, sail, type Scene } from './scene'

/** Loads gold twice: three in the morning, five in the evening. */
const gold = (cargo: Scene['ships']): Scene => ({ card: 'gold-gold', dice: [3, 5], ships: cargo })
const inHolds = (...full: Parameters<typeof holds>) => ({ 0: { holds: holds(...full) } })

describe('loading', () => {
  test('takes exactly what the die says into an empty hold, without a question (J-LOAD-1, J-LOAD-2, J-HOLD-1)', () => {
    const played = sail(gold(inHolds(hold('gold', 4))))
    expect(all(played, 'loaded').slice(0, 2)).toMatchObject([
      { n: 3, into: 1, emptied: null },
      { n: 5, into: 2, emptied: null },
    ])
  })

  test("adds nothing to a hold of the same resource, and a card's two loads go to separate holds (J-LOAD-2, J-LOAD-6)", () => {
    const { state } = sail(gold(inHolds(hold('gold', 4))))
    expect(state.ships[0]?.holds).toEqual(holds(hold('gold', 4), hold('gold', 3), hold('gold', 5)))
  })

  test('asks which hold to empty if all are full: only holds of another resource, equal ones once (J-LOAD-3, J-LOAD-4)', () => {
    const full = [hold('gold', 4), hold('food', 2), hold('food', 2), hold('powder', 2), hold('food', 6)]
    const { prompts } = sail(gold(inHolds(...full)))
    expect(offered(prompts)).toEqual(['into:food2', 'into:powder2', 'into:food6'])
    const played = sail(gold(inHolds(...full)), ['into:food2', 'into:powder2'])
    expect(all(played, 'loaded').slice(0, 2)).toMatchObject([{ emptied: hold('food', 2) }, { emptied: hold('powder', 2) }])
  })

  test('empties the only other hold without a question', () => {
    const full = [hold('gold', 4), hold('gold', 2), hold('gold', 1), hold('gold', 1), hold('food', 6)]
    expect(all(sail(gold(inHolds(...full))), 'loaded')[0]).toMatchObject({ into: 4, emptied: hold('food', 6) })
  })

  test('is skipped if every hold contains the resource (J-LOAD-5)', () => {
    const full = [1, 2, 3, 4, 5].map(n => hold('gold', n))
    const played = sail(gold(inHolds(...full)))
    expect(all(played, 'could-not-load')).toHaveLength(2)
    expect(played.state.ships[0]?.holds).toEqual(holds(...full))
  })

  test('never empties a hold while another is empty (J-LOAD-7)', () => {
    const full = [hold('gold', 4), hold('food', 2), hold('food', 3), hold('powder', 2)]
    expect(all(sail(gold(inHolds(...full)), ['into:food2']), 'loaded')[0]).toMatchObject({ into: 4, emptied: null })
  })

  test('asks between a common hold and the 6th Hold if both are empty (J-LOAD-8, J-POW-HOLD-1)', () => {
    const withSixth = { 0: { holds: [...holds(hold('gold', 4)), null], powers: ['hold' as const] } }
    const change = found('hold')
    expect(offered(sail({ ...gold(withSixth), change }).prompts)).toEqual(['into:empty', 'into:sixth-empty'])
    const { state } = sail({ ...gold(withSixth), change }, ['into:sixth-empty'])
    expect(state.ships[0]?.holds[5]).toEqual(hold('gold', 3))
  })
})

describe('paying', () => {
  const sea = (...full: Parameters<typeof holds>): Scene => ({ card: 'fwd-powder', dice: [2, 1], ships: inHolds(...full) })

  test('offers every way that leaves a different position, and no other (J-PAY-3)', () => {
    const { prompts } = sail(sea(hold('food', 2), hold('food', 2), hold('food', 5)))
    expect(offered(prompts)).toEqual([
      'from:food2-2+food2-1',
      'from:food2-2+food5-1',
      'from:food2-1+food2-1+food5-1',
      'from:food2-1+food5-2',
      'from:food5-3',
    ])
    expect(prompts[0]).toMatchObject({ id: 'r1.s0.morning.pay', plain: true })
  })

  test('of two ways with the same result, only one is offered', () => {
    // Three from the hold of four would leave three and one, the same as two from the three and one from the four.
    expect(offered(sail(sea(hold('food', 3), hold('food', 4))).prompts)).toEqual([
      'from:food3-3',
      'from:food3-2+food4-1',
      'from:food3-1+food4-2',
    ])
  })

  test('is automatic if there is only one hold, if everything is needed, or if all ways are alike (J-PAY-2)', () => {
    expect(only(sail(sea(hold('food', 7))), 'paid')).toMatchObject({ n: 3, what: 'food' })
    expect(only(sail(sea(hold('food', 1), hold('food', 2))), 'paid').due).toBeUndefined()
    expect(only(sail({ ...sea(hold('food', 2), hold('food', 2)), card: 'back-fwd', dice: [1, 5] }, []), 'paid').due).toBeUndefined()
  })

  test('with many ways, the question is asked hold by hold, and every way can still be chosen', () => {
    const many = [4, 5, 6, 7, 8].map(n => hold('gold', n))
    const from: Scene = { card: 'fwd-food', dice: [1, 2], ships: { 0: { space: '38', holds: holds(...many) } } }
    const { prompts } = sail(from)
    expect(offered(prompts)).toEqual(['some:gold4-0', 'some:gold4-1', 'some:gold4-2', 'some:gold4-3', 'some:gold4-4'])
    const played = sail(from, ['some:gold4-1', 'from:gold5-2+gold6-1+gold7-1+gold8-2'])
    expect(played.state.ships[0]?.holds.slice(0, 5)).toEqual([3, 3, 5, 6, 6].map(n => hold('gold', n)))
    expect(only(played, 'paid')).toMatchObject({ n: 7 })
  })
})
