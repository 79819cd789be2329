/** Imports go one way. Each finding names its file and line. */
import { expect, test } from 'vitest'
import { type Import, type Source, importsOf, sources } from './sources'

/** On what runs of other folders, and on which packages, what runs of a folder may lean; `*` is every package. */
const MAY_LEAN_ON: Record<string, string[]> = {
  'worker/rules': ['@noble/hashes', 'preact'],
  'worker/games': ['worker/rules', 'preact'],
  'worker/responders': ['worker/rules', 'worker/games', 'worker/bounds'],
  'worker/post': ['worker/rules', 'worker/games', 'worker/people', 'worker/bounds', 'worker/parcel', 'worker/log', 'web', '*'],
  'worker/people': ['worker/rules', 'worker/games', 'worker/post', 'worker/table/clock', 'worker/bounds', 'worker/parcel', 'worker/migrate', 'worker/log', 'web', '*'],
  'worker/table': [
    'worker/rules',
    'worker/games',
    'worker/responders',
    'worker/post',
    'worker/people',
    'worker/bounds',
    'worker/parcel',
    'worker/migrate',
    'worker/log',
    '*',
  ],
  'worker/routes': ['worker', 'web', '*'],
  'worker/host': ['worker/rules', 'worker/games', 'worker/responders', 'worker/table', 'worker/post', 'worker/bounds', 'worker/log', 'web', '*'],
  'worker/env': [],
  'worker/bounds': [],
  'worker/parcel': [],
  'worker/migrate': [],
  'worker/log': [],
  'worker/set-up': [],
  'worker/index': ['worker', 'web', '*'],
  web: ['.build/assets.json', 'preact', 'preact-render-to-string', '@fluent/bundle'],
}

/** The folders in which even types of others have no place, for they are to be read without the others. */
const SELF_CONTAINED = ['worker/rules', 'worker/games']

const inside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`)
const home = (path: string): string | undefined =>
  Object.keys(MAY_LEAN_ON).find(folder => inside(path.replace(/\.\w+$/, ''), folder))
/** The game that a file belongs to, if it does. */
const gameOf = (path: string): string | undefined => /^worker\/games\/(\w+)\//.exec(path)?.[1]

function allowed(from: string, to: Import): boolean {
  const folder = home(from)
  if (!folder) return false
  if (to.typeOnly && !SELF_CONTAINED.includes(folder)) return true
  if (inside(to.of, folder)) return !gameOf(from) || gameOf(from) === gameOf(`${to.of}/`)
  // Only a game's drawings know how boards are drawn.
  if (folder === 'worker/games' && inside(to.of, 'web/board')) return to.typeOnly || /\.tsx$|\/index\.ts$/.test(from)
  const others = MAY_LEAN_ON[folder] ?? []
  return others.some(other => inside(to.of, other)) || (!to.own && others.includes('*'))
}

function astray(source: Source): string[] {
  return importsOf(source)
    .filter(to => !allowed(source.path, to) || (!inside(source.path, 'worker/host') && inside(to.of, 'worker/host')))
    .map(to => `${source.path}:${to.line} imports ${to.of}`)
}

test.each([
  ['worker/rules/kit.ts', "import { gameOf } from '../games'"],
  ['worker/rules/kit.ts', "import type { Env } from '../env'"],
  ['worker/games/tunnel/turn.ts', "import { hexes } from '../regatta/course'"],
  ['worker/games/tunnel/turn.ts', "import {\n  Icon,\n} from '../../../web/board/draw'"],
  ['worker/games/tunnel/turn.ts', "import { readFileSync } from 'node:fs'"],
  ['worker/table/table.ts', "import { page } from '../../web/pages/table'"],
  ['worker/table/table.ts', "const late = await import('../routes/tables')"],
  ['web/parts/seats.tsx', "import { type Seat, seats } from '../../worker/rules/contract'"],
])('%s may not: %s', (path, text) => {
  expect(astray({ path, text, code: text })).toHaveLength(1)
})

test('imports go one way', () => {
  expect(sources('worker', 'web').flatMap(astray)).toEqual([])
})
