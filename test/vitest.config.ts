/** Three kinds of tests: pure ones in Node, ones inside workerd, and ones that start the whole site as a process. */
import { readFileSync } from 'node:fs'
import { cloudflareTest } from '@cloudflare/vitest-plugin'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Words and symbols are imported as text, as the build does it. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  load(id) {
    return /\.(ftl|svg)$/.test(id) ? `export default ${JSON.stringify(readFileSync(id, 'utf8'))}` : undefined
  },
}

const testsIn = (...folders: string[]) => folders.map(folder => `test/${folder}/**/*.test.{ts,tsx}`)

const jsx = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const

const inWorkerd = cloudflareTest({
  main: './worker/index.ts',
  wrangler: { configPath: './wrangler.toml' },
  miniflare: {
    bindings: { SITE_KEY: '5e'.repeat(32), PUBLIC_URL: 'http://127.0.0.1:8787', MAILBOX_OPEN: '1', DEV: '1' },
  },
})

export default defineConfig({
  test: {
    passWithNoTests: true,
    reporters: ['default', ['json', { outputFile: '.build/tests.json' }]],
    projects: [
      {
        plugins: [texts],
        oxc: jsx,
        test: {
          name: 'engine',
          environment: 'node',
          include: testsIn('games', 'rules', 'clock', 'web', 'house'),
        },
      },
      {
        plugins: [texts, inWorkerd],
        oxc: jsx,
        test: {
          name: 'workerd',
          testTimeout: 30_000,
          include: testsIn('table', 'routes', 'post', 'people'),
        },
      },
      {
        plugins: [texts],
        oxc: jsx,
        test: {
          name: 'host',
          environment: 'node',
          pool: 'forks',
          fileParallelism: false,
          include: testsIn('host', 'smtp', 'browser', 'crash'),
        },
      },
    ],
  },
})
