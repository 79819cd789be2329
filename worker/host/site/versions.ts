/** The migrations that a data folder has seen, because this program cannot read one written by a newer program. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCHEMAS } from './schemas.ts'
import { put } from '../files/put.ts'

/** For each class of objects, the number of migrations known to the program that wrote it. */
export type Versions = Record<string, number>

export const VERSIONS: Versions = Object.fromEntries(Object.entries(SCHEMAS).map(([name, { migrations }]) => [name, migrations.length]))

const versionsOf = (data: string): string => join(data, 'versions.json')

/** What is newer than this program; undefined if it can open the folder. */
export function newerIn(wrote: Versions): string | undefined {
  const newer = Object.entries(wrote).find(([name, version]) => version > (VERSIONS[name] ?? 0))
  return newer && `${newer[0]} ${newer[1]}, where this program knows ${VERSIONS[newer[0]] ?? 'none'}`
}

/** Throws instructions if a newer program wrote the folder; otherwise records that this one opened it. */
export function openVersions(data: string): void {
  const path = versionsOf(data)
  const newer = newerIn(versionsIn(data))
  if (newer)
    throw new Error(
      `The data folder ${data} was written by a newer Packetboat (${newer}): start that one, or restore a back-up from before the upgrade. Nothing was changed.`
    )
  put(path, `${JSON.stringify(VERSIONS)}\n`)
}

/** The recorded versions; none if only programs without them ran here. */
export function versionsIn(data: string): Versions {
  const path = versionsOf(data)
  if (!existsSync(path)) return {}
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    throw new Error(`${path} cannot be read: put it back from a back-up, or remove it if no newer Packetboat ever ran here`)
  }
}
