/** A finished game's file is believed when it is right, and its fault is named when it is not. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { addFixture, GAMES } from '../../worker/games'
import { regatta } from '../../worker/games/regatta'
import type { Game } from '../../worker/rules/game'
import { seededChance, tableChance, tableKey } from '../../worker/rules/chance'
import { faultIn } from '../../worker/host/verifying'
import { exportOf, type FinishedGame } from '../../worker/table/export'
import type { Given } from '../../worker/table/door'
import type { AnswerRow } from '../../worker/table/store'
import { begin, give, setting, type Match } from './kit'
import { randomMove } from './players'
import { SECRET, tableOf } from './standin'
import { toy } from './toy'

addFixture(toy)

/** Played with the chance of a table; every answer that can be taken back is, now and then, and given once more. */
function finished(game: Game, edition: string, seats: number, seed = 4): FinishedGame {
  const key = tableKey(hexToBytes(SECRET), new Array<string>(seats).fill(''))
  const players = seededChance(seed)
  let drawn = 0
  const chanced = (go: (chance: ReturnType<typeof tableChance>, draws: () => AnswerRow['draws']) => Match): Match => {
    const chance = tableChance(key, drawn)
    const match = go(chance, () => chance.trace().map(({ i, n, came }) => [i, n, came]))
    drawn = chance.drawn()
    return match
  }
  let match = chanced((chance, draws) => begin(setting(game, edition, seats), chance, draws))
  while (match.prompts.length > 0) {
    const before = match
    match = chanced((chance, draws) => give(before, randomMove(game, before.prompts, players), chance, draws))
    const newest = match.rows.at(-1)
    if (match.rows.length % 7 !== 0 || !newest || newest.given.some(given => given.events.some(event => event.final))) continue
    const taken = { ...newest, number: newest.number + 1, prompt: 'takeback', given: [], draws: [], voids: newest.number }
    match = { ...before, rows: [...match.rows, taken] }
  }
  return JSON.parse(JSON.stringify(exportOf(tableOf(match).store, 'watcher')))
}

const editions = [...GAMES, toy].flatMap(game => game.editions.map(edition => [game.id, edition.id, game] as const))

test.each(editions)('a game of %s, %s, as it was played, is believed', (_id, edition, game) => {
  expect(faultIn(finished(game, edition, 3))).toBeUndefined()
})

test('a game from before a ruling was mended is believed, and one from after it must follow it', () => {
  const { rules } = regatta
  const play: typeof rules.play = (...asked) => rules.play(...asked).map(({ ruling, ...event }) => event)
  const old = finished({ ...regatta, rules: { ...rules, play } }, 'first', 4, 1)
  const gave = old.answers.flatMap(({ given }) => given).filter(({ events }) => events.some(({ type }) => type === 'gave-curse'))
  expect(gave.length).toBeGreaterThan(0)
  expect(faultIn(old)).toBeUndefined()
  for (const given of gave) given.draws = 0
  expect(faultIn(old)).toMatchObject({ why: expect.stringContaining('Q-32') })
})

describe('what was changed afterwards is found, and where', () => {
  const game = finished(toy, 'plain', 2)
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
