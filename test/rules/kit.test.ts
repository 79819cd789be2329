import { describe, expect, test } from 'vitest'
import type { Choice, GameEvent } from '../../worker/rules/contract'
import { fold, offer, recorder } from '../../worker/rules/kit'

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
