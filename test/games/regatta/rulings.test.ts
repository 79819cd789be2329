import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const GAME = 'worker/games/regatta'
const TESTS = 'test/games/regatta'
/** The number of rules that the rulebooks have. */
const RULES = 144

const rulings = readFileSync(join(GAME, 'RULINGS.md'), 'utf8')
const listed = [...rulings.matchAll(/^\| ([A-Z][A-Z0-9]*-[A-Z0-9-]*\d) \|/gm)].map(([, id = '']) => id)

/** Every file of ours that is not the list itself. */
const sources = [GAME, TESTS]
  .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
  .filter(name => /\.tsx?$/.test(name))
  .map(name => readFileSync(name, 'utf8'))

/** Ids that are written out, and those between two of a range: "J-SET-1 to J-SET-4", "J-POW-SABRE-1 to 3". */
function named(): Set<string> {
  const ids = new Set<string>()
  for (const source of sources) {
    for (const [, id = '', family = '', from, to] of source.matchAll(/\b(([A-Z][A-Z0-9]*-(?:[A-Z]+-)*)(\d+))(?: to (?:\2)?(\d+))?/g)) {
      ids.add(id)
      for (let n = Number(from); n <= Number(to ?? from); n++) ids.add(`${family}${n}`)
    }
  }
  return ids
}

test('every rule is listed once', () => {
  expect(listed).toHaveLength(RULES)
  expect(new Set(listed).size).toBe(RULES)
})

test('every rule is named where the code keeps it, or by the test that proves it', () => {
  const known = named()
  expect(listed.filter(id => !known.has(id))).toEqual([])
})

test('no rule is named that does not exist', () => {
  const rule = /^(?:J|J1|JR|G|Y)-(?:COMP|BOARD|HOLD|SET|ROUND|DECK|ACT|LOAD|MOVE|ARR|PAY|LAIR|FIGHT|LOOT|TREA|POW|END|SCORE|SHORT|GHOST|TURN|DIR)-/
  expect([...named()].filter(id => rule.test(id) && !listed.includes(id))).toEqual([])
})
