/** A game restored from a back-up continues with different dice; its file says so and passes. */
import { describe, expect, test } from 'vitest'
import { addFixture, gameOf } from '../../worker/games'
import { faultIn } from '../../worker/host/judging/verifying'
import type { FinishedGame } from '../../worker/table/views/export'
import { EPOCH } from '../../worker/table/answers/history'
import { toy } from '../games/toy'
import { BEGIN, played, type Wish } from './played'

addFixture(toy)
const WISHES: [string, Wish][] = [
  ['tunnel', { game: gameOf('tunnel'), edition: 'jamaica', seats: 3, house: { sections: 4, pirates: 3 }, restored: 8 }],
  ['regatta', { game: gameOf('regatta'), edition: 'first', seats: 4, restored: 20, brisk: true }],
  ['a game with a beacon in its dice', { game: gameOf('regatta'), edition: 'yassa', seats: 3, beacon: true, restored: 5 }],
]

const epochRow = (file: FinishedGame) => file.answers.find(({ prompt }) => prompt === EPOCH)
const drawsAfter = (file: FinishedGame, number: number) => file.answers.filter(row => row.number > number).flatMap(({ draws }) => draws)

const BACK: Wish = { game: gameOf('regatta'), edition: 'first', seats: 3, back: { after: 12, by: 'vote' } }

test.each(['vote', 'operator'] as const)('a table put back by %s passes, but not without the record of it', by => {
  const file = played({ ...BACK, back: { after: 12, by } })
  expect(file.answers.filter(({ prompt }) => prompt === 'put-back')).toHaveLength(1)
  expect(faultIn(file)).toBeUndefined()
  expect(
    faultIn({ ...file, agreed: file.agreed?.filter(({ outcome }) => outcome !== 'back' && outcome !== 'put-back') ?? [] })
  ).toMatchObject({ why: expect.stringMatching(/could not go back to position \d+: nobody had agreed/) })
})

test('a position that the game never had cannot be its target', () => {
  const file = played(BACK)
  const answers = file.answers.map(row => (row.prompt === 'put-back' ? { ...row, choice: String(Number(row.choice) - 1) } : row))
  expect(faultIn({ ...file, answers })).toBeDefined()
})

test.each(WISHES)('%s, restored in the middle, passes', (_name, wish) => {
  const file = played(wish)
  expect(epochRow(file)).toMatchObject({ seat: null, given: [], draws: [], voids: null })
  expect(faultIn(file)).toBeUndefined()
})

test('after a restore the dice differ from those that first followed the back-up', () => {
  const wish: Wish = { game: gameOf('regatta'), edition: 'first', seats: 3 }
  const lost = played(wish)
  const restored = played({ ...wish, restored: 10 })
  const row = epochRow(restored)
  const before = lost.answers[(row?.number ?? 0) - 1]
  // Up to the back-up it is the same game, and the draws continue from the same number.
  expect(restored.answers.slice(0, row?.number)).toEqual(lost.answers.slice(0, row?.number))
  const [first, second] = [drawsAfter(lost, before?.number ?? 0), drawsAfter(restored, row?.number ?? 0)]
  expect(first[0]?.[0]).toBe(second[0]?.[0])
  const same = second.slice(0, 20).filter(([i, below, came]) => first.some(draw => draw[0] === i && draw[1] === below && draw[2] === came))
  expect(same.length).toBeLessThan(10)
})

test('restoring the same back-up twice gives different dice each time', () => {
  const wish: Wish = { game: gameOf('regatta'), edition: 'first', seats: 3, restored: 10 }
  const once = played(wish)
  const row = epochRow(once)
  const told = JSON.stringify({ ...once, answers: once.answers.map(a => (a === row ? { ...a, choice: String(Number(a.choice) - 1) } : a)) })
  // The same rows with another restore time: the draws no longer match.
  expect(faultIn(JSON.parse(told))).toMatchObject({ why: expect.stringMatching(/^Draw \d+ below/) })
})

describe('a file fails if', () => {
  const file = played({ game: gameOf('tunnel'), edition: 'jamaica', seats: 3, house: { sections: 4, pirates: 3 }, restored: 8 })
  const changed = (change: (file: FinishedGame) => void): FinishedGame => {
    const copy: FinishedGame = JSON.parse(JSON.stringify(file))
    change(copy)
    return copy
  }
  const rowOf = (copy: FinishedGame) => epochRow(copy) ?? expect.fail('no restore')

  test.each([
    ['a site was restored in the future', (copy: FinishedGame) => (rowOf(copy).choice = String(rowOf(copy).at + 1))],
    ['a restore has no time', (copy: FinishedGame) => (rowOf(copy).choice = '0')],
    ['somebody at the table restored it', (copy: FinishedGame) => (rowOf(copy).seat = 1)],
    ['a restore did something', (copy: FinishedGame) => (rowOf(copy).given = copy.answers[1]?.given ?? [])],
    ['it never was', (copy: FinishedGame) => copy.answers.splice(rowOf(copy).number, 1)],
    ['a game began in an epoch of its own', (copy: FinishedGame) => copy.answers[0] && (copy.answers[0].choice = String(BEGIN))],
  ])('%s', (_what, change) => {
    expect(faultIn(changed(change))).toBeDefined()
  })
})
