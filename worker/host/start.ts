/** `npm start`: builds, hosts the Worker on this machine until it is told to stop. `--dev` builds again on every change. */
import { watch } from 'node:fs'
import { join } from 'node:path'
import { buildAll, built } from './build.ts'
import { root } from './bundling.ts'
import { settings } from './settings.ts'
import { type Running, supervise } from './supervise.ts'

const ANSWER_MS = 10_000
const WATCH_PARENT_MS = 500
/** An editor writes several files at once. */
const SETTLE_MS = 50

const dev = process.argv.includes('--dev')
let running: Running | undefined

try {
  const chosen = await settings(process.env, dev)
  await buildAll()
  running = await supervise(chosen, join(built, 'workerd.capnp'))
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  if (process.env.npm_lifecycle_event) stopWithParent()
  await fetch(chosen.address, { signal: AbortSignal.timeout(ANSWER_MS), redirect: 'manual' })
  if (dev) onChange(() => rebuild(chosen.address))
  announce(chosen.address)
} catch (error) {
  say(error)
  await running?.stop()
  process.exit(1)
}

function announce(address: string): void {
  console.log(`Packetboat is at ${address}`)
}

async function stop(): Promise<void> {
  await running?.stop()
  process.exit(0)
}

/** npm killed outright tells nobody; what it started notices that it has another parent now. */
function stopWithParent(): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), WATCH_PARENT_MS).unref()
}

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
async function rebuild(address: string): Promise<void> {
  try {
    await buildAll()
    await running?.restart()
    announce(address)
  } catch (error) {
    say(error)
  }
}

function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
