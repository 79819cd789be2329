/** Sends recorded answers over several connections at once, and times each. */
import { connection } from './client'
import { give, must, type Answer } from './tables'

export interface Load {
  answers: number
  seconds: number
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** CPU use of this client, in cores. */
  client: number
  /** Mean size of a reply in bytes, as sent. */
  reply: number
}

/** Plays one script per table, `tables` of them at a time, with at most one answer per table in flight. */
export async function load(address: string, scripts: readonly (readonly Answer[])[], connections: number, tables: number): Promise<Load> {
  const waiting = scripts.map(script => script.values())
  const running = waiting.splice(0, tables)
  const took: number[] = []
  let bytes = 0
  const work = async (): Promise<void> => {
    const { send, close } = connection(address)
    for (let table = running.shift(); table; table = running.shift()) {
      const { value, done } = table.next()
      if (!done) {
        const from = performance.now()
        const { body } = must(await give(send, value), 200)
        took.push(performance.now() - from)
        bytes += body.length
      }
      const next = done ? waiting.shift() : table
      if (next) running.push(next)
    }
    close()
  }
  const cpu = process.cpuUsage()
  const from = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  const seconds = (performance.now() - from) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const answers = took.length
  return {
    answers,
    seconds,
    perSecond: answers / seconds,
    p50: percentile(took, 50),
    p99: percentile(took, 99),
    client: (user + system) / 1e6 / seconds,
    reply: bytes / answers,
  }
}

export function percentile(values: readonly number[], hundredths: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * hundredths) / 100))] ?? Number.NaN
}

export const median = (values: readonly number[]): number => percentile(values, 50)
