/** Golden games: each log in a game's folder is played again and must read the same. `npm test -- -u` writes them anew: the
    difference is then to be read and explained. A log that is missing is made by its recipe. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import type { Game } from '../../worker/rules/game'
import { knowingGame, readLog, replayed, written } from './golden'
import { setting, type Match } from './kit'
import { tunnelGoldens } from './tunnel/goldens'

type Recipes = Record<string, () => Match>

/** Games of special interest, by name; a game of each edition and number of seats comes by itself. */
const SPECIAL: Record<string, Recipes> = { tunnel: tunnelGoldens }

function recipesOf(game: Game): Recipes {
  const recipes: Recipes = { ...SPECIAL[game.id] }
  for (const [i, { id, seats }] of game.editions.entries())
    for (let n = seats[0]; n <= seats[1]; n++) recipes[`${id}-${n}`] = () => knowingGame(setting(game, id, n), 100 * i + n)
  return recipes
}

describe.each([...GAMES])('golden games of $id', game => {
  const folder = `worker/games/${game.id}/logs`
  const recipes = recipesOf(game)
  const logs = existsSync(folder) ? readdirSync(folder).map(file => file.replace(/\.txt$/, '')) : []
  test.each([...new Set([...Object.keys(recipes), ...logs])])('%s reads as it was written', async name => {
    const path = join(folder, `${name}.txt`)
    const recipe = recipes[name]
    const text = existsSync(path) || !recipe ? readFileSync(path, 'utf8') : written(recipe())
    await expect(replayed(game, readLog(text))).toMatchFileSnapshot(join(process.cwd(), path))
  })
})
