/** House rules. Each finding names its file and line. */
import { readFileSync, readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { TICK_NAMES } from '../../worker/model/ticks'
import { type Source, lineOf, sources } from './sources'

/** Test files may be longer, since their tests are read one by one. */
const LINES = { worker: 200, web: 200, test: 300 }
const all = sources('worker', 'web', 'test')

/** Where a pattern occurs in the full text or the bare code. */
function found(pattern: RegExp, within: 'text' | 'code', among: readonly Source[] = all): string[] {
  return among.flatMap(source =>
    [...source[within].matchAll(pattern)].map(({ index }) => {
      const line = lineOf(source.text, index)
      return `${source.path}:${line} ${source.text.split('\n')[line - 1]?.trim()}`
    })
  )
}

describe('sources', () => {
  test.each(Object.entries(LINES))('of %s have no more than %i lines', (folder, most) => {
    const counted = sources(folder).map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ lines }) => lines > most)).toEqual([])
  })

  test('of styles, neither', () => {
    const sheets = ['web/styles', 'web/static'].flatMap(folder => readdirSync(folder).map(name => `${folder}/${name}`))
    const counted = sheets
      .filter(path => path.endsWith('.css'))
      .map(path => ({ path, lines: readFileSync(path, 'utf8').split('\n').length - 1 }))
    expect(counted.length).toBeGreaterThan(0)
    expect(counted.filter(({ lines }) => lines > LINES.web)).toEqual([])
  })

  test('never use `any`', () => {
    expect(found(/(?:[:<|&,(=]|\bas\b|=>)\s*any\b(?=\s*(?:[;,)>|&\]=[{]|$))/gm, 'code')).toEqual([])
  })

  test('do not silence the type checker', () => {
    expect(found(/@ts-(?:i[g]nore|expect-e[r]ror|no[c]heck)/g, 'text')).toEqual([])
    expect(found(/[\w)\]]!(?=\.|\[|\)|,|;|$)/gm, 'code')).toEqual([])
    expect(found(/^\s*(?:export\s+)?(?:const\s+)?enum\s/gm, 'code')).toEqual([])
  })

  test('of the Worker log only through one module, which keeps addresses and links out', () => {
    const own = sources('worker').filter(({ path }) => !path.startsWith('worker/host/') && path !== 'worker/shared/log.ts')
    expect(found(/\bconsole\b/g, 'code', own)).toEqual([])
  })

  test('contain no notes about work left to do', () => {
    expect(found(/\b(?:TO[D]O|FIX[M]E|XX[X])\b/g, 'text')).toEqual([])
  })

  test('contain no paths of a particular machine', () => {
    expect(found(/(?<![\w.*])\/(?:work|root|home|tmp|Users)\//g, 'text')).toEqual([])
  })

  test("of games read an edition's fields instead of comparing its id", () => {
    const games = sources('worker/games')
    const compared = [
      ...found(/\bedition(?:\.id)?\s*[!=]==?|[!=]==?\s*[\w.]*\bedition(?:\.id)?\b/g, 'code', games),
      ...found(/\bswitch\s*\([\w.]*\bedition(?:\.id)?\s*\)/g, 'code', games),
    ]
    // Finding an edition's data by its id is allowed.
    expect(compared.filter(where => !where.includes('.find('))).toEqual([])
  })

  test("of games and engine read a choice's meaning from its act, not from its id or label", () => {
    const own = sources('worker/games', 'worker/engine').filter(({ path }) => path !== 'worker/engine/door.ts')
    const read =
      /\b(?:id|prompt|label|choice|line)(?:\.say|\.id|\.label)?\.(?:split|startsWith|endsWith|slice|match|matchAll|includes|indexOf|replace|with)\b/g
    expect([...found(read, 'code', own), ...found(/\bsay\s*[!=]==|\.(?:test|exec)\([^)]*\b(?:id|say|label)\b/g, 'code', own)]).toEqual([])
  })

  test.each(TICK_NAMES)('obey the setting "%s", besides showing and storing it', name => {
    expect(found(new RegExp(`isTicked\\('${name}'`, 'g'), 'text', sources('worker', 'web'))).not.toEqual([])
  })
})

describe('the tree', () => {
  test('has only the expected files and folders at the top', () => {
    const files = ['package.json', 'package-lock.json', 'wrangler.toml', 'tsconfig.json', 'README.md', 'LICENSE']
    const folders = ['worker', 'web', 'test', 'node_modules']
    const top = readdirSync('.').filter(name => !name.startsWith('.'))
    expect(top.filter(name => ![...files, ...folders].includes(name))).toEqual([])
  })

  test('locks versions, but not the addresses they came from', () => {
    expect(found(/"resolved":|registry\./g, 'text', [lockFile()])).toEqual([])
  })
})

function lockFile(): Source {
  const text = readFileSync('package-lock.json', 'utf8')
  return { path: 'package-lock.json', text, code: text }
}
