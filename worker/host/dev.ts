/** `npm run dev`: builds, serves, and rebuilds on every change. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from './build.ts'
import { root } from './files/bundling.ts'
import { say, serve } from './serve.ts'

/** Waits this long after a change, because an editor writes several files at once. */
const SETTLE_MS = 50

await buildAll('for developers')
const running = await serve(true)
onChange(rebuild)

/** Runs one rebuild after another, however fast changes come. */
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

/** A failed build leaves the last good one running. */
async function rebuild(): Promise<void> {
  try {
    await buildAll('for developers')
    await running.restart()
    running.announce()
  } catch (error) {
    say(error)
  }
}
