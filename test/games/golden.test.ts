/** Golden games: each log in a game's folder is played again and must read the same. `npm test -- -u` writes them anew, and by
    their recipes those that are missing: the difference is then to be read and explained. */
import { existsSync, mkdtempSync, readFileSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import type { Game } from '../../worker/rules/game'
import { keep, knowingGame, readLog, replayed, written } from './golden'
import { setting, type Match } from './kit'
import { regattaGoldens } from './regatta/goldens'
import { tunnelGoldens } from './tunnel/goldens'

type Recipes = Record<string, () => Match>

/** Games of special interest, by name; a game of each edition and number of seats comes by itself. */
const SPECIAL: Record<string, Recipes> = { regatta: regattaGoldens, tunnel: tunnelGoldens }

function recipesOf(game: Game): Recipes {
  const recipes: Recipes = { ...SPECIAL[game.id] }
  for (const [i, { id, seats }] of game.editions.entries())
    for (let n = seats[0]; n <= seats[1]; n++) recipes[`${id}-${n}`] = () => knowingGame(setting(game, id, n), 100 * i + n)
  return recipes
}

describe.each([...GAMES])('golden games of $id', game => {
  const folder = `worker/games/${game.id}/logs`
  const recipes = recipesOf(game)
  const logs = (): string[] => (existsSync(folder) ? readdirSync(folder).map(file => file.replace(/\.txt$/, '')) : [])
  const textOf = (name: string): string | undefined => {
    const path = join(folder, `${name}.txt`)
    return existsSync(path) ? readFileSync(path, 'utf8') : undefined
  }

  test.each([...new Set([...Object.keys(recipes), ...logs()])])('%s reads as it was written', name => {
    const recipe = recipes[name]
    const text = textOf(name)
    const read = replayed(game, readLog(text ?? (recipe ? written(recipe()) : '')))
    const write = process.env['GOLDEN'] === 'write'
    if (!write && text !== undefined) expect(read).toBe(text) // which shows the difference
    expect(keep(join(folder, `${name}.txt`), read, write) ?? 'kept').toBe('kept')
  })

  test.each(game.editions)('of $id show every switch and number of the house set otherwise than usual', ({ id, options }) => {
    const houses = logs().map(name => readLog(textOf(name) ?? '')).flatMap(({ edition, house }) => (edition === id ? [house] : []))
    expect(options.filter(option => !houses.some(house => house[option.id] !== option.usual)).map(option => option.id)).toEqual([])
  })
})

test('a golden game that is missing, or reads otherwise, is a failure and written only when asked', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'golden-')), 'game.txt')
  expect(keep(path, 'a game', false)).toContain('is missing')
  expect(existsSync(path)).toBe(false)
  expect(keep(path, 'a game', true)).toBeUndefined()
  expect(keep(path, 'a game', false)).toBeUndefined()
  expect(keep(path, 'another', false)).toContain('reads otherwise')
  expect(readFileSync(path, 'utf8')).toBe('a game')
})
