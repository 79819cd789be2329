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

const mastheadOf = (match: Match, viewer: number | 'watcher', language: Language = 'en') =>
  parse(partOf(propsOf(match, viewer, { language }))).querySelector('.masthead')

describe.each(GAMES.map(({ id }) => id))('in %s', id => {
  const game = gameOf(id)
  const match = matchAfter(game, { edition: game.editions[0].id, seats: SEATS, answers: 40 })

  test.each(LANGUAGES)('every player reads a place among all in %s, and who is first or next', language => {
    const said = [0, 1, 2, 3].map(seat => mastheadOf(match, seat, language)?.querySelector('.stands')?.text ?? '')
    const places = said.map(text => [...text.matchAll(/\d+/g)].map(Number))
    for (const [place = 0, all] of places) {
      expect(all).toBe(SEATS)
      expect(place).toBeLessThanOrEqual(SEATS)
    }
    expect(Math.min(...places.map(([place = 0]) => place))).toBe(1)
    expect(mastheadOf(match, 0, language)?.querySelector('.stands + span bdi')?.text).toBeTruthy()
  })

  test('a watcher, and whoever looks at the end, reads none', () => {
    const over = matchAfter(game, { edition: game.editions[0].id, seats: SEATS, answers: 5000 })
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
      expect(mastheadOf(match, seat)?.querySelector('.stands')?.text).toMatch(new RegExp(` ${place}(st|nd|rd|th) of ${SEATS}$`))
    }
  }
})
