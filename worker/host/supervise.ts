/** Keeps one workerd running: started again when it dies, with growing pauses, and not outliving this process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { damagedIn } from './damaged.ts'
import { objectsIn } from './folder.ts'
import { spreadOverdue } from './overdue.ts'
import { note, relay } from './relay.ts'
import type { Settings } from './settings.ts'
import { tellStatus } from './status.ts'
import { sweepEmpty } from './sweeping.ts'
import { foldersAt } from './workerd.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** After living so long, the next death counts as the first. */
const STEADY_MS = 30_000
/** Requests end within milliseconds, but an open page never lets go; what is written is safe however workerd ends. */
const PATIENCE_MS = 500
/** How the program that holds the data folder ends when another holds it already. */
const HELD = 75

export interface Running {
  /** Ends it and starts it on what has been built since. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Resolves once workerd listens; rejects if it dies before it ever did. */
export async function supervise(settings: Settings, configuration: string): Promise<Running> {
  let child: ChildProcess
  /** Its end is meant, or nobody has seen it run yet: it is not started again. */
  let meant = true
  let pause = FIRST_PAUSE_MS
  let again: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    const since = Date.now()
    makeReady(settings, since)
    child = launch(settings, configuration)
    child.once('exit', (code, signal) => {
      if (meant) return
      if (Date.now() - since > STEADY_MS) pause = FIRST_PAUSE_MS
      again = setTimeout(() => start().catch(() => {}), pause)
      note('error', 'workerd-ended', { with: signal ?? code, againIn: pause })
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
    })
    await listening(child)
  }
  async function stop(): Promise<void> {
    meant = true
    clearTimeout(again)
    await end(child)
  }
  async function restart(): Promise<void> {
    await stop()
    meant = false
    pause = FIRST_PAUSE_MS
    await start()
  }

  tellStatus(settings.data)
  await start()
  meant = false
  return { restart, stop }
}

/** Not in a folder that another has open: that one is then refused by its lock. */
function makeReady({ data }: Settings, now: number): void {
  mkdirSync(join(objectsIn(data), 'packetboat-Person'), { recursive: true })
  if (tried(lockOf(data)) === HELD) return
  sweepEmpty(objectsIn(data))
  for (const line of [...damagedIn(objectsIn(data)), ...spreadOverdue(objectsIn(data), now)]) console.error(line)
}

function launch({ host, port, data, texts }: Settings, configuration: string): ChildProcess {
  const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
  const bind = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const serve = ['serve', '--control-fd=3', `--socket-addr=http=${bind}`, ...foldersAt(objectsIn(data)), configuration]
  const [program = workerd, ...args] = [...leashes(data), workerd, ...serve]
  const child = spawn(program, args, { env: { ...process.env, ...texts }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) if (stream) relay(stream, line => console.error(line))
  return child
}

/** Small programs that become the one after them, used where the system has them: the first keeps a second workerd from
    the same data for as long as this one lives, the other ends it when this process is killed outright. */
function leashes(data: string): string[] {
  const tie = ['setpriv', '--pdeathsig', 'KILL']
  return [lockOf(data), tie].filter(leash => [0, HELD].includes(tried(leash) ?? -1)).flat()
}

const lockOf = (data: string): string[] => ['flock', '--nonblock', '--conflict-exit-code', String(HELD), '--no-fork', join(data, 'lock')]

/** How it ends when there is nothing to keep; null: the system does not have it. */
const tried = ([program = '', ...args]: string[]): number | null => spawnSync(program, [...args, 'true']).status

/** workerd says on its fourth pipe when its socket is open. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.stdio[3]?.once('data', () => done())
    child.once('error', failed)
    child.once('exit', (code, signal) => {
      const held = 'the data folder is in use by another, choose one by DATA=…'
      const why = code === HELD ? held : `workerd ended (${signal ?? code})`
      failed(new Error(`Packetboat did not start: ${why}`))
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
  await ended
  clearTimeout(impatient)
}
