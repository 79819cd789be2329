/** A finished game's file passes when it is correct, and its fault is reported when it is not. */
import { describe, expect, test } from 'vitest'
import { addFixture, gameOf, GAMES } from '../../worker/games'
import { regatta } from '../../worker/games/regatta'
import { faultIn } from '../../worker/host/judging/verifying'
import type { FinishedGame } from '../../worker/table/views/export'
import type { Given } from '../../worker/engine/door'
import type { AnswerRow } from '../../worker/table/rows/history/answer-row'
import { toy } from '../games/toy'
import { asCommits, asFirstCommits } from './older'
import { played, playedMarked } from './played'

addFixture(toy)
/** The seed of a game in which a cursed card is given away. */
const CURSED = 4

const editions = [...GAMES, toy].flatMap(game => game.editions.map(edition => [game.id, edition.id, game] as const))

test.each(editions)('a game of %s, %s, as it was played, passes', (_id, edition, game) => {
  expect(faultIn(played({ game, edition, seats: 3 }))).toBeUndefined()
})

test('a game from before ruling Q-32 was corrected passes, and one from after it must follow it', () => {
  const file = playedMarked({ game: regatta, edition: 'first', seats: 4, seed: CURSED })
  const gave = file.answers.flatMap(({ given }) => given.flatMap(({ events }) => events)).filter(({ type }) => type === 'gave-curse')
  expect(gave.length).toBeGreaterThan(0)
  expect(faultIn(asFirstCommits(file))).toBeUndefined()
  const today = played({ game: regatta, edition: 'first', seats: 4, seed: CURSED })
  for (const event of today.answers.flatMap(({ given }) => given.flatMap(({ events }) => events))) delete event.ruling
  expect(faultIn(today)).toMatchObject({ why: expect.stringContaining('Q-32') })
})

describe('rows that contain a whole commit', () => {
  const wish = { game: gameOf('tunnel'), edition: 'tortuga', seats: 3, bots: 1, house: { sections: 4, pirates: 3 } }

  test('as older tables wrote them pass', () => {
    const file = asCommits(playedMarked(wish))
    expect(file.answers.some(({ given }) => given.some(({ by }, i) => i > 0 && by === 'bot'))).toBe(true)
    expect(faultIn(file)).toBeUndefined()
  })

  test('pass in a game that an older table began and this one ended', () => {
    const file = playedMarked(wish)
    expect(file.answers.length).toBeGreaterThan(60)
    const mixed = asFirstCommits(file, file.answers[40]?.at)
    expect(faultIn(mixed)).toBeUndefined()
    expect(mixed.answers.at(-1)?.position).not.toBe(file.answers.at(-1)?.position)
  })
})

test.each([
  ['standing orders', { game: regatta, edition: 'first', seats: 4, brisk: true, seed: 2 }, 'order'],
  ['a plan', { game: gameOf('tunnel'), edition: 'tortuga', seats: 3, house: { sections: 4, pirates: 3 }, plans: true }, 'order'],
  [
    'a plan where cards are hidden',
    { game: gameOf('tunnel'), edition: 'jamaica', seats: 2, house: { sections: 4, pirates: 3 }, plans: true, seed: 3 },
    'order',
  ],
  ['force', { game: gameOf('tunnel'), edition: 'jamaica', seats: 2, house: { sections: 4, pirates: 3 } }, 'forced'],
] as const)('nothing in a file distinguishes %s from a person', (_what, wish, by) => {
  const marks = (file: FinishedGame) => new Set(file.answers.flatMap(({ given }) => given.map(({ by }) => by)))
  expect(marks(playedMarked(wish))).toContain(by)
  const file = played(wish)
  expect(faultIn(file)).toBeUndefined()
  expect(marks(file)).toEqual(new Set([undefined, 'time']))
  expect(file.answers.flatMap(({ given }) => given).some(({ line }) => line !== undefined)).toBe(false)
  expect(file.answers.every(({ given }) => given.length <= 1)).toBe(true)
})

describe('a later change is found and located', () => {
  const game = played({ game: toy, edition: 'plain', seats: 2 })
  const numbered = game.answers.findIndex(row => row.draws.length > 0 && row.number > 0)
  const changed = (change: (file: FinishedGame) => void): FinishedGame => {
    const copy = structuredClone(game)
    change(copy)
    return copy
  }
  const answer = (file: FinishedGame): AnswerRow => {
    const row = file.answers[numbered]
    if (!row) throw new Error('no answer with a draw')
    return row
  }

  const given = (file: FinishedGame): Given => answer(file).given[0] ?? { seat: 0, prompt: '', choice: '', events: [] }
  const saying = (part: string) => ({ why: expect.stringContaining(part) })
  const changes: [what: string, change: (file: FinishedGame) => void, fault: object][] = [
    ['another secret', file => void (file.secret = '00'.repeat(32)), saying('secret')],
    ['other words of a seat', file => void (file.words[0] = 'tea'), saying('Draw')],
    ['a draw', file => void (answer(file).draws = [[0, 6, 9]]), { answer: numbered, ...saying('Draw 0') }],
    ['a draw left out', file => void (answer(file).draws = []), { answer: numbered, ...saying('took the draws') }],
    ['an event', file => void Object.assign(given(file).events[0] ?? {}, { die: 7 }), { answer: numbered, event: 0 }],
    ['an event more', file => void given(file).events.push({ type: 'stepped' }), { answer: numbered, event: 1 }],
    ['a choice never offered', file => void (given(file).choice = 'fly'), { answer: numbered }],
    ['an answer left out', file => void file.answers.splice(numbered, 1), { answer: numbered, ...saying('numbered') }],
    ['the state', file => void (file.state = {}), saying('add up')],
    ['the standing', file => void file.standing.rows.reverse(), saying('standing')],
  ]
  test.each(changes)('%s', (_what, change, fault) => {
    expect(faultIn(changed(change))).toMatchObject(fault)
  })
})
