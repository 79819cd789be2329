/** Three kinds of tests: pure ones in Node, ones inside workerd, and ones that start the whole site as a process. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './kit/longest-first.ts'

/** Imports words, signs and styles as text and fonts as bytes, as the build does. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  // Under its own name a style sheet would be processed as CSS.
  resolveId(source, importer) {
    return source.endsWith('.css') && importer ? `\0text:${join(dirname(importer), source)}.said` : undefined
  },
  load(id) {
    const style = /^\0text:(.*)\.said$/.exec(id)?.[1]
    if (style || /\.(ftl|svg)$/.test(id)) return `export default ${JSON.stringify(readFileSync(style ?? id, 'utf8'))}`
    if (!id.endsWith('.woff2')) return undefined
    return `export default Uint8Array.from(atob('${readFileSync(id, 'base64')}'), letter => letter.charCodeAt(0))`
  },
}

const testsIn = (...folders: string[]) => folders.map(folder => `test/${folder}/**/*.test.{ts,tsx}`)

const jsx = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const

const inWorkerd = cloudflareTest({
  main: './worker/index.ts',
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    bindings: {
      SITE_KEY: '5e'.repeat(32),
      PUBLIC_URL: 'http://127.0.0.1:8787',
      MAILBOX_OPEN: '1',
      DEV: '1',
      OPERATOR_ADDRESS: 'captain@harbour.example',
      // Painting costs more than all else that a table does: tests that look at pictures switch it on.
      PICTURES: 'off',
    },
  },
})

/** `npm test -- golden -u` writes the golden files; otherwise a missing or different one fails the test, here and in CI. */
const asksForGoldens = process.argv.some(arg => arg === '-u' || arg.startsWith('--update'))

/** A test that hangs must end, but none may fail because the machine is busy. */
const patient = { testTimeout: 120_000, hookTimeout: 300_000, expect: { poll: { timeout: 30_000 } } }

/** See `kit/repeats.ts`: set by `npm run prove repeats` and by `npm test -- NAME`. */
const provide = { everything: process.env.EVERYTHING === '1', games: process.env.GAMES ?? '' }

export default defineConfig({
  test: {
    passWithNoTests: true,
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', ['json', { outputFile: '.build/tests.json' }]],
    projects: [
      {
        plugins: [texts],
        oxc: jsx,
        test: {
          name: 'engine',
          provide,
          isolate: false,
          env: { GOLDEN: asksForGoldens ? 'write' : 'compare' },
          ...patient,
          environment: 'node',
          include: testsIn('games', 'rules', 'clock', 'web', 'random-lives', 'verify'),
        },
      },
      {
        plugins: [texts, inWorkerd],
        oxc: jsx,
        test: {
          name: 'workerd',
          provide,
          setupFiles: ['test/kit/each-file.ts'],
          isolate: false,
          ...patient,
          globalSetup: 'test/kit/beacon-server.ts',
          include: testsIn('table', 'routes', 'post', 'people', 'life'),
        },
      },
      {
        plugins: [texts],
        oxc: jsx,
        test: {
          name: 'host',
          provide,
          env: { GOLDEN: asksForGoldens ? 'write' : 'compare' },
          ...patient,
          environment: 'node',
          pool: 'forks',
          isolate: false,
          globalSetup: ['test/browser/chromium.ts', 'test/host/one-site.ts'],
          include: testsIn('host', 'smtp', 'browser', 'crash', 'rough'),
        },
      },
    ],
  },
})
