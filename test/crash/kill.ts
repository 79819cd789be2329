/** Kills workerd with SIGKILL, finding it by its data folder; resolves once it is gone. */
import { readdirSync, readFileSync } from 'node:fs'
import { pause } from './crew'

export async function killWorkerd(data: string): Promise<void> {
  const pid = workerdOn(data)
  process.kill(pid, 'SIGKILL')
  while (commandOf(String(pid)) !== '') await pause(1)
}

function workerdOn(data: string): number {
  const found = readdirSync('/proc').filter(pid => /^\d+$/.test(pid) && commandOf(pid).includes(`data=${data}/`))
  if (found.length !== 1) throw new Error(`${found.length} processes use the data folder`)
  return Number(found[0])
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}
