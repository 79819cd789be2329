/** Keeps one workerd running: started again when it dies, with growing pauses, and not outliving this process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** After living so long, the next death counts as the first. */
const STEADY_MS = 30_000
/** How long open pages may keep it from ending by itself. */
const PATIENCE_MS = 2_000

export interface Running {
  /** Ends it and starts it on what has been built since. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Resolves once workerd listens; rejects if it dies before it ever did. */
export async function supervise(settings: Settings, configuration: string): Promise<Running> {
  let child: ChildProcess
  let meant = false
  let pause = FIRST_PAUSE_MS
  let again: NodeJS.Timeout | undefined

  async function start(): Promise<void> {
    const since = Date.now()
    child = launch(settings, configuration)
    child.once('exit', (code, signal) => {
      if (meant) return
      if (Date.now() - since > STEADY_MS) pause = FIRST_PAUSE_MS
      again = setTimeout(() => start().catch(() => {}), pause)
      console.error(`workerd ended (${signal ?? code}), starting again in ${pause} ms`)
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

  await start()
  return { restart, stop }
}

function launch({ host, port, data, texts }: Settings, configuration: string): ChildProcess {
  const objects = join(data, 'objects')
  mkdirSync(objects, { recursive: true })
  const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
  const bind = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const command = [
    ...leash(),
    workerd,
    'serve',
    '--control-fd=3',
    `--socket-addr=http=${bind}`,
    `--directory-path=data=${objects}`,
    configuration,
  ]
  const [program = workerd, ...args] = command
  return spawn(program, args, { env: { ...process.env, ...texts }, stdio: ['ignore', 'inherit', 'inherit', 'pipe'] })
}

/** Where Linux offers it, the system ends workerd when this process is killed outright and can no longer do so itself. */
function leash(): string[] {
  const command = ['setpriv', '--pdeathsig', 'KILL']
  return spawnSync('setpriv', [...command.slice(1), 'true']).status === 0 ? command : []
}

/** workerd says on its fourth pipe when its socket is open. */
function listening(child: ChildProcess): Promise<void> {
  return new Promise((done, failed) => {
    child.stdio[3]?.once('data', () => done())
    child.once('error', failed)
    child.once('exit', (code, signal) => failed(new Error(`workerd did not start (${signal ?? code})`)))
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
