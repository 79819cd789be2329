import { describe, expect, test } from 'vitest'
import type { Choice, GameEvent } from '../../worker/rules/contract'
import { byScore, byWay, fold, offer, recorder } from '../../worker/rules/kit'

interface Added extends GameEvent {
  type: 'added'
  by: number
}
const added = (by: number): Added => ({ type: 'added', by })
const add = (sum: number | undefined, event: Added): number => (sum ?? 0) + event.by

describe('a recorder', () => {
  test('applies each event as it is recorded, and keeps them in order', () => {
    const story = recorder(10, add)
    story.record(added(1))
    expect(story.state).toBe(11)
    story.record(added(2))
    expect(story.state).toBe(13)
    expect(story.events).toEqual([added(1), added(2)])
  })

  test('reaches the same state as folding its events', () => {
    const story = recorder(10, add)
    for (const by of [5, -3, 8]) story.record(added(by))
    expect(fold(add, story.events, 10)).toBe(story.state)
  })
})

describe('a fold', () => {
  test('turns a history into a state, starting from nothing or from a state', () => {
    expect(fold(add, [added(1), added(2)])).toBe(3)
    expect(fold(add, [added(1)], 4)).toBe(5)
    expect(fold(add, [], 4)).toBe(4)
  })

  test('of an empty history without a state is an error', () => {
    expect(() => fold(add, [])).toThrow('no events')
  })
})

describe('an offer', () => {
  const question = { id: 'q', seat: 0, ask: { say: 'ask' }, waiting: { say: 'waiting' } }
  const choice: Choice = { id: 'a', label: { say: 'label' }, act: 'a' }

  test('is a prompt with its choices in their order', () => {
    const other = { ...choice, id: 'b' }
    expect(offer(question, [choice, other])).toEqual({ ...question, choices: [choice, other] })
  })

  test('without a choice is an error', () => {
    expect(() => offer(question, [])).toThrow('q has no choice')
  })
})

describe('a ranking by score', () => {
  const placesIn = ({ rows }: ReturnType<typeof byScore>) => rows.map(({ place, who, score }) => [place, who, score])
  const why = { say: 'why-longer-way' }

  test('shares the places of equal scores', () => {
    const ranking = byScore([3, 7, 7, 1])
    expect(placesIn(ranking)).toEqual([
      [1, 1, 7],
      [1, 2, 7],
      [3, 0, 3],
      [4, 3, 1],
    ])
    expect(ranking.why).toEqual({ say: 'why-score' })
  })

  test('asks the tie-break only between equal scores, and shares places that it leaves equal, too', () => {
    expect(placesIn(byScore([7, 7, 3, 3, 9], { by: [1, 2, 5, 5, 0], why }))).toEqual([
      [1, 4, 9],
      [2, 1, 7],
      [3, 0, 7],
      [4, 2, 3],
      [4, 3, 3],
    ])
  })

  test('says why the leader leads: by the score, or by the tie-break if that decided', () => {
    expect(byScore([7, 7, 3], { by: [1, 2, 0], why }).why).toEqual(why)
    expect(byScore([7, 7, 3], { by: [1, 1, 0], why }).why).toEqual({ say: 'why-score' })
    expect(byScore([7, 8, 7], { by: [1, 1, 0], why }).why).toEqual({ say: 'why-score' })
  })

  test('of a race is by spaces, and says that whoever arrives first wins', () => {
    const ranking = byWay([3, 20])
    expect(placesIn(ranking)).toEqual([
      [1, 1, 20],
      [2, 0, 3],
    ])
    expect([ranking.why, ranking.counts]).toEqual([{ say: 'why-race' }, { say: 'race-counts' }])
  })
})
