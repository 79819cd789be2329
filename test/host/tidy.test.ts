/** The rules of the house. Each finding names its file and line. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Source, lineOf, sources } from './sources'

const LINES = 300
const all = sources('worker', 'web', 'test')

/** Where a pattern stands, in the words or in the bare code of sources. */
function found(pattern: RegExp, within: 'text' | 'code', among: readonly Source[] = all): string[] {
  return among.flatMap(source =>
    [...source[within].matchAll(pattern)].map(({ index }) => {
      const line = lineOf(source.text, index)
      return `${source.path}:${line} ${source.text.split('\n')[line - 1]?.trim()}`
    })
  )
}

describe('sources', () => {
  test(`have no more than ${LINES} lines`, () => {
    const counted = all.map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    expect(counted.filter(({ lines }) => lines > LINES)).toEqual([])
  })

  test('say what type everything has', () => {
    expect(found(/(?:[:<|&,(=]|\bas\b|=>)\s*any\b(?=\s*(?:[;,)>|&\]=[{]|$))/gm, 'code')).toEqual([])
  })

  test('do not silence the type checker', () => {
    expect(found(/@ts-(?:i[g]nore|expect-e[r]ror|no[c]heck)/g, 'text')).toEqual([])
    expect(found(/[\w)\]]!(?=\.|\[|\)|,|;|$)/gm, 'code')).toEqual([])
    expect(found(/^\s*(?:export\s+)?(?:const\s+)?enum\s/gm, 'code')).toEqual([])
  })

  test('of the Worker say to the log what they say through one door, which keeps addresses and links out', () => {
    const own = sources('worker').filter(({ path }) => !path.startsWith('worker/host/') && path !== 'worker/log.ts')
    expect(found(/\bconsole\b/g, 'code', own)).toEqual([])
  })

  test('leave nothing for later', () => {
    expect(found(/\b(?:TO[D]O|FIX[M]E|XX[X])\b/g, 'text')).toEqual([])
  })

  test('name no place of one machine', () => {
    expect(found(/(?<![\w.*])\/(?:work|root|home|tmp|Users)\//g, 'text')).toEqual([])
  })

  test('of games ask an edition by the names of its questions, not by its own', () => {
    const games = sources('worker/games')
    const compared = [
      ...found(/\bedition(?:\.id)?\s*[!=]==?|[!=]==?\s*[\w.]*\bedition(?:\.id)?\b/g, 'code', games),
      ...found(/\bswitch\s*\([\w.]*\bedition(?:\.id)?\s*\)/g, 'code', games),
    ]
    // Looking an edition up by its id is how its data is reached at all.
    expect(compared.filter(where => !where.includes('.find('))).toEqual([])
  })

  test('of games and of whoever answers for a seat read what a choice means in its act, not out of its names and words', () => {
    const own = sources('worker/games', 'worker/responders')
    const read = /\b(?:id|prompt|label|choice|line)(?:\.say|\.id|\.label)?\.(?:split|startsWith|endsWith|slice|match|matchAll|includes|indexOf|replace|with)\b/g
    expect([...found(read, 'code', own), ...found(/\.say\s*[!=]==|\.(?:test|exec)\([^)]*\b(?:id|say|label)\b/g, 'code', own)]).toEqual([])
  })
})

describe('the tree', () => {
  test('has nothing at its top beside what belongs there', () => {
    const files = ['package.json', 'package-lock.json', 'wrangler.toml', 'tsconfig.json', 'README.md', 'LICENSE']
    const folders = ['worker', 'web', 'test', 'node_modules']
    const top = readdirSync('.').filter(name => !name.startsWith('.'))
    expect(top.filter(name => ![...files, ...folders].includes(name))).toEqual([])
  })

  test('locks versions, not the places they were fetched from', () => {
    expect(found(/"resolved":|registry\./g, 'text', [lockFile()])).toEqual([])
  })
})

function lockFile(): Source {
  const text = readFileSync('package-lock.json', 'utf8')
  return { path: 'package-lock.json', text, code: text }
}
