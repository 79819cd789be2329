/** Every message in every language, rendered and stored, so that a diff shows changed words as people will read them. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES } from '../../worker/drawing/game'
import { rendered } from './rendered'

const FOLDER = 'test/web/rendered'
const MOST_LINES = 2500

test.each(LANGUAGES)('%s reads as an editor last read it (npm test -- rendered -u stores a new version)', language => {
  const path = `${FOLDER}/${language}.txt`
  const text = `${rendered(language)}\n`
  if (process.env.GOLDEN === 'write') {
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(path, text)
  }
  expect(existsSync(path)).toBe(true)
  expect(text).toBe(readFileSync(path, 'utf8'))
  expect(text.split('\n').length).toBeLessThanOrEqual(MOST_LINES)
})
