/**
 * Golden games: each log in a game's folder is replayed and must read the same. `npm test -- golden -u` writes changed and missing ones;
 * read and explain the difference.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import type { Game, HouseOption } from '../../worker/drawing/game'
import { keep, knowingGame, readLog, replayed, written } from './golden'
import { setting, type Match } from './kit'
import { regattaGoldens } from './regatta/goldens'
import { tunnelGoldens } from './tunnel/goldens'

type Recipes = Record<string, () => Match>

/** Recipes for special games, by name; one game per edition and number of seats is added automatically, and one that sets every house
    option of an edition otherwise where the logs have none. */
const SPECIAL: Record<string, Recipes> = { regatta: regattaGoldens, tunnel: tunnelGoldens }

function recipesOf(game: Game): Recipes {
  const recipes: Recipes = { ...SPECIAL[game.id] }
  for (const [i, { id, seats }] of game.editions.entries())
    for (let n = seats[0]; n <= seats[1]; n++) recipes[`${id}-${n}`] = () => knowingGame(setting(game, id, n), 100 * i + n)
  for (const { id, seats, options } of game.editions)
    if (unchanged(game, id).length > 0) recipes[`${id}-house`] = () => knowingGame(setting(game, id, seats[0], otherwise(options)), 50)
  return recipes
}

const folderOf = ({ id }: Game): string => `worker/games/${id}/logs`

function textOf(game: Game, name: string): string | undefined {
  const path = join(folderOf(game), `${name}.txt`)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

const logsOf = (game: Game): string[] =>
  existsSync(folderOf(game)) ? readdirSync(folderOf(game)).map(file => file.replace(/\.txt$/, '')) : []

/** House options of an edition that no log sets otherwise. */
function unchanged(game: Game, id: string): string[] {
  const houses = logsOf(game)
    .map(name => readLog(textOf(game, name) ?? ''))
    .flatMap(({ edition, house }) => (edition === id ? [house] : []))
  const { options = [] } = game.editions.find(edition => edition.id === id) ?? {}
  return options.filter(option => !houses.some(house => house[option.id] !== option.usual)).map(option => option.id)
}

const otherwise = (options: readonly HouseOption[]): Record<string, number | boolean> =>
  Object.fromEntries(
    options.map(option => {
      if (option.kind !== 'number') return [option.id, !option.usual]
      return [option.id, option.usual === option.least ? option.most : option.least]
    })
  )

describe.each([...GAMES])('golden games of $id', game => {
  const recipes = recipesOf(game)

  test.each([...new Set([...Object.keys(recipes), ...logsOf(game)])])('%s replays exactly as written', name => {
    const recipe = recipes[name]
    const text = textOf(game, name)
    const read = replayed(game, readLog(text ?? (recipe ? written(recipe()) : '')))
    const write = process.env['GOLDEN'] === 'write'
    if (!write && text !== undefined) expect(read).toBe(text) // fails with a readable diff
    expect(keep(join(folderOf(game), `${name}.txt`), read, write) ?? 'kept').toBe('kept')
  })

  test.each(game.editions)('of $id include every house option set to another value than usual', ({ id }) => {
    expect(unchanged(game, id)).toEqual([])
  })
})

test('a golden game that is missing or changed fails, and is written only on request', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'golden-')), 'game.txt')
  expect(keep(path, 'a game', false)).toContain('is missing')
  expect(existsSync(path)).toBe(false)
  expect(keep(path, 'a game', true)).toBeUndefined()
  expect(keep(path, 'a game', false)).toBeUndefined()
  expect(keep(path, 'another', false)).toContain('reads otherwise')
  expect(readFileSync(path, 'utf8')).toBe('a game')
})
