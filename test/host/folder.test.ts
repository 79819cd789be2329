/** What is refused at the start, and in words that help: a folder that cannot be written, a site whose key was lost. */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { openFolder } from '../../worker/host/folder'
import { unpacked } from '../kit/fixture'
import { startSite } from './site'

const folders: string[] = []
afterAll(() => folders.forEach(folder => rmSync(folder, { recursive: true })))

function folder(made = mkdtempSync(join(tmpdir(), 'packetboat-'))): string {
  folders.push(made)
  return made
}

/** As a person for whom permissions count: for root they do not. */
function asNobody(): void {
  if (process.geteuid?.() !== 0) return
  process.seteuid?.(65534)
  onTestFinished(() => process.seteuid?.(0))
}

test('a site whose key was lost does not start with another, and says what to do', async () => {
  const data = folder(unpacked('a8b7505'))
  rmSync(join(data, 'site-key'))
  await expect(startSite({ DATA: data })).rejects.toThrow(/site-key is missing, but .* holds tables and people.*Put the file back from a backup/)
  expect(existsSync(join(data, 'site-key'))).toBe(false)
})

test('a folder in which nobody ever was gets a key, even where a start was broken off before', () => {
  const data = folder()
  mkdirSync(join(data, 'objects/packetboat-Table'), { recursive: true })
  writeFileSync(join(data, 'objects/packetboat-Table/metadata.sqlite'), '')
  const key = openFolder(data)
  expect(readFileSync(join(data, 'site-key'), 'utf8')).toBe(key)
  expect(openFolder(data)).toBe(key)
})

test('a folder in the place of which there is a file is refused', () => {
  const file = join(folder(), 'data')
  writeFileSync(file, '')
  expect(() => openFolder(file)).toThrow(`The data folder ${file} cannot be written`)
})

test.each([
  ['the folder', ''],
  ['the objects in it', 'objects'],
  ['one class of objects', 'objects/packetboat-Table'],
])('where %s can only be read, that is said, and how it is mended', (_what, part) => {
  const data = folder()
  chmodSync(data, 0o777)
  for (const inner of ['objects', 'objects/packetboat-Table']) {
    mkdirSync(join(data, inner), { recursive: true })
    chmodSync(join(data, inner), 0o777)
  }
  chmodSync(join(data, part), 0o555)
  asNobody()
  expect(() => openFolder(data)).toThrow(/cannot be written \((EACCES|EPERM): .*choose another folder by DATA=/)
})

test('a key that only somebody else can read is said', () => {
  const data = folder()
  openFolder(data)
  for (const part of ['', 'objects']) chmodSync(join(data, part), 0o777)
  chmodSync(join(data, 'site-key'), 0o000)
  asNobody()
  expect(() => openFolder(data)).toThrow('The site’s key cannot be read')
})
