/** How TypeScript becomes a program, the same for the Worker and for the tools. */
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'esbuild'

/** Two folders above this file, and above the built program that it becomes a part of. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const built = join(root, '.build')

export const bundling = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'es2024',
  platform: 'node',
  jsx: 'automatic',
  jsxImportSource: 'preact',
  // Words, signs and styles as text, fonts as bytes; a program stays a file of its own.
  loader: { '.ftl': 'text', '.svg': 'text', '.css': 'text', '.woff2': 'binary', '.wasm': 'copy' },
  assetNames: '[name]',
  logLevel: 'warning',
} satisfies BuildOptions
