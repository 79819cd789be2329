import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** In place of npm: notes that it was asked, and makes the folder. */
const NPM = `
const fs = require('node:fs')
fs.appendFileSync('asked', process.argv[2] + ' ')
if (fs.existsSync('broken')) process.exit(1)
fs.mkdirSync('node_modules', { recursive: true })
`

describe('setting up', () => {
  let clone = ''
  const at = (name: string) => join(clone, name)
  const command = () => [at('worker/host/setup.mjs')]
  const options = () => ({ env: { ...process.env, npm_execpath: at('npm-cli.js') }, cwd: clone })
  const setup = () => spawnSync(process.execPath, command(), options()).status
  const asked = () => (existsSync(at('asked')) ? readFileSync(at('asked'), 'utf8') : '')

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'packetboat-'))
    cpSync('worker/host/setup.mjs', at('worker/host/setup.mjs'))
    writeFileSync(at('npm-cli.js'), NPM)
    writeFileSync(at('package-lock.json'), '{}')
  })

  afterEach(() => rmSync(clone, { recursive: true, force: true }))

  test('installs once, and then does nothing', () => {
    expect([setup(), setup()]).toEqual([0, 0])
    expect(asked()).toBe('ci ')
  })

  test('installs again when the lock file has changed', () => {
    setup()
    writeFileSync(at('package-lock.json'), '{ }')
    setup()
    expect(asked()).toBe('ci ci ')
  })

  test('installs once for two that start together', async () => {
    const both = [1, 2].map(() => once(spawn(process.execPath, command(), options()), 'exit'))
    expect(await Promise.all(both)).toEqual([[0, null], [0, null]])
    expect(asked()).toBe('ci ')
  })

  test('takes over from one that died in the middle', () => {
    mkdirSync(at('.setup.lock'))
    writeFileSync(at('.setup.lock/pid'), String(spawnSync('true').pid))
    expect(setup()).toBe(0)
    expect(asked()).toBe('ci ')
  })

  test('fails when npm fails, and tries again the next time', () => {
    writeFileSync(at('broken'), '')
    expect([setup(), setup()]).toEqual([1, 1])
    expect(asked()).toBe('ci ci ')
  })
})
