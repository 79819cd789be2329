/** What a letter says besides the board: how many cards each seat holds, open hands, and the row. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../../web/mail'
import { tunnel } from '../../../worker/games/tunnel'
import { SYMBOLS } from '../../../worker/games/tunnel/rules/sections'
import type { TunnelState } from '../../../worker/games/tunnel/rules/state'
import type { Game } from '../../../worker/drawing/game'
import { CLOCK } from '../kit'
import { matchAfter, modelOf, NAMES } from '../../web/scene'

const game: Game = tunnel

describe.each([
  ['jamaica', false, false],
  ['tortuga', true, true],
  ['hispaniola', false, true],
])('%s', (edition, handsOpen, row) => {
  const match = matchAfter(game, { edition, answers: 5 })
  const state = match.present.state as TunnelState
  const viewer = match.prompts[0]?.seat ?? 0
  const table = modelOf(match, viewer)
  const site = { siteUrl: 'https://boat.example', link: 'https://boat.example/link', stop: 'https://boat.example/stop' }
  const letters = [undefined, 'board'].map(cid =>
    writeLetter({ kind: 'turn', language: 'en', now: CLOCK, ...site, table, ...(cid && { cid }) }, game)
  )
  const [plain, pictured] = letters.map(({ text }) => text)

  /** How often a line names each symbol; "key ×2" counts twice. */
  const cardsIn = (line: string): number[] =>
    SYMBOLS.map(symbol => [...line.matchAll(new RegExp(`\\b${symbol}(?: ×(\\d+))?`, 'g'))].reduce((sum, [, n = '1']) => sum + Number(n), 0))

  test('counts the cards of every seat, and names those the reader can see', () => {
    for (const [seat, cards] of state.hands.entries()) {
      const line =
        plain
          ?.split('\n')
          .find(
            line => line.startsWith(seat === viewer ? 'Yours: ' : `* ${NAMES[seat]} (`) && / cards?\b/.test(line) && !line.includes('→')
          ) ?? ''
      const held = SYMBOLS.map(symbol => cards[symbol])
      const count = held.reduce((a, b) => a + b)
      expect(line).toMatch(new RegExp(`: ${count} cards?( |$)`))
      expect(cardsIn(line)).toEqual(handsOpen || seat === viewer ? held : SYMBOLS.map(() => 0))
    }
  })

  test('lists the open row in order, if there is one', () => {
    const lines = plain?.split('\n').filter(line => line.includes('Open row')) ?? []
    expect(lines).toEqual(row ? [`* Open row, the next card first: ${state.row.join(', ')}`] : [])
  })

  test('says the same below the picture', () => {
    expect(pictured).toBe(plain)
    const read = letters[1]?.html.replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')
    expect(read).toMatch(row ? /Open row, the next card first: / : /Oleh \(A\): \d cards?/)
  })
})
