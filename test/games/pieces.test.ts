/** The digest: nothing twice, nothing lost, and one line per ship and round. */
import { describe, expect, test } from 'vitest'
import { plainLine } from '../../web/mail/data'
import { readerOf } from '../../web/words/reader'
import { gameOf } from '../../worker/games'
import type { Told, Viewer } from '../../worker/rules/contract'
import { LANGUAGES, type Game } from '../../worker/drawing/game'
import { linesOf } from '../../worker/table/views/lines'
import { matchAfter, NAMES } from '../web/scene'
import { CLOCK, type Match } from './kit'
import type { SummaryPiece } from '../../worker/drawing/end'

const GAMES: readonly [string, string, number][] = [
  ['regatta', 'first', 5],
  ['regatta', 'revised', 2],
  ['regatta', 'yassa', 3],
  ['tunnel', 'tortuga', 4],
  ['tunnel', 'jamaica', 3],
]

const toldTo = (viewer: Viewer, { setting: { game }, rows }: Match): Told[] => linesOf(game.rules, rows, viewer).map(({ text }) => text)
const aside = ({ scene }: Told): boolean => (scene as { of?: string } | undefined)?.of === 'aside'

function piecesFor(viewer: Viewer, match: Match): { told: Told[]; pieces: SummaryPiece[]; game: Game } {
  const { game } = match.setting
  const told = toldTo(viewer, match)
  return { told, game, pieces: game.pieces?.(game.rules.view(match.present.state, viewer), told) ?? [] }
}

describe.each(GAMES)('%s, %s, with %d seats', (id, edition, seats) => {
  const match = matchAfter(gameOf(id), { edition, seats, answers: 400, seed: 3 })

  test.each([0, 1, 'watcher'] as const)('tells %s every line in exactly one piece', viewer => {
    const { told, pieces } = piecesFor(viewer, match)
    const kept = pieces.flatMap(piece => piece.told)
    const wanted = told.filter(line => !aside(line))
    expect(new Set(kept.filter(line => told.includes(line)))).toEqual(new Set(wanted))
    expect(kept.filter(line => told.includes(line))).toHaveLength(wanted.length)
  })

  test.each(LANGUAGES)('has words for every piece in %s', language => {
    const crew = NAMES.map((name, seat) => ({ name, pirate: (['a', 'e', 'k', 'm', 'o'] as const)[seat] ?? 'a' }))
    const { game, pieces } = piecesFor(0, match)
    const { say } = readerOf({ language, now: CLOCK }, { game, viewer: 0, crew })
    const view = game.rules.view(match.present.state, 0)
    for (const piece of pieces) expect(plainLine(game.inShort?.({ view, language, say, crew, piece }) ?? '')).toMatch(/\p{L}/u)
  })

  test('has news among the lines told to a seat', () => {
    const { game, told } = piecesFor(0, match)
    expect(game.news?.(game.rules.view(match.present.state, 0), told)).toBeDefined()
  })
})

test('a ship has one line per round, and a fight one scene', () => {
  const match = matchAfter(gameOf('regatta'), { edition: 'first', seats: 4, answers: 300, seed: 2 })
  let ships: unknown[] = []
  for (const { kind, told } of piecesFor('watcher', match).pieces) {
    const scenes = told.map(({ scene }) => scene as { of: string; ship?: unknown })
    if (kind === 'heading') ships = []
    if (kind === 'line') ships.push(scenes[0]?.ship)
    if (kind === 'scene') expect(scenes.filter(({ of }) => of === 'attacked')).toHaveLength(1)
    expect(new Set(ships).size).toBe(ships.length)
  }
})

test('a theft from the reader stays the news, whatever happens later', () => {
  const game = gameOf('regatta')
  for (let seed = 1; seed < 40; seed++) {
    const match = matchAfter(game, { edition: 'first', seats: 3, answers: 200, seed })
    const told = toldTo(1, match)
    const theft = told.findLast(({ say, with: fills = {} }) => say === 'told-stole-cargo' && JSON.stringify(fills.from) === '{"seat":1}')
    if (!theft) continue
    const said = game.news?.(game.rules.view(match.present.state, 1), told)
    expect(said?.with?.from).toEqual({ seat: 1 })
    return
  }
  throw new Error('no theft in any of these games')
})
