/** How one stands in a race, in the line below the table's name. */
import { describe, expect, test } from 'vitest'
import { parse } from 'node-html-parser'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { GAMES, gameOf } from '../../worker/games'
import { wayOf } from '../../worker/games/regatta/state/reading'
import type { RegattaBoard } from '../../worker/games/regatta/state/view'
import type { SeatView } from '../../worker/rules/contract'
import type { Match } from '../games/kit'
import { partOf } from '../kit/part'
import { matchAfter, propsOf } from './scene'

const SEATS = 4
const TELLING = GAMES.filter(({ stands }) => stands)

const mastheadOf = (match: Match, viewer: number | 'watcher', language: Language = 'en') =>
  parse(partOf(propsOf(match, viewer, { language }))).querySelector('.masthead')

test('two games or more tell it', () => expect(TELLING.length).toBeGreaterThan(1))

describe.each(TELLING.map(({ id }) => id))('in %s', id => {
  const game = gameOf(id)
  const [{ id: edition, seats: range }] = game.editions
  const seats = Math.min(SEATS, range[1])
  const match = matchAfter(game, { edition, seats, answers: 40 })

  test.each(LANGUAGES)('every player reads a place in %s', language => {
    const said = Array.from({ length: seats }, (_, seat) => mastheadOf(match, seat, language)?.querySelector('.stands')?.text ?? '')
    const places = said.map(text => Number(/\d+/.exec(text)?.[0] ?? expect.unreachable(text)))
    expect(Math.max(...places)).toBeLessThanOrEqual(seats)
    expect(Math.min(...places)).toBe(1)
    if (id === 'tunnel') expect(mastheadOf(match, 0, language)?.querySelector('.stands + span bdi')?.text).toBeTruthy()
  })

  test('a watcher, and whoever looks at the end, reads none', () => {
    const over = matchAfter(game, { edition, seats, answers: 5000 })
    expect(mastheadOf(match, 'watcher')?.querySelector('.stands')).toBeNull()
    expect(mastheadOf(over, 0)?.querySelector('.stands')).toBeNull()
  })
})

test('in Regatta ships are placed by their way round the island once one has left, and those level share a place', () => {
  const game = gameOf('regatta')
  for (const answers of [0, 12, 60, 110]) {
    const match = matchAfter(game, { edition: 'first', seats: SEATS, answers })
    const { board } = game.rules.view(match.present.state, 0) as SeatView<RegattaBoard>
    const ways = board.ships.map(ship => wayOf(board, ship))
    for (const [seat, way] of ways.entries()) {
      if (new Set(ways).size === 1) {
        expect(mastheadOf(match, seat)?.querySelector('.stands')).toBeNull()
        continue
      }
      const place = 1 + ways.filter(other => other > way).length
      expect(mastheadOf(match, seat)?.querySelector('.stands')?.text).toMatch(
        new RegExp(` ${place}(st|nd|rd|th), (\\d+ spaces? (behind|ahead)|level with others)$`)
      )
    }
  }
})
