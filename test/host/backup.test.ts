/** Backups and restoring them, including helpful messages for everything that is refused. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { backUp } from '../../worker/host/backup'
import { askSite } from '../../worker/host/site/control'
import { readManifest } from '../../worker/host/copies/manifest'
import { restore } from '../../worker/host/restore'
import { isSilenced, letSpeak, restoredAt } from '../../worker/host/site/restored'
import { sealed, unsealed } from '../../worker/host/copies/sealing'
import { VERSIONS } from '../../worker/host/site/versions'
import { readTables } from '../crash/evidence'
import { linksOf, unpacked } from '../kit/fixture'
import { startSite, until } from './site'

const scratch = mkdtempSync(join(tmpdir(), 'packetboat-backup-'))
afterAll(() => rmSync(scratch, { recursive: true }))
let made = 0
const folder = (): string => join(scratch, String(made++))

const NOW = Date.now()
const nothing = (): void => {}

async function backedUp(passphrase?: string): Promise<{ data: string; backup: string }> {
  const [data, backup] = [unpacked('a8b7505'), folder()]
  await backUp(data, backup, passphrase, nothing)
  return { data, backup }
}

test('a backup of a stopped site copies everything, and the copy opens under the same links', async () => {
  const { backup } = await backedUp('a long word')
  const data = folder()
  expect(restore({ data, folder: backup, passphrase: 'a long word' }, NOW)[0]).toMatch(/4 tables, 2 people/)
  expect(isSilenced(data)).toBe(true)
  const site = await startSite({ DATA: data })
  try {
    for (const { link } of linksOf('a8b7505').tables.tunnel.seats) expect((await fetch(site.address + link)).status).toBe(200)
    expect(await (await fetch(`${site.address}/health`)).json()).toMatchObject({
      ready: true,
      wrong: expect.arrayContaining([expect.stringContaining('restored copy')]),
    })
    // All running games start a new epoch, even those nobody looks at.
    const begun = () => readTables(data, store => store.stage === 'over' || store.card.epoch === Number(restoredAt(data)))
    await until(() => begun().every(Boolean))
  } finally {
    await site.stop()
  }
})

test('the last line appears while the site is still held, and the site continues afterwards', async () => {
  const site = await startSite({ TABLES_PER_MINUTE: '100' })
  try {
    const states: string[] = []
    const state = () => /\) (\w) /.exec(readFileSync(`/proc/${site.workerd()?.pid}/stat`, 'utf8'))?.[1] ?? ''
    await backUp(site.data, folder(), undefined, () => states.push(state()))
    expect(states).toEqual(['T'])
    expect((await fetch(`${site.address}/health`)).status).toBe(200)
  } finally {
    await site.stop()
  }
})

test('if the process that holds a site dies, the site continues', async () => {
  const site = await startSite()
  try {
    const held = await askSite(site.data, 'hold')
    expect(held?.said).toBe('done')
    await expect(fetch(site.address, { signal: AbortSignal.timeout(200) })).rejects.toThrow()
    held?.ends()
    expect((await fetch(site.address)).status).toBe(200)
  } finally {
    await site.stop()
  }
})

describe('a backup is refused', () => {
  test('into a folder that is not empty', async () => {
    const backup = folder()
    mkdirSync(backup)
    writeFileSync(join(backup, 'letter'), '')
    await expect(backUp(unpacked('a8b7505'), backup, undefined, nothing)).rejects.toThrow(/is not empty/)
  })

  test('of a folder that is not a site’s', async () => {
    await expect(backUp(folder(), folder(), undefined, nothing)).rejects.toThrow(
      /site-key is missing\. If the data folder is elsewhere, set DATA/
    )
  })
})

describe('a restore is refused, and changes nothing,', () => {
  const refused = (data: string, backup: string, more: object, why: RegExp): void => {
    expect(() => restore({ data, folder: backup, ...more }, NOW)).toThrow(why)
    expect(existsSync(join(data, 'objects'))).toBe(false)
    expect(existsSync(join(data, 'site-key'))).toBe(false)
  }

  test("without the key, with a wrong passphrase, or with another site's key", async () => {
    const { backup } = await backedUp('a long word')
    refused(folder(), backup, {}, /The key is encrypted: set BACKUP_PASSPHRASE/)
    refused(folder(), backup, { passphrase: 'another' }, /encrypted with another passphrase/)
    const other = folder()
    writeFileSync(other, 'ab'.repeat(32))
    refused(folder(), backup, { keyFile: other }, /is the key of another site/)
    const { backup: bare } = await backedUp()
    expect(existsSync(join(bare, 'site-key.sealed'))).toBe(false)
    refused(folder(), bare, {}, /does not contain the key: set KEY/)
  })

  test('from an interrupted backup', async () => {
    const { backup } = await backedUp()
    rmSync(join(backup, 'backup.json'))
    refused(folder(), backup, {}, /holds no whole back-up/)
  })

  test('from a backup made by a newer version', async () => {
    const { data, backup } = await backedUp()
    const manifest = readManifest(backup)
    writeFileSync(join(backup, 'backup.json'), JSON.stringify({ ...manifest, versions: { ...VERSIONS, Person: 99 } }))
    refused(folder(), backup, { keyFile: join(data, 'site-key') }, /made by a newer Packetboat \(Person 99/)
  })

  test('over an existing site', async () => {
    const { data, backup } = await backedUp()
    expect(() => restore({ data, folder: backup, keyFile: join(data, 'site-key') }, NOW)).toThrow(/already contains a site/)
  })
})

test('an interrupted restore is reported at the next start', () => {
  const data = folder()
  mkdirSync(join(data, 'restoring'), { recursive: true })
  return expect(startSite({ DATA: data })).rejects.toThrow(/was interrupted: remove that folder, and restore again/)
})

test('an unreadable file is reported, and everything else is restored', async () => {
  const { data, backup } = await backedUp()
  const [table = ''] = readTables(data, store => store.card.id)
  expect(table).not.toBe('')
  const file = join(backup, 'objects/packetboat-Person/960733587a41e7ff9f2966d4666bc936454cb77155dab0f0f5fcd611038789f6.sqlite')
  writeFileSync(file, 'x'.repeat(5000))
  const says = restore({ data: folder(), folder: backup, keyFile: join(data, 'site-key') }, NOW)
  expect(says.filter(line => line.includes('cannot be read'))).toHaveLength(1)
})

test('restoring a backup twice gives two different epochs, and so does restoring a backup of a restored site', async () => {
  const { data, backup } = await backedUp()
  const [first, second, third] = [folder(), folder(), folder()]
  const keyFile = join(data, 'site-key')
  restore({ data: first, folder: backup, keyFile }, NOW)
  const again = folder()
  await backUp(first, again, undefined, nothing)
  restore({ data: second, folder: again, keyFile }, NOW)
  restore({ data: third, folder: backup, keyFile }, NOW + 1)
  expect(Number(restoredAt(second))).toBeGreaterThan(Number(restoredAt(first)))
  expect(Number(restoredAt(third))).toBeGreaterThan(Number(restoredAt(first)))
  expect(letSpeak(second)).toBe(true)
  expect(isSilenced(second)).toBe(false)
})

test('restored files are not readable by other users of the machine', async () => {
  const { data, backup } = await backedUp()
  const restored = folder()
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', backup])
  restore({ data: restored, folder: backup, keyFile: join(data, 'site-key') }, NOW)
  const open = execFileSync('find', [join(restored, 'objects'), '-perm', '/077'], { encoding: 'utf8' })
  expect(open).toBe('')
  expect(existsSync(join(restored, 'objects/packetboat-Table'))).toBe(true)
})

test('a copy may send letters only after its folder is named; a folder without a site is an error', async () => {
  const { data, backup } = await backedUp()
  const restored = folder()
  const says = restore({ data: restored, folder: backup, keyFile: join(data, 'site-key') }, NOW)
  expect(says.at(-1)).toContain(`DATA=${restored} npm run restore speak`)
  const speak = (DATA: string): { status: number | null; said: string } => {
    const tool = spawnSync(process.execPath, ['worker/host/restore.ts', 'speak'], { env: { ...process.env, DATA }, encoding: 'utf8' })
    return { status: tool.status, said: tool.stdout + tool.stderr }
  }
  const nowhere = folder()
  expect(speak(nowhere)).toEqual({ status: 1, said: expect.stringContaining(`There is no site in ${nowhere}`) })
  expect(speak(data)).toEqual({ status: 0, said: expect.stringContaining(`Nothing kept the site in ${data}`) })
  expect(isSilenced(restored)).toBe(true)
  expect(speak(restored)).toEqual({ status: 0, said: expect.stringContaining(`From now on the site in ${restored} writes`) })
  expect(isSilenced(restored)).toBe(false)
})

test("a sealed key opens only with its passphrase, however the passphrase's characters are encoded", () => {
  const seal = sealed('ab'.repeat(32), 'Łódź')
  expect(unsealed(seal, 'Łódź'.normalize('NFD'))).toBe('ab'.repeat(32))
  expect(unsealed(seal, 'Lodz')).toBeUndefined()
  expect(seal).not.toContain('abab')
})
