/** What a restore leaves in the data folder: its time, and a mark that nothing may be sent yet. */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const epochIn = (data: string): string => join(data, 'epoch')
const silentIn = (data: string): string => join(data, 'silent')

/** In milliseconds; empty if the folder was never restored. */
export function restoredAt(data: string): string {
  const said = existsSync(epochIn(data)) ? readFileSync(epochIn(data), 'utf8').trim() : ''
  if (!/^\d*$/.test(said)) throw new Error(`${epochIn(data)} does not say when this folder was restored: restore the back-up again`)
  return said
}

export const isSilenced = (data: string): boolean => existsSync(silentIn(data))

export function markRestored(data: string, now: number): void {
  writeFileSync(epochIn(data), `${now}\n`)
  writeFileSync(silentIn(data), 'A restored copy. npm run restore speak lets it write to people.\n')
}

/** Lets the site send again; false if nothing prevented it. */
export function letSpeak(data: string): boolean {
  const was = isSilenced(data)
  rmSync(silentIn(data), { force: true })
  return was
}
