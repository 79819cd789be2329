/** `npm run dev`: builds, serves, and builds again on every change. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { root } from './bundling.ts'
import { say, serve } from './serve.ts'

/** An editor writes several files at once. */
const SETTLE_MS = 50

await buildAll()
const running = await serve(true)
onChange(rebuild)

/** One after the other, however fast the changes come. */
function onChange(act: () => Promise<void>): void {
  let soon: NodeJS.Timeout | undefined
  let turn = Promise.resolve()
  for (const folder of ['worker', 'web']) {
    watch(join(root, folder), { recursive: true }, () => {
      clearTimeout(soon)
      soon = setTimeout(() => (turn = turn.then(act)), SETTLE_MS)
    })
  }
}

/** A build that fails leaves the last good one running. */
async function rebuild(): Promise<void> {
  try {
    await buildAll()
    await running.restart()
    running.announce()
  } catch (error) {
    say(error)
  }
}
