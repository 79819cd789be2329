/** A letter's line for those who cannot see its picture, or who look for themselves there first: where one stands, and how far off another is. */
import { describe, expect, test } from 'vitest'
import { writeLetter } from '../../web/mail'
import { letterScene } from '../../web/mail/data'
import { hereIn } from '../../web/mail/drawn'
import { plain } from '../../web/words/say'
import { LANGUAGES, type Game, type Language } from '../../worker/drawing/game'
import { GAMES, gameOf } from '../../worker/games'
import type { TableModel } from '../../worker/model'
import type { SeatView } from '../../worker/rules/contract'
import type { TunnelBoard } from '../../worker/games/tunnel/rules/view'
import type { RegattaBoard } from '../../worker/games/regatta/state/view'
import { CLOCK } from '../games/kit'
import { matchAfter, modelOf } from './scene'

const MOST = 120
const LONG_NAME = 'Captain Jack Sparrow'

function lineOf(game: Game, table: TableModel, language: Language = 'en'): string {
  const site = { siteUrl: 'https://boat.example', link: 'https://boat.example/link', stop: 'https://boat.example/stop' }
  const data = { kind: 'turn', language, now: CLOCK, ...site, table, cid: 'board' } as const
  const [line] = hereIn(letterScene(data, game))
  const { html, text } = writeLetter(data, game)
  expect(html).toMatch(/<img [^>]*alt="[^"]+"/)
  const said = line?.kind === 'paragraph' ? plain(line.text) : ''
  expect(text).toContain(said)
  return said
}

const EDITIONS = GAMES.filter(({ bearings }) => bearings).flatMap(game =>
  game.editions.map(({ id }): [string, string, Game] => [game.id, id, game])
)

describe.each(EDITIONS)('for the picture of %s, %s,', (_game, edition, game) => {
  const moments = [0, 7, 25, 60, 100].map(answers => matchAfter(game, { edition, answers, seats: 3 }))
  const tables = moments.flatMap(match =>
    [0, 1, 2].map(seat => {
      const table = modelOf(match, seat)
      return {
        ...table,
        head: { ...table.head, seats: table.head.seats.map(card => ({ ...card, name: `${LONG_NAME.slice(0, -1)}${card.seat}` })) },
      }
    })
  )

  test.each(LANGUAGES)('in %s one short line names another ship or crew, never the reader', language => {
    const lines = tables.map(table => ({ line: lineOf(game, table, language), own: `Sparro${table.viewer}` }))
    for (const { line, own } of lines) {
      expect(line).not.toContain(own)
      expect(line).not.toMatch(/[{}\n]|undefined|NaN/)
      expect(line.length).toBeLessThanOrEqual(MOST)
    }
    expect(new Set(lines.map(({ line }) => line)).size).toBeGreaterThan(3)
  })
})

describe('the line says', () => {
  const [regatta, tunnel] = [gameOf('regatta'), gameOf('tunnel')]

  /** A table with the seats' ships on these spaces of the course. */
  function sailing(spaces: readonly string[]): TableModel {
    const table = modelOf(matchAfter(regatta, { edition: 'first', answers: 0 }), 0)
    const view = table.view as SeatView<RegattaBoard>
    const ships = view.board.ships.map((ship, seat) => ({ ...ship, space: spaces[seat] ?? ship.space }))
    return { ...table, view: { ...view, board: { ...view.board, ships } } }
  }

  /** A table with the pirates of each seat at these places; a negative place is the boat. */
  function walking(places: readonly (readonly number[])[]): TableModel {
    const table = modelOf(matchAfter(tunnel, { answers: 0 }), 0)
    const view = table.view as SeatView<TunnelBoard>
    const pirates = view.board.pirates.map((_, at) =>
      places.map(own => own.filter(place => place === at || (place < 0 && at === view.board.pirates.length - 1)).length)
    )
    return { ...table, view: { ...view, board: { ...view.board, pirates } } }
  }

  const spaces = regatta.spots(sailing([]).view as SeatView<RegattaBoard>)
  const at = (n: number): string => spaces[n] ?? ''
  const BOAT = -1

  test.each([
    ['who is ahead, and by how much', [at(2), at(4), at(1)], /^You: [^.]*\. <i>Ida<\/i> is 2 spaces ahead\.$/],
    ['one space as one', [at(2), at(3), at(1)], / is 1 space ahead\.$/],
    ['that one leads, and who follows', [at(5), at(1), at(2)], /^You: [^.]*\. You lead; Kasia is 3 spaces behind\.$/],
    ['who is level', [at(2), at(1), at(2)], / Kasia is level with you\.$/],
  ])('in Regatta: %s', (_what, where, said) => {
    expect(lineOf(regatta, sailing(where))).toMatch(said)
  })

  test.each([
    [
      'who leads',
      [
        [0, 0, 3],
        [0, 0, 9],
        [0, 0, 0],
      ],
      'Your pirates: 2 at the entrance, 1 in the tunnel, 0 in the boat. <i>Ida</i> leads.',
    ],
    [
      'that the boat counts for more than the way',
      [
        [0, 0, BOAT],
        [30, 30, 30],
        [0, 0, 0],
      ],
      'Your pirates: 2 at the entrance, 0 in the tunnel, 1 in the boat. You lead; <i>Ida</i> comes next.',
    ],
    [
      'who is level',
      [
        [0, 1, 2],
        [0, 0, 3],
        [0, 0, 0],
      ],
      'Your pirates: 1 at the entrance, 2 in the tunnel, 0 in the boat. <i>Ida</i> is level with you.',
    ],
  ])('in Tunnel: %s', (_what, places, said) => {
    const table = walking(places)
    const view = table.view as SeatView<TunnelBoard>
    expect(lineOf(tunnel, { ...table, view: { ...view, board: { ...view.board, crewSize: 3 } } as SeatView<TunnelBoard> })).toBe(said)
  })
})

test('a host without a seat is only told that the picture shows the board', () => {
  const game = gameOf('regatta')
  const table = modelOf(matchAfter(game, { edition: 'first', answers: 9 }), 'watcher')
  expect(lineOf(game, table)).toBe('')
})
