/** Keeps one workerd running: restarts it when it dies, with growing pauses, and ends it with this process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { built } from '../files/bundling.ts'
import { openControl, still } from './control.ts'
import { damagedIn } from './damaged.ts'
import { HELD, lockOf, objectsIn, tried } from './folder.ts'
import { spreadOverdue } from './overdue.ts'
import { openPainting } from './painting.ts'
import { note, relay } from './relay.ts'
import { isSilenced } from './restored.ts'
import type { Settings } from './settings.ts'
import { tellStatus } from './status.ts'
import { sweepEmpty } from './sweeping.ts'
import { foldersAt, painterAt } from './workerd.ts'

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 10_000
/** After this long, the pauses start from the beginning again. */
const STEADY_MS = 30_000
/** Time to end before SIGKILL: requests take milliseconds but open pages never end, and written data is safe either way. */
const PATIENCE_MS = 500

export interface Running {
  /** Restarts workerd with the newest build. */
  restart(): Promise<void>
  stop(): Promise<void>
}

/** Resolves when workerd listens; rejects if it dies before that. */
export async function supervise(settings: Settings, configuration: string): Promise<Running> {
  let child: ChildProcess
  /** Do not restart it: its end is intended, or it has never run yet. */
  let meant = true
  let pause = FIRST_PAUSE_MS
  let again: NodeJS.Timeout | undefined
  const painting = await openPainting(join(built, 'host/painter.mjs'))

  async function start(): Promise<void> {
    const since = Date.now()
    makeReady(settings, since)
    child = launch(settings, painting.door, configuration)
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

  const alive = (): boolean => child.exitCode === null && child.signalCode === null
  const hold = async (): Promise<boolean> => {
    const { pid } = child
    if (pid === undefined || !alive() || !child.kill('SIGSTOP')) return false
    await still(pid)
    return alive()
  }
  tellStatus(settings.data)
  await start().catch(error => {
    painting.close()
    throw error
  })
  meant = false
  openControl(settings.data, { restart, hold, goOn: () => void (alive() && child.kill('SIGCONT')) })
  return {
    restart,
    stop: async () => {
      await stop()
      painting.close()
    },
  }
}

/** Prepares the data folder, unless another site holds it; the lock then refuses this one. */
function makeReady({ data }: Settings, now: number): void {
  mkdirSync(join(objectsIn(data), 'packetboat-Person'), { recursive: true })
  if (tried(lockOf(data)) === HELD) return
  sweepEmpty(objectsIn(data))
  for (const line of [...damagedIn(objectsIn(data)), ...spreadOverdue(objectsIn(data), now)]) console.error(line)
}

function launch({ host, port, data, texts }: Settings, door: string, configuration: string): ChildProcess {
  // It may have been allowed to send in the meantime.
  const told = { ...texts, SILENT: isSilenced(data) ? texts.SILENT : '' }
  const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
  const bind = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const serve = ['serve', '--control-fd=3', `--socket-addr=http=${bind}`, ...foldersAt(objectsIn(data)), painterAt(door), configuration]
  const [program = workerd, ...args] = [...leashes(data), workerd, ...serve]
  const child = spawn(program, args, { env: { ...process.env, ...told }, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) if (stream) relay(stream, line => console.error(line))
  return child
}

/** Wrapper programs that exec the next one, if the system has them: flock keeps a second workerd off the same data, and setpriv ends
    workerd when this process is killed. */
function leashes(data: string): string[] {
  const tie = ['setpriv', '--pdeathsig', 'KILL']
  return [lockOf(data), tie].filter(leash => [0, HELD].includes(tried(leash) ?? -1)).flat()
}

/** workerd reports on its fourth pipe when its socket is open. */
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
