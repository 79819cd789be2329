/** `npm run restore FOLDER`: turns a back-up into a data folder, whose site sends nothing until `npm run restore speak`. */
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { askSite } from './site/control.ts'
import { closeToOthers, holdsSite, isInUse, objectsIn } from './site/folder.ts'
import { type Manifest, objectsOf, readManifest, sealOf } from './copies/manifest.ts'
import { letSpeak, markRestored, restoredAt } from './site/restored.ts'
import { keyFingerprint, unsealed } from './copies/sealing.ts'
import { newerIn } from './site/versions.ts'
import { wakeTables } from './copies/waking.ts'

export interface Restoring {
  data: string
  folder: string
  /** The passphrase of the sealed key, or the file with the key itself. */
  passphrase?: string | undefined
  keyFile?: string | undefined
}

/** Returns messages for the operator. Changes nothing if the back-up is incomplete or the key does not belong to it. */
export function restore({ data, folder, passphrase, keyFile }: Restoring, now: number): string[] {
  const manifest = readManifest(folder)
  const newer = newerIn(manifest.versions)
  if (newer) throw new Error(`This back-up was made by a newer Packetboat (${newer}): upgrade first`)
  if (isInUse(data)) throw new Error(`A site is running on ${data}: set DATA to restore into another folder`)
  if (holdsSite(data)) throw new Error(`${data} already contains a site: set DATA to restore into an empty folder`)
  const key = keyFor(manifest, folder, { passphrase, keyFile })
  mkdirSync(data, { recursive: true, mode: 0o700 })
  // Copied under another name first, so that it is never found half-done.
  const half = join(data, 'restoring')
  rmSync(half, { recursive: true, force: true })
  cpSync(objectsOf(folder), half, { recursive: true })
  const faults = wakeTables(half, now)
  closeToOthers(half)
  // One back-up may be restored many times, and no epoch may repeat.
  markRestored(data, Math.max(now, Number(restoredAt(folder)) + 1))
  writeFileSync(join(data, 'versions.json'), `${JSON.stringify(manifest.versions)}\n`)
  writeFileSync(join(data, 'site-key'), key, { mode: 0o600 })
  renameSync(half, objectsIn(data))
  return [
    `${data} is the site as it was on ${manifest.made}: ${manifest.tables} tables, ${manifest.people} people.`,
    ...faults,
    `It writes to nobody yet. Make sure that the first site is off for good, start this one, look; then: DATA=${data} npm run restore speak`,
  ]
}

function keyFor({ key }: Manifest, folder: string, { passphrase, keyFile }: Pick<Restoring, 'passphrase' | 'keyFile'>): string {
  if (keyFile === undefined && !key.sealed)
    throw new Error('This back-up does not contain the key: set KEY to the path of the site-key file')
  if (keyFile === undefined && passphrase === undefined)
    throw new Error('The key is encrypted: set BACKUP_PASSPHRASE, or set KEY to the path of the site-key file')
  const found =
    keyFile === undefined ? unsealed(readFileSync(sealOf(folder), 'utf8'), passphrase ?? '') : readFileSync(keyFile, 'utf8').trim()
  if (found === undefined) throw new Error('The key was encrypted with another passphrase')
  if (keyFingerprint(found) !== key.mark) throw new Error(`${keyFile} is the key of another site: no link would open`)
  return found
}

/** Lets a restored site send again; a running one is restarted so that it notices. */
async function speak(data: string): Promise<string> {
  if (!holdsSite(data)) throw new Error(`There is no site in ${data}: set DATA to the folder that you restored into`)
  if (!letSpeak(data)) return `Nothing kept the site in ${data} from writing to people. Is it another? Choose it by DATA=…`
  const asked = await askSite(data, 'restart')
  asked?.ends()
  return `From now on the site in ${data} writes to people${asked ? '' : ', once it is started'}.`
}

if (process.argv[1] === import.meta.filename) {
  const { DATA, BACKUP_PASSPHRASE, KEY } = process.env
  const data = resolve(DATA || '.data')
  const [folder] = process.argv.slice(2)
  try {
    if (!folder) throw new Error('From where? npm run restore FOLDER')
    const says =
      folder === 'speak'
        ? [await speak(data)]
        : restore({ data, folder: resolve(folder), passphrase: BACKUP_PASSPHRASE || undefined, keyFile: KEY || undefined }, Date.now())
    for (const line of says) console.log(line)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
