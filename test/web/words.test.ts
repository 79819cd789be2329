/** The texts of the platform and of every game: all four languages have the same messages with the same slots, and none is unused. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { LANGUAGES, type Language } from '../../worker/drawing/game'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Exclude<Pattern, string>[number]

/** The slots of a message, and the messages it contains. */
interface Shape {
  fills: string[]
  parts: string[]
}

const source = (folder: string, language: Language): string => readFileSync(join(folder, `${language}.ftl`), 'utf8')

function shapesOf(text: string): Map<string, Shape> {
  return new Map(
    new FluentResource(text).body.map(({ id, value }) => {
      const found = { fills: new Set<string>(), parts: new Set<string>() }
      if (value !== null) look(value, found)
      return [id, { fills: [...found.fills].sort(), parts: [...found.parts].sort() }]
    })
  )
}

function look(pattern: Pattern | Part, found: { fills: Set<string>; parts: Set<string> }): void {
  if (typeof pattern === 'string') return
  if (Array.isArray(pattern)) return pattern.forEach(part => look(part, found))
  if (pattern.type === 'var') found.fills.add(pattern.name)
  if (pattern.type === 'mesg' || pattern.type === 'term') found.parts.add(pattern.name)
  if (pattern.type !== 'select') return
  look(pattern.selector, found)
  for (const { value } of pattern.variants) look(value, found)
}

/** All slots of a message, including those of the messages it contains. */
function allFills(shapes: Map<string, Shape>, key: string): string[] {
  const { fills, parts } = shapes.get(key) ?? { fills: [], parts: [] }
  return [...new Set([...fills, ...parts.flatMap(part => allFills(shapes, part))])].sort()
}

const homes = [
  { name: 'the platform', words: 'web/words', code: ['web', 'worker'] },
  ...GAMES.map(({ id }) => ({ name: id, words: `worker/games/${id}/words`, code: [`worker/games/${id}`] })),
]
const ofGames = GAMES.map(({ id }) => new Set(shapesOf(source(`worker/games/${id}/words`, 'en')).keys()))

/** Games have their own words, and so has the sheet of all parts, which is for developers and only in English. */
const NOT_PLATFORM = /^worker\/games\/|^web\/pages\/dev\//

function codeIn(folders: readonly string[]): string {
  const ofPlatform = folders.length > 1
  return folders
    .flatMap(folder => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(name => join(folder, name)))
    .filter(path => /\.tsx?$/.test(path) && !(ofPlatform && NOT_PLATFORM.test(path)))
    .map(path => readFileSync(path, 'utf8'))
    .join('\n')
}

/** The keys written in the code, and patterns for composed ones: `part-${name}` matches any key that begins so. */
function keysIn(code: string): { literal: Set<string>; forms: RegExp[] } {
  const literal = new Set([...code.matchAll(/['`]([a-z][a-z0-9-]*)['`]/g)].map(match => match[1] ?? ''))
  const made = [...code.matchAll(/`([a-z]+-[a-z-]*)\$\{[^}]*\}([a-z-]*)`/g)]
  return { literal, forms: made.map(match => new RegExp(`^${match[1]}.+${match[2]}$`)) }
}

/** Strings that are certainly keys, because they are passed to `say` or `t`. */
const saidIn = (code: string): string[] =>
  [...code.matchAll(/\b(?:say: |t\()(?:[^'`,(){}]*\? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g)]
    .flatMap(([, key, other]) => [key, other])
    .filter(key => key !== undefined)

/** The same for composed keys. */
const formsSaidIn = (code: string): RegExp[] =>
  keysIn([...code.matchAll(/\b(?:say: |t\()(`[^`]*`)/g)].map(([, key]) => key).join('\n')).forms

describe.each(homes)('the words of $name', ({ words, code }) => {
  const english = shapesOf(source(words, 'en'))
  const program = codeIn(code)

  test.each(LANGUAGES)('%s: every line can be parsed, and no key occurs twice', language => {
    const text = source(words, language)
    const keys = [...text.matchAll(/^-?([a-zA-Z][\w-]*) *=/gm)].map(match => match[1])
    expect([...shapesOf(text).keys()]).toEqual(keys)
    expect(new FluentBundle(language).addResource(new FluentResource(text))).toEqual([])
  })

  test.each(LANGUAGES.filter(language => language !== 'en'))('%s: has the same messages as English', language => {
    expect([...shapesOf(source(words, language)).keys()].sort()).toEqual([...english.keys()].sort())
  })

  test.each(LANGUAGES.filter(language => language !== 'en'))('%s: has the same slots as English', language => {
    const shapes = shapesOf(source(words, language))
    const others = [...english.keys()].filter(key => String(allFills(shapes, key)) !== String(allFills(english, key)))
    expect(others.map(key => `${key}: ${allFills(shapes, key)} for ${allFills(english, key)}`)).toEqual([])
  })

  test('every key in the code has words', () => {
    const missing = saidIn(program).filter(key => !english.has(key) && !inPlatform.has(key) && !ofGames.every(keys => keys.has(key)))
    expect([...new Set(missing)]).toEqual([])
    const known = [...english.keys(), ...inPlatform, ...ofGames.flatMap(keys => [...keys])]
    expect(formsSaidIn(program).filter(form => !known.some(key => form.test(key)))).toEqual([])
  })

  test('every message is used in the code', () => {
    const { literal, forms } = keysIn(program)
    // The platform uses some words of every game, and a game may use the platform's.
    const allForms = [...forms, ...platform.forms]
    const made = (key: string): boolean => allForms.some(form => form.test(key))
    const said = (key: string): boolean => literal.has(key) || platform.literal.has(key) || made(key)
    const parts = new Set([...english.values()].flatMap(shape => shape.parts))
    expect([...english.keys()].filter(key => !said(key) && !parts.has(key))).toEqual([])
  })
})

const inPlatform = new Set(shapesOf(source('web/words', 'en')).keys())
const platform = keysIn(codeIn(['web', 'worker']))
