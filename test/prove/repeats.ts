/** The tests that `npm test` shortens, in full: those that take their measure from `test/kit/repeats.ts`. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { root } from '../../worker/host/files/bundling.ts'
import type { Check } from './check'

const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'test/vitest.config.ts', '--root', '.', '--reporter', 'dot']

export const repeats: Check = {
  async run() {
    await ran(['worker/host/build.ts'])
    const files = shortened()
    await ran([...VITEST, ...files], { EVERYTHING: '1' })
    return { files: files.length }
  },
}

const shortened = (): string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.test\.tsx?$/.test(file))
    .map(file => join('test', file))
    .filter(file => /from '[./]+\/kit\/repeats'/.test(readFileSync(join(root, file), 'utf8')))

async function ran(args: string[], env: Record<string, string> = {}): Promise<void> {
  const run = spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')])
  if (code !== 0) throw new Error(`${out}\n${err}`.trim())
}
