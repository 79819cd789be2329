/** Hosts the Worker as it was built, on this machine, until it is told to stop. */
import { get } from 'node:http'
import { join } from 'node:path'
import { built } from './bundling.ts'
import { settings } from './settings.ts'
import { type Running, supervise } from './supervise.ts'

const ANSWER_MS = 10_000
const WATCH_PARENT_MS = 500

export interface Serving extends Running {
  announce(): void
}

/** What keeps it from starting is said, and ends this process. */
export async function serve(dev: boolean): Promise<Serving> {
  let running: Running | undefined
  try {
    const chosen = await settings(process.env, dev)
    const serving = await supervise(chosen, join(built, 'workerd.capnp'))
    running = serving
    const stop = async (): Promise<void> => {
      await serving.stop()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
    if (process.env.npm_lifecycle_event) stopWithParent(stop)
    await answered(chosen.address)
    const announce = (): void => console.log(`Packetboat is at ${chosen.address}`)
    announce()
    return { ...serving, announce }
  } catch (error) {
    say(error)
    await running?.stop()
    process.exit(1)
  }
}

/** npm killed outright tells nobody; what it started notices that it has another parent now. */
function stopWithParent(stop: () => Promise<void>): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), WATCH_PARENT_MS).unref()
}

/** By the plainest way there is: what else asks takes megabytes for as long as this process lives. */
const answered = (address: string): Promise<void> =>
  new Promise((done, failed) => {
    const asked = get(address, { timeout: ANSWER_MS, agent: false }, answer => {
      answer.resume()
      done()
    })
    asked.on('timeout', () => asked.destroy(new Error(`${address} did not answer in time`)))
    asked.on('error', failed)
  })

export function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
