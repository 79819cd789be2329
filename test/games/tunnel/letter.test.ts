/** What a letter tells beside the board: how many cards everybody holds, the hands that lie open, and the row. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../../web/mail'
import { tunnel } from '../../../worker/games/tunnel'
import { SYMBOLS } from '../../../worker/games/tunnel/sections'
import type { TunnelState } from '../../../worker/games/tunnel/state'
import type { Game } from '../../../worker/rules/game'
import { CLOCK } from '../kit'
import { matchAfter, modelOf, NAMES } from '../../web/scene'

const game: Game = tunnel

describe.each([['jamaica', false, false], ['tortuga', true, true], ['hispaniola', false, true]])('%s', (edition, handsOpen, row) => {
  const match = matchAfter(game, { edition, answers: 5 })
  const state = match.present.state as TunnelState
  const viewer = match.prompts[0]?.seat ?? 0
  const table = modelOf(match, viewer)
  const site = { siteUrl: 'https://boat.example', link: 'https://boat.example/link', stop: 'https://boat.example/stop' }
  const letters = [undefined, 'board'].map(cid => writeLetter({ kind: 'turn', language: 'en', now: CLOCK, ...site, table, ...(cid && { cid }) }, game))
  const [plain, pictured] = letters.map(({ text }) => text)

  /** Those that a line names, "key ×2" twice. */
  const cardsIn = (line: string): number[] =>
    SYMBOLS.map(symbol => [...line.matchAll(new RegExp(`\\b${symbol}(?: ×(\\d+))?`, 'g'))].reduce((sum, [, n = '1']) => sum + Number(n), 0))

  test('tells the cards of everybody, and names those that the reader sees', () => {
    for (const [seat, cards] of state.hands.entries()) {
      const line = plain?.split('\n').find(line => line.includes(`= ${NAMES[seat]}`)) ?? ''
      const held = SYMBOLS.map(symbol => cards[symbol])
      const count = held.reduce((a, b) => a + b)
      expect(line).toMatch(new RegExp(`: ${count} cards?( |$)`))
      expect(cardsIn(line)).toEqual(handsOpen || seat === viewer ? held : SYMBOLS.map(() => 0))
    }
  })

  test('tells the row in its order, where one lies open', () => {
    const lines = plain?.split('\n').filter(line => line.startsWith('Open row')) ?? []
    expect(lines).toEqual(row ? [`Open row, the next card first: ${state.row.join(', ')}`] : [])
  })

  test('tells the same below the picture', () => {
    expect(pictured).toBe(plain)
    expect(letters[1]?.html).toMatch(row ? /<li>Open row, the next card first: / : /<li>\w = Oleh: \d cards?/)
  })
})
