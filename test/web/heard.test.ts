/** What a screen reader says when a table changes by itself, kept as text in two languages. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heard } from '../../web/pages/table/heard'
import { tablePageOf } from '../../web/pages/table/table-page'
import type { Language } from '../../worker/drawing/game'
import { gameOf } from '../../worker/games'
import { seededChance } from '../../worker/rules/chance'
import { begin, give, setting } from '../games/kit'
import { randomMove } from '../games/players'
import { propsOf } from './scene'

const FOLDER = 'test/web/rendered'
const SEAT = 1
const KINDS = 10

/** The first of each kind of change in a game between random players, as announced to one seat. */
function heardIn(id: string, edition: string, language: Language): string[] {
  const game = gameOf(id)
  const chance = seededChance(5)
  const kinds = new Map<string, string>()
  let match = begin(setting(game, edition, 3), chance)
  while (match.prompts.length > 0) {
    const scene = tablePageOf(propsOf(match, SEAT, { language }))
    const kind = scene.questions[0]?.prompt.ask.say ?? scene.model.lines.at(-1)?.text.say ?? ''
    if (!kinds.has(kind)) kinds.set(kind, heard(scene))
    match = give(match, randomMove(game, match.prompts, chance), chance)
  }
  return [...kinds].map(([kind, said]) => `${kind}: ${said}`)
}

test.each<Language>(['en', 'uk'])('in %s', language => {
  const lines = [...heardIn('regatta', 'first', language), ...heardIn('tunnel', 'tortuga', language)]
  expect(lines.length).toBeGreaterThanOrEqual(KINDS)
  const path = `${FOLDER}/heard-${language}.txt`
  const text = `${lines.join('\n')}\n`
  if (process.env.GOLDEN === 'write') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, text)
  }
  expect(existsSync(path)).toBe(true)
  expect(text).toBe(readFileSync(path, 'utf8'))
})
