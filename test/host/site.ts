/** The whole site as a process, with its own port and data. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'

export interface Site {
  address: string
  data: string
  starter: ChildProcess
  /** Everything printed so far, line by line. */
  lines(): string[]
  /** All processes of this site, the one that started it included. */
  processes(): Process[]
  workerd(): Process | undefined
  stop(): Promise<void>
}
export interface Process {
  pid: number
  command: string
}

/** Without npm, which takes longer than the site itself; only what is built is started. */
const { start, dev }: Record<'start' | 'dev', string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts
const COMMANDS = { start, dev, 'npm start': 'exec npm start' }
const PATH = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`

/** Resolves when the address is printed. DATA may name the data of an earlier site; `files` limits how many files can be open at once. */
export async function startSite(env: Record<string, string> = {}, how: keyof typeof COMMANDS = 'start', files?: number): Promise<Site> {
  const data = env.DATA ?? mkdtempSync(join(tmpdir(), 'packetboat-'))
  const limited = files === undefined ? '' : `ulimit -n ${files} && `
  // Told that npm started it, the site also ends if this process is killed.
  const around = { ...process.env, PATH, npm_lifecycle_event: how, PORT: '0' }
  const starter = spawn('sh', ['-c', limited + COMMANDS[how]], { env: { ...around, ...env, DATA: data } })
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

/** Processes started with this data folder in their environment. */
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

/** Megabytes of memory held, as `ps` shows them. */
export function residentIn(processes: readonly Process[]): number {
  const kilobytes = processes.map(({ pid }) => Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]))
  console.log(`resident: ${kilobytes.map(size => Math.round(size / 1024)).join(' + ')} MB`)
  return kilobytes.reduce((sum, size) => sum + size, 0) / 1024
}

const FIRST_PAUSE_MS = 10
const LONGEST_PAUSE_MS = 100

/**
 * Polls until the result is truthy: ever less often, because looking at a page or a mailbox takes the machine from what is awaited. Patient,
 * because a busy machine may take its time.
 */
export async function until<T>(what: () => T | Promise<T>, within = 30_000): Promise<NonNullable<T>> {
  const deadline = Date.now() + within
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const found = await what()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`still not true after ${within} ms: ${what}`)
    await new Promise(soon => setTimeout(soon, pause))
  }
}
