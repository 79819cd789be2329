/** What is refused at the start, with helpful messages: an unwritable folder, a site that lost its key. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openFolder } from '../../worker/host/site/folder'
import { openVersions, VERSIONS } from '../../worker/host/site/versions'
import { unpacked } from '../kit/fixture'
import { startSite } from './site'

const folders: string[] = []
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })))

function folder(made = mkdtempSync(join(tmpdir(), 'packetboat-'))): string {
  folders.push(made)
  return made
}

/** Drops root, to whom permissions do not apply. */
function asNobody(): void {
  if (process.geteuid?.() !== 0) return
  process.seteuid?.(65534)
  onTestFinished(() => process.seteuid?.(0))
}

test('a site that lost its key does not start with a new one, and says what to do', async () => {
  const data = folder(unpacked('a8b7505'))
  rmSync(join(data, 'site-key'))
  await expect(startSite({ DATA: data })).rejects.toThrow(
    /site-key is missing, but .* holds tables and people.*Put the file back from a backup/
  )
  expect(existsSync(join(data, 'site-key'))).toBe(false)
})

test('a folder written by a newer version is reported at the start and left unchanged', async () => {
  const data = folder(unpacked('a8b7505'))
  const wrote = JSON.stringify({ ...VERSIONS, Table: (VERSIONS['Table'] ?? 0) + 1 })
  writeFileSync(join(data, 'versions.json'), wrote)
  await expect(startSite({ DATA: data })).rejects.toThrow(
    /written by a newer Packetboat \(Table \d+, where this program knows \d+\): start that one.*Nothing was changed/
  )
  expect(readFileSync(join(data, 'versions.json'), 'utf8')).toBe(wrote)
})

test('a folder records the versions that last opened it; if they cannot be read, the file is named', () => {
  const data = folder()
  openVersions(data)
  expect(JSON.parse(readFileSync(join(data, 'versions.json'), 'utf8'))).toEqual(VERSIONS)
  writeFileSync(join(data, 'versions.json'), '{"Table":')
  expect(() => openVersions(data)).toThrow(/versions.json cannot be read/)
})

test('a folder without any data gets a key, even after an interrupted first start', () => {
  const data = folder()
  mkdirSync(join(data, 'objects/packetboat-Table'), { recursive: true })
  writeFileSync(join(data, 'objects/packetboat-Table/metadata.sqlite'), '')
  const key = openFolder(data)
  expect(readFileSync(join(data, 'site-key'), 'utf8')).toBe(key)
  expect(openFolder(data)).toBe(key)
})

test('a file in place of the folder is refused', () => {
  const file = join(folder(), 'data')
  writeFileSync(file, '')
  expect(() => openFolder(file)).toThrow(`The data folder ${file} cannot be written`)
})

test.each([
  ['the folder', ''],
  ['the objects in it', 'objects'],
  ['one class of objects', 'objects/packetboat-Table'],
])('if %s is read-only, the message says so and how to fix it', (_what, part) => {
  const data = folder()
  chmodSync(data, 0o777)
  for (const inner of ['objects', 'objects/packetboat-Table']) {
    mkdirSync(join(data, inner), { recursive: true })
    chmodSync(join(data, inner), 0o777)
  }
  chmodSync(join(data, part), 0o555)
  asNobody()
  expect(() => openFolder(data)).toThrow(/cannot be written \((EACCES|EPERM): .*set DATA to another folder/)
})

test('an unreadable key is reported', () => {
  const data = folder()
  openFolder(data)
  for (const part of ['', 'objects']) chmodSync(join(data, part), 0o777)
  chmodSync(join(data, 'site-key'), 0o000)
  asNobody()
  expect(() => openFolder(data)).toThrow('The site’s key cannot be read')
})
