/** Imports go in one direction, type imports included. Each finding names its file and line. */
import { dirname } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Import, importsOf, type Source, sources } from './sources'

const FEWEST = 3
const MOST = 18

const all = sources('worker', 'web')
const folders = [...new Set(all.map(({ path }) => dirname(path)))]

/** Every folder in order of dependency: a folder may import from itself and from those before it. */
const ORDER = [
  ...['worker/shared', 'worker/rules', 'worker/drawing', 'worker/model', 'worker/clock', 'worker/engine'],
  ...['web/words', 'web/board'],
  ...['editions', 'editions/courses', 'state', 'turn', 'orders', 'advice', 'board', 'aboard', 'pick', 'lessons'].map(room =>
    inGame('regatta', room)
  ),
  ...['rules', 'board'].map(room => inGame('tunnel', room)),
  // Games cannot import each other, so that the order among them does not matter.
  ...folders.filter(folder => dirname(folder) === 'worker/games'),
  'worker/games',
  ...['web/parts/time', 'web/parts', 'web/parts/told', 'web/parts/table', 'web/mail'],
  ...['transports', 'webhook', 'webhook/shapes', 'picture', 'feeds', 'push', 'reply', ''].map(room =>
    `worker/post/${room}`.replace(/\/$/, '')
  ),
  ...['worker/beacon', 'worker/people', 'worker/inbound'],
  ...['rows/history', 'rows', 'seats', 'answers', 'views', 'settings', 'deeds', 'post', ''].map(room =>
    `worker/table/${room}`.replace(/\/$/, '')
  ),
  ...['seat', 'joining', 'site', 'past', 'table', 'dev'].map(room => `web/pages/${room}`),
  ...['request', 'joining', 'site', 'seat'].map(room => `worker/routes/${room}`),
  ...['worker/host/files', 'worker/host/site', 'worker/host/copies', 'worker/host/judging', 'worker/host'],
  'worker',
]

/** Packages each folder may import at run time, by path prefix; folders not listed may import any. */
const PACKAGES: Record<string, string[]> = {
  'worker/rules': ['@noble/hashes'],
  'worker/games': ['preact'],
  'worker/drawing': [],
  'worker/engine': [],
  'worker/clock': [],
  web: ['.build/assets.json', 'preact', 'preact-render-to-string', '@fluent/bundle'],
}
/** Folders of the Worker that pages and letters may import at run time; from all others, only types. */
const SHARED = ['worker/shared', 'worker/rules', 'worker/drawing', 'worker/model', 'worker/clock']

const known = new Set(all.map(({ path }) => path.replace(/\.\w+$/, '')))

function inGame(game: string, room: string): string {
  return `worker/games/${game}/${room}`
}
/** The folder an import leads to; importing a folder leads to its own index. */
const leadsTo = (of: string): string => (known.has(of) ? dirname(of) : of)
const inside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)
const gameOf = (path: string): string | undefined => /^worker\/games\/(\w+)\//.exec(`${path}/`)?.[1]

function allowed(from: string, to: Import): boolean {
  const folder = dirname(from)
  if (!to.own) return to.typeOnly || packagesOf(folder)?.some(name => to.of === name || to.of.startsWith(`${name}/`)) !== false
  const target = leadsTo(to.of)
  if (!ORDER.includes(target)) return !/^(worker|web)$/.test(target.split('/')[0] ?? '') || isAsset(to.of)
  if (inside(folder, 'web') && inside(target, 'worker') && !to.typeOnly && !SHARED.includes(target)) return false
  if (gameOf(folder) && gameOf(target) && gameOf(folder) !== gameOf(target)) return false
  if (!inside(folder, 'worker/host') && inside(target, 'worker/host')) return false
  return ORDER.indexOf(target) <= ORDER.indexOf(folder)
}

const packagesOf = (folder: string): string[] | undefined => Object.entries(PACKAGES).find(([beginning]) => inside(folder, beginning))?.[1]
/** Words, styles and images, which import nothing themselves. */
const isAsset = (of: string): boolean => /\.(ftl|css|svg|woff2|wasm|json)$/.test(of)

/** Of a folder that is not listed, another test says so. */
const astray = (source: Source): string[] =>
  (ORDER.includes(dirname(source.path)) ? importsOf(source) : [])
    .filter(to => !allowed(source.path, to))
    .map(to => `${source.path}:${to.line} imports ${to.of}`)

describe('imports', () => {
  test.each([
    ['worker/rules/kit.ts', "import { gameOf } from '../games'"],
    ['worker/rules/kit.ts', "import type { Table } from '../table/table'"],
    ['worker/games/tunnel/rules/turn.ts', "import { hexes } from '../../regatta/editions/course'"],
    ['worker/games/tunnel/rules/turn.ts', "import { readFileSync } from 'node:fs'"],
    ['worker/games/regatta/state/state.ts', "import {\n  turn,\n} from '../turn/turn'"],
    ['worker/table/table.ts', "import { page } from '../../web/pages/table/table'"],
    ['worker/table/table.ts', "const late = await import('../routes/joining/tables')"],
    ['worker/post/outbox.ts', "import { type Env } from '../people/person'"],
    ['web/parts/fold.tsx', "import { seats } from '../../worker/engine/door'"],
  ])('%s may not: %s', (path, text) => {
    expect(astray({ path, text, code: text })).toHaveLength(1)
  })

  test('go in one direction, so no two folders depend on each other', () => {
    expect(all.flatMap(astray)).toEqual([])
  })
})

describe('folders', () => {
  test('are all listed in the order', () => {
    expect(folders.filter(folder => !ORDER.includes(folder))).toEqual([])
    expect(ORDER.filter(folder => !folders.includes(folder))).toEqual([])
  })

  test(`contain ${FEWEST} to ${MOST} sources; a folder inside counts as one`, () => {
    const held = folders.map(folder => ({
      folder,
      files: all.filter(({ path }) => dirname(path) === folder).length,
      rooms: folders.filter(room => dirname(room) === folder).length,
    }))
    expect(held.filter(({ files, rooms }) => files > MOST || files + rooms < FEWEST)).toEqual([])
  })
})
