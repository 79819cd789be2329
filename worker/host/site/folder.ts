/** The data folder: whether it is writable, and the key in it from which all links are derived. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { spawnSync } from 'node:child_process'
import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const objectsIn = (data: string): string => join(data, 'objects')
/** Where the host writes the site's status for the Worker to read. */
export const statusIn = (data: string): string => join(data, 'status')
/** The file with all alarms of a class of objects. */
export const alarmsOf = (space: string): string => join(space, 'metadata.sqlite')

/** The exit code of `flock` when another site holds the data folder. */
export const HELD = 75
export const lockOf = (data: string): string[] => [
  'flock',
  '--nonblock',
  '--conflict-exit-code',
  String(HELD),
  '--no-fork',
  join(data, 'lock'),
]
/** The exit status of a wrapper program around `true`; null if the system does not have it. */
export const tried = ([program = '', ...args]: string[]): number | null => spawnSync(program, [...args, 'true']).status
/** Whether a site runs on the folder, as far as the system can tell. */
export const isInUse = (data: string): boolean => existsSync(data) && tried(lockOf(data)) === HELD

/** Opens the folder and returns its key; throws a helpful sentence if something is wrong. */
export function openFolder(data: string): string {
  if (existsSync(join(data, 'restoring')))
    throw new Error(`Restoring a back-up to ${data} was interrupted: remove that folder, and restore again`)
  const path = join(data, 'site-key')
  const writable = onDisk(`The data folder ${data} cannot be written`, () => mustBeWritable(data))
  if (!existsSync(path)) {
    const [object] = writable.flatMap(objectFilesIn)
    if (object) throw new Error(lostKey(path, data))
    writeFileSync(path, bytesToHex(randomBytes(32)), { mode: 0o600, flag: 'wx' })
  }
  const key = onDisk('The site’s key cannot be read', () => readFileSync(path, 'utf8').trim())
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${path} does not contain a key of 32 bytes in hexadecimal`)
  return key
}

/** Tests by writing, because a disk may be mounted read-only. Returns the folders of objects. */
function mustBeWritable(data: string): string[] {
  const objects = objectsIn(data)
  mkdirSync(objects, { recursive: true, mode: 0o700 })
  const inside = readdirSync(objects, { withFileTypes: true }).filter(entry => entry.isDirectory())
  const spaces = inside.map(({ name }) => join(objects, name))
  for (const folder of [data, objects, ...spaces]) {
    const probe = join(folder, `probe-${process.pid}`)
    writeFileSync(probe, '')
    rmSync(probe)
  }
  for (const alarms of spaces.map(alarmsOf).filter(path => existsSync(path))) closeSync(openSync(alarms, 'r+'))
  return spaces
}

/** Makes the folder private: it contains hands and addresses. */
export function closeToOthers(folder: string): void {
  chmodSync(folder, 0o700)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}

export const holdsSite = (data: string): boolean => existsSync(objectsIn(data)) || existsSync(join(data, 'site-key'))

/** Files named as workerd names objects. */
export const objectFilesIn = (space: string): string[] => readdirSync(space).filter(name => /^[0-9a-f]{64}\.sqlite$/.test(name))

function onDisk<T>(otherwise: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(
      `${otherwise} (${why}): the user who runs Packetboat needs to read and write all of it. Otherwise set DATA to another folder`
    )
  }
}

const lostKey = (path: string, data: string): string =>
  `${path} is missing, but ${objectsIn(data)} holds tables and people. Every link was made from that key: with a new one nobody could open a seat. ` +
  'Put the file back from a backup; or, to begin anew, choose another folder by DATA=…'
