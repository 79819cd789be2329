/** Every value that the code may pass is written in every language; an unknown value gets harmless words. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentResource } from '@fluent/bundle'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { LANGUAGES, type Language } from '../../worker/drawing/game'
import { TICK_NAMES } from '../../worker/model/ticks'
import { OF_GAMES, PLATFORM, type Enumeration } from './enumerations'

type Pattern = NonNullable<FluentResource['body'][number]['value']>
type Part = Exclude<Pattern, string>[number]

interface Selector {
  /** The message and the name of its slot. */
  key: string
  members: readonly string[]
  usual: string
}

/** Amounts, "you", "yes" and "no": these belong to the languages themselves. */
const OF_LANGUAGE = /^(?:\d+|zero|one|two|few|many|other|you|yes|no)$/

const bodyOf = (folder: string, language: Language) => new FluentResource(readFileSync(join(folder, `${language}.ftl`), 'utf8')).body

const selectorsIn = (folder: string, language: Language): Selector[] =>
  bodyOf(folder, language).flatMap(({ id, value }) => (value === null ? [] : selectors(id, value)))

function selectors(id: string, pattern: Pattern | Part): Selector[] {
  if (typeof pattern === 'string') return []
  if (Array.isArray(pattern)) return pattern.flatMap(part => selectors(id, part))
  if (pattern.type !== 'select') return []
  const { selector, variants, star } = pattern
  const names = variants.map(({ key }) => String(key.value))
  const inner = variants.flatMap(({ value }) => selectors(id, value))
  if (selector.type !== 'var' || names.every(name => OF_LANGUAGE.test(name))) return inner
  const usual = names[star] ?? ''
  return [{ key: `${id}.${selector.name}`, members: names.filter(name => name !== 'other'), usual }, ...inner]
}

const homes: readonly { folder: string; listed: Readonly<Record<string, Enumeration>> }[] = [
  { folder: 'web/words', listed: PLATFORM },
  ...GAMES.map(({ id }) => ({ folder: `worker/games/${id}/words`, listed: OF_GAMES[id] ?? {} })),
]

describe.each(homes)('$folder', ({ folder, listed }) => {
  test('every choice on a value from the code is listed, and nothing else', () => {
    const said = LANGUAGES.flatMap(language => selectorsIn(folder, language)).map(({ key }) => key)
    expect([...new Set(said)].sort()).toEqual(Object.keys(listed).sort())
  })

  test.each(LANGUAGES)('%s: has each member of each choice, and no other', language => {
    const written = selectorsIn(folder, language).map(({ key, members }) => [key, [...members].sort()])
    expect(written).toEqual(written.map(([key]) => [key, [...(listed[String(key)]?.members ?? [])].sort()]))
  })

  test.each(LANGUAGES)('%s: an unknown value gets neutral words', language => {
    const astray = selectorsIn(folder, language).filter(({ key, usual }) => usual !== (listed[key]?.usual ?? 'other'))
    expect(astray).toEqual([])
  })
})

test.each(LANGUAGES)('%s: each tick in the settings has its words', language => {
  const known = new Set(bodyOf('web/words', language).map(({ id }) => id))
  const wanted = TICK_NAMES.flatMap(name => [`tick-${name}`, `tick-${name}-about`, `tick-${name}-each`])
  expect(wanted.filter(key => !known.has(key))).toEqual([])
})
