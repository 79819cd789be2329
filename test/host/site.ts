/** The whole site as a process of its own, on a port and with data of its own. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Site {
  address: string
  data: string
  starter: ChildProcess
  /** All that it printed so far, line by line. */
  lines(): string[]
  /** Every process that lives for this site, npm included. */
  processes(): Process[]
  workerd(): Process | undefined
  stop(): Promise<void>
}
export interface Process {
  pid: number
  command: string
}

/** Resolves when the address is printed. Data may be given, to start again on what another site has left; and how many files
    it may have open at once. */
export async function startSite(env: Record<string, string> = {}, script = 'start', files?: number): Promise<Site> {
  const data = env.DATA ?? mkdtempSync(join(tmpdir(), 'packetboat-'))
  const limited = files === undefined ? '' : `ulimit -n ${files} && `
  const starter = spawn('sh', ['-c', `${limited}exec npm run ${script}`], { env: { ...process.env, PORT: '0', ...env, DATA: data } })
  let printed = ''
  const gone = once(starter, 'exit')
  const forget = () => env.DATA || rmSync(data, { recursive: true, force: true })
  const address = await new Promise<string>((done, failed) => {
    const read = (piece: string): void => {
      printed += piece
      const found = /^Packetboat is at (\S+)$/m.exec(printed)?.[1]
      if (found) done(found)
    }
    starter.stdout.setEncoding('utf8').on('data', read)
    starter.stderr.setEncoding('utf8').on('data', read)
    starter.once('exit', () => {
      forget()
      failed(new Error(`the site did not start:\n${printed}`))
    })
  })
  const processes = (): Process[] => processesOf(data)
  return {
    address,
    data,
    starter,
    lines: () => printed.trim().split('\n'),
    processes,
    workerd: () => processes().find(({ command }) => command.includes('workerd serve')),
    async stop() {
      starter.kill('SIGTERM')
      await gone
      forget()
    },
  }
}

/** Those that were given this data folder; the system tells what a process was started with. */
function processesOf(data: string): Process[] {
  return readdirSync('/proc').flatMap(pid => {
    if (!/^\d+$/.test(pid)) return []
    try {
      const given = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
      return given.includes(`DATA=${data}`) && command ? [{ pid: Number(pid), command }] : []
    } catch {
      return []
    }
  })
}

/** Asks again until it is so; a process cannot be told to have ended. */
export async function until<T>(what: () => T | Promise<T>, within = 10_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + within
  for (;;) {
    const found = await what()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`not so within ${within} ms: ${what}`)
    await new Promise(soon => setTimeout(soon, 20))
  }
}
