/**
 * Every rule in a game's RULINGS.md must be cited where it is implemented or tested, and every rule cited must be listed. Games with simple
 * rules need no such file.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../../worker/games'

/** Such as C-TURN-6 or C-EX-A: capitals, ending in a number or capital. */
const RULE = /\b[A-Z]{1,3}\d?(?:-[A-Z]+)+-[A-Z0-9]+\b/g
const rulesIn = (text: string): Set<string> => new Set(text.match(RULE))

function sourcesIn(folder: string, of: RegExp): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => of.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

test.each(GAMES.map(game => game.id))('the rules of %s are listed, implemented and tested under their numbers', game => {
  const file = `worker/games/${game}/RULINGS.md`
  const listed = existsSync(file) ? rulesIn(readFileSync(file, 'utf8')) : undefined
  const kept = sourcesIn(`worker/games/${game}`, /\.tsx?$/)
  const tested = sourcesIn('test/games', new RegExp(`^${game}.*\\.tsx?$`))
  expect(listed?.size).not.toBe(0)
  expect([...(listed ?? [])].filter(rule => !rulesIn(kept + tested).has(rule))).toEqual([])
  expect([...rulesIn(kept)].filter(rule => !listed?.has(rule))).toEqual([])
})
