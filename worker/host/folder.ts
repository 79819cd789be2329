/** The data folder: that it can be written, and the key in it from which all links are made. */
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js'
import { closeSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const objectsIn = (data: string): string => join(data, 'objects')
/** What the machine says of the site, for the Worker to read. */
export const statusIn = (data: string): string => join(data, 'status')
/** Each class of objects keeps its alarms in one file. */
export const alarmsOf = (space: string): string => join(space, 'metadata.sqlite')

/** What is wrong with the folder is said in a sentence that helps: it is thrown. Returns the key. */
export function openFolder(data: string): string {
  const path = join(data, 'site-key')
  const writable = onDisk(`The data folder ${data} cannot be written`, () => mustBeWritable(data))
  if (!existsSync(path)) {
    const [object] = writable.flatMap(objectFilesIn)
    if (object) throw new Error(lostKey(path, data))
    writeFileSync(path, bytesToHex(randomBytes(32)), { mode: 0o600, flag: 'wx' })
  }
  const key = onDisk('The site’s key cannot be read', () => readFileSync(path, 'utf8').trim())
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error(`${path} holds no key of 32 bytes in hexadecimal`)
  return key
}

/** Tried, not asked for: a disk may be mounted so that it only reads. Returns the folders of objects. */
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

/** Files under the names that workerd gives to objects. */
export const objectFilesIn = (space: string): string[] => readdirSync(space).filter(name => /^[0-9a-f]{64}\.sqlite$/.test(name))

function onDisk<T>(otherwise: string, act: () => T): T {
  try {
    return act()
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${otherwise} (${why}): let the user who runs Packetboat read and write all of it, or choose another folder by DATA=…`)
  }
}

const lostKey = (path: string, data: string): string =>
  `${path} is missing, but ${objectsIn(data)} holds tables and people. Every link was made from that key: with a new one nobody could open a seat. ` +
  'Put the file back from a backup; or, to begin anew, choose another folder by DATA=…'
