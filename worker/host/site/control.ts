/** A socket in the data folder through which other commands on this machine hold the running site for a back-up, or restart it. Write
    access to the folder is all it needs. */
import { chmodSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** What the site can be asked to do. */
export interface Controlled {
  /** Stops workerd, so that it writes nothing; false if it could not. */
  hold(): Promise<boolean>
  goOn(): void
  restart(): Promise<void>
}
type Command = 'hold' | 'restart'
type Reply = 'done' | 'later'

const doorOf = (data: string): string => join(data, 'control')
/** The system refuses longer socket paths. */
const LONGEST = 100
/** The site is never held longer than this, whatever happens to the caller. */
const HELD_MS = 60_000
const STILL_MS = 5

/** Resolves when every thread of a stopped process has stopped; one that waits for the disk does so a little later. */
export async function still(pid: number): Promise<void> {
  const tasks = `/proc/${pid}/task`
  const stands = (task: string): boolean => /\) T /.test(readFileSync(`${tasks}/${task}/stat`, 'utf8'))
  do await new Promise(soon => setTimeout(soon, STILL_MS))
  while (existsSync(tasks) && !readdirSync(tasks).every(stands))
}

/** Opens the socket. The end of a connection resumes the site, even if the caller was killed. */
export function openControl(data: string, site: Controlled): void {
  const path = doorOf(data)
  rmSync(path, { force: true })
  if (path.length > LONGEST) return
  const server = createServer(socket => {
    socket.on('error', () => {})
    createInterface({ input: socket }).on('line', command => void obey(command, socket, site))
  })
  // The site works without the socket, too.
  server.on('error', () => {})
  server.listen(path, () => chmodSync(path, 0o600))
  server.unref()
}

async function obey(command: string, socket: Socket, site: Controlled): Promise<void> {
  if (command === 'restart') await site.restart()
  else if (command !== 'hold' || !(await site.hold())) return reply(socket, 'later')
  else {
    const tooLong = setTimeout(() => socket.destroy(), HELD_MS)
    socket.once('close', () => {
      clearTimeout(tooLong)
      site.goOn()
    })
  }
  reply(socket, 'done')
}

const reply = (socket: Socket, said: Reply): void => void socket.write(`${said}\n`)

/** Sends a command to the site that runs on this folder; undefined if there is none. */
export async function askSite(data: string, command: Command): Promise<{ said: Reply; ends(): void; isOpen(): boolean } | undefined> {
  const socket = connect(doorOf(data))
  try {
    await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed))
  } catch {
    return undefined
  }
  socket.on('error', () => {})
  socket.write(`${command}\n`)
  const said = await new Promise<Reply>(done => {
    createInterface({ input: socket }).once('line', line => done(line === 'done' ? 'done' : 'later'))
    socket.once('close', () => done('later'))
  })
  return { said, ends: () => socket.end(), isOpen: () => !socket.destroyed }
}
