/** How TypeScript is bundled, for the Worker and the tools alike. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'
import { shrinking } from './shrinking.ts'

/** The project's folder, found upwards from this file or from the built program that includes it. */
export const root = above(dirname(fileURLToPath(import.meta.url)))
export const built = join(root, '.build')
export const builtForDevelopers = join(built, 'dev')

export const bundling = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2024',
  platform: 'node',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // Words, symbols and styles as text, fonts as bytes; WebAssembly stays a file of its own.
  loader: { '.ftl': 'text', '.svg': 'text', '.css': 'text', '.woff2': 'binary', '.wasm': 'copy' },
  assetNames: '[name]',
  logLevel: 'warning',
} satisfies BuildOptions

/** The deployed bundle is small because it starts often; rarely used code is split off. The source maps explain frames in the log. */
export const small = {
  define: { FOR_DEVELOPERS: 'false' },
  plugins: shrinking,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  splitting: true,
  chunkNames: 'part-[name]-[hash]',
  sourcemap: 'external',
} satisfies BuildOptions

function above(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder
  if (dirname(folder) === folder) throw new Error('no package-lock.json in any folder above the program')
  return above(dirname(folder))
}
