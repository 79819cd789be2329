/** The painter as a process of its own: started for the first picture and ended when nobody has asked for one for a while, so that its
    memory is held only while it paints. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PAINTER_MS } from '../../shared/bounds.ts'

export interface Painting {
  /** The socket at which workerd asks for pictures. */
  door: string
  /** Of the painter, while it runs. */
  readonly pid: number | undefined
  close(): void
}

/** Compilers that take their time make the first picture wait a second longer, and hold 70 MB. */
const SETTINGS = ['--liftoff-only', '--no-opt', '--max-semi-space-size=1', '--max-old-space-size=64']

/** In a folder of its own, since the names of sockets may not be long. */
export async function openPainting(program: string, idle = PAINTER_MS): Promise<Painting> {
  const folder = mkdtempSync(join(tmpdir(), 'packetboat-painter-'))
  const door = join(folder, 'door')
  let painter: ChildProcess | undefined
  let leaving: NodeJS.Timeout | undefined
  /** Kept open here too: a painter that dies before it takes a socket would leave the other end waiting. */
  const asking = new Map<number, Socket>()
  let asked = 0

  function begin(): ChildProcess {
    const begun = fork(program, { execArgv: SETTINGS, stdio: 'ignore' })
    const gone = (): void => {
      if (painter !== begun) return
      painter = undefined
      for (const id of asking.keys()) done(id)
    }
    begun.on('message', id => done(Number(id)))
    begun.once('exit', gone).once('error', gone)
    return begun
  }
  function done(id: number): void {
    asking.get(id)?.destroy()
    asking.delete(id)
    if (asking.size > 0 || !painter) return
    clearTimeout(leaving)
    leaving = setTimeout(end, idle).unref()
  }
  function end(): void {
    clearTimeout(leaving)
    painter?.kill()
    painter = undefined
    for (const id of asking.keys()) done(id)
  }
  function handOver(socket: Socket): void {
    socket.on('error', () => {})
    clearTimeout(leaving)
    painter ??= begin()
    asking.set(++asked, socket)
    painter.send(asked, socket, { keepOpen: true }, () => {})
    // Whoever asked has given up by then.
    leaving = setTimeout(end, PAINTER_MS).unref()
  }

  const server = createServer({ pauseOnConnect: true }, handOver)
  await new Promise<void>((done, failed) => server.once('error', failed).listen(door, done))
  server.unref()
  return {
    door,
    get pid() {
      return painter?.pid
    },
    close() {
      server.close()
      end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
