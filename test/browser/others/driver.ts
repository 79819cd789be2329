/** A browser other than Chromium, with just the commands a test needs. */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'

export interface Driver {
  open(url: string): Promise<void>
  /** The value of an expression that yields plain data, or a promise of it. */
  evaluate<T>(expression: string): Promise<T>
  /** A PNG in base64. */
  picture(): Promise<string>
  close(): Promise<void>
}

export interface Make {
  name: string
  /** Files that must all exist. */
  needs: readonly string[]
  launch(): Promise<Driver>
}

export const isHere = ({ needs }: Make): boolean => needs.every(path => existsSync(path))

/** The narrowest window all of them allow; narrower than a tablet. */
export const WINDOW = { width: 500, height: 900 }

const START_MS = 20_000

/** Starts a process and waits for output that matches. */
export async function started(
  command: string,
  args: readonly string[],
  env: Record<string, string>,
  ready: RegExp
): Promise<{ process: ChildProcess; said: string }> {
  const process = spawn(command, args, { env: { ...globalThis.process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  const said = await new Promise<string>((done, failed) => {
    const late = setTimeout(() => failed(new Error(`${command} did not start: ${printed}`)), START_MS)
    const read = (piece: Buffer): void => {
      printed += piece
      const found = ready.exec(printed)
      if (!found) return
      clearTimeout(late)
      done(found[1] ?? found[0])
    }
    process.stdout?.on('data', read)
    process.stderr?.on('data', read)
    process.once('exit', () => failed(new Error(`${command} exited: ${printed}`)))
    process.once('error', failed)
  })
  return { process, said }
}
