/** The deployed bundle is small, and rarely needed parts are separate files. */
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { FluentResource } from '@fluent/bundle'
import { expect, test } from 'vitest'
import { GAMES } from '../../worker/games'
import { buildAll } from '../../worker/host/build'
import { sparse } from '../../worker/host/files/shrinking'

const FOLDER = '.build/worker'
const KB = 1024
/** Without the script that serves static files, which is used only for self-hosting. */
const files = readdirSync(FOLDER).filter(name => name !== 'assets.js')
const packed = (name: string): number => gzipSync(readFileSync(join(FOLDER, name)), { level: 9 }).length
const text = (name: string): string => readFileSync(join(FOLDER, name), 'utf8')

/** Both bounds are those of two games: each further one may add as much as a small game with its words in four languages needs. */
const OF_FURTHER_GAMES = 8 * KB * (GAMES.length - 2)

test('compressed, the bundle is at most 1.4 MB, and its script at most 430 KB; each game but two adds at most 8 KB', () => {
  const sizes = Object.fromEntries(files.map(name => [name, packed(name)]))
  console.log(sizes)
  expect(sizes['index.js']).toBeLessThanOrEqual(430 * KB + OF_FURTHER_GAMES)
  expect(Object.values(sizes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1.4 * KB * KB + OF_FURTHER_GAMES)
})

test.each(['paint', 'signature', 'mail-composer', 'postal-mime'])('the part %s is loaded only when it is needed', part => {
  const [name = ''] = files.filter(file => file.startsWith(`part-${part}-`))
  expect(name).not.toBe('')
  expect(text('index.js')).toContain(`import("./${name}")`)
  const atOnce = files
    .filter(file => file.endsWith('.js'))
    .flatMap(file => [...text(file).matchAll(/(?:from|import)"\.\/([^"]+)"/g)].map(([, to]) => to))
  expect(atOnce).not.toContain(name)
  expect(atOnce.filter(to => to?.endsWith('.wasm'))).toEqual([])
})

test('it contains nothing meant only for developers, even while a developer’s site is built beside it', async () => {
  await buildAll('for developers')
  expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(files))
  for (const name of files.filter(file => file.endsWith('.js'))) expect(text(name)).not.toMatch(/\/dev\/parts|^ *-- /m)
  expect(readFileSync('.build/dev/worker/index.js', 'utf8')).toContain('/dev/parts')
})

test('removing blank space from words changes nothing in them', () => {
  for (const path of globSync('{web,worker}/**/*.ftl')) {
    const whole = readFileSync(path, 'utf8')
    expect(sparse(whole).length).toBeLessThan(whole.length)
    expect(new FluentResource(sparse(whole)).body).toEqual(new FluentResource(whole).body)
  }
})
