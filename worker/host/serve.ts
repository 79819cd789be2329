/** Runs the built Worker on this machine until it is told to stop. */
import { connect } from 'node:net'
import { join } from 'node:path'
import { built, builtForDevelopers } from './files/bundling.ts'
import { misspeltIn } from './site/misspelt.ts'
import { KNOWN, settings } from './site/settings.ts'
import { type Running, supervise } from './site/supervise.ts'

const ANSWER_MS = 60_000
const WATCH_PARENT_MS = 500

export interface Serving extends Running {
  announce(): void
}

/** Prints why it cannot start, and ends this process. */
export async function serve(dev: boolean): Promise<Serving> {
  let running: Running | undefined
  try {
    const chosen = await settings(process.env, dev)
    for (const line of misspeltIn(process.env, KNOWN)) console.error(line)
    const serving = await supervise(chosen, join(dev ? builtForDevelopers : built, 'workerd.capnp'))
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

/** npm killed with SIGKILL tells nobody, so this watches for a change of parent process. */
function stopWithParent(stop: () => Promise<void>): void {
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stop(), WATCH_PARENT_MS).unref()
}

/** Uses a bare socket, because node:http takes 13 MB for as long as this process lives. */
const answered = (address: string): Promise<void> =>
  new Promise((done, failed) => {
    const { hostname, host, port } = new URL(address)
    const asked = connect(Number(port), hostname.replace(/^\[(.*)\]$/, '$1'))
    asked.write(`GET /health HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
    asked.setTimeout(ANSWER_MS, () => asked.destroy(new Error(`${address} did not answer in time`)))
    asked.once('data', () => {
      done()
      asked.destroy()
    })
    asked.once('error', failed)
  })

export function say(error: unknown): void {
  console.error(error instanceof Error ? error.message : error)
}
