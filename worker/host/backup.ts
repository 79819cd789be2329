/** `npm run backup FOLDER`: a copy of all objects as of one moment, while the site runs. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from './files/bundling.ts'
import { askSite } from './site/control.ts'
import { Copying } from './copies/copying.ts'
import { isInUse, objectFilesIn, objectsIn } from './site/folder.ts'
import { objectsOf, sealOf, writeManifest } from './copies/manifest.ts'
import { restoredAt } from './site/restored.ts'
import { keyFingerprint, sealed } from './copies/sealing.ts'
import { versionOf } from './site/status.ts'
import { versionsIn } from './site/versions.ts'

const TRIES = 50
const PAUSE_MS = 200

/** `tell` gets the final message while the site is still held, so everything the site had confirmed by then is in the folder. */
export async function backUp(data: string, folder: string, passphrase: string | undefined, tell: (line: string) => void): Promise<void> {
  const siteKey = readKey(data)
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`${folder} is not empty: a back-up needs an empty folder`)
  mkdirSync(objectsOf(folder), { recursive: true, mode: 0o700 })
  if (passphrase) writeFileSync(sealOf(folder), sealed(siteKey, passphrase), { mode: 0o600 })
  const copying = new Copying(objectsIn(data), objectsOf(folder))
  copying.catchUp()
  toDisk(folder)
  const held = await hold(data)
  const now = new Date()
  try {
    copying.catchUp()
    const count = (name: string): number =>
      existsSync(join(objectsOf(folder), name)) ? objectFilesIn(join(objectsOf(folder), name)).length : 0
    const [tables, people] = [count('packetboat-Table'), count('packetboat-Person')]
    const restored = restoredAt(data)
    if (restored) writeFileSync(join(folder, 'epoch'), restored)
    if (held && !held.isOpen()) throw new Error('The back-up took longer than the site can be paused: try again, with a faster disk')
    writeManifest(folder, {
      made: now.toISOString(),
      program: versionOf(root),
      versions: versionsIn(data),
      tables,
      people,
      key: { mark: keyFingerprint(siteKey), sealed: passphrase !== undefined },
    })
    toDisk(folder)
    tell(
      `${folder} holds all that the site had said until ${now.toISOString()}: ${tables} tables, ${people} people. ${aboutKey(data, passphrase)}`
    )
  } finally {
    held?.ends()
  }
}

function readKey(data: string): string {
  const path = join(data, 'site-key')
  if (!existsSync(path)) throw new Error(`${path} is missing. If the data folder is elsewhere, set DATA`)
  return readFileSync(path, 'utf8').trim()
}

/** Holds the running site; undefined if no site runs, so nothing has to be held. */
async function hold(data: string): Promise<Awaited<ReturnType<typeof askSite>>> {
  for (let n = 0; n < TRIES; n++) {
    const asked = await askSite(data, 'hold')
    if (asked?.said === 'done') return asked
    asked?.ends()
    if (!asked && !isInUse(data)) return undefined
    await new Promise(soon => setTimeout(soon, PAUSE_MS))
  }
  throw new Error('The site is running and could not be paused: stop it and try again')
}

/** Flushes the copy to disk, because a crash of the machine would lose what is only in memory. */
const toDisk = (folder: string): void => void spawnSync('sync', ['-f', folder])

const aboutKey = (data: string, passphrase: string | undefined): string =>
  passphrase
    ? 'The key is in it, sealed with your passphrase.'
    : `The key is not in it: keep ${join(data, 'site-key')} elsewhere, for no link opens without it.`

if (process.argv[1] === import.meta.filename) {
  const [folder] = process.argv.slice(2)
  try {
    if (!folder) throw new Error('Where to? npm run backup FOLDER')
    await backUp(resolve(process.env.DATA || '.data'), resolve(folder), process.env.BACKUP_PASSPHRASE || undefined, line =>
      console.log(line)
    )
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
