/** Every rule of a game's RULINGS.md is named where it is kept or tested, and no rule is named that is not listed. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GAMES } from '../../worker/games'

/** Letters in capitals and a number or a capital at the end, like C-TURN-6 and C-EX-A. */
const RULE = /\b[A-Z]{1,3}\d?(?:-[A-Z]+)+-[A-Z0-9]+\b/g
const rulesIn = (text: string): Set<string> => new Set(text.match(RULE))

function sourcesIn(folder: string, of: RegExp): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => of.test(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

test.each(GAMES.map(game => game.id))('the rules of %s are listed, kept and tested by their numbers', game => {
  const listed = rulesIn(readFileSync(`worker/games/${game}/RULINGS.md`, 'utf8'))
  const kept = sourcesIn(`worker/games/${game}`, /\.tsx?$/)
  const tested = sourcesIn('test/games', new RegExp(`^${game}.*\\.tsx?$`))
  expect(listed.size).toBeGreaterThan(0)
  expect([...listed].filter(rule => !rulesIn(kept + tested).has(rule))).toEqual([])
  expect([...rulesIn(kept)].filter(rule => !listed.has(rule))).toEqual([])
})
