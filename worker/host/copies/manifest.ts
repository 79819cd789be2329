/** The manifest that marks a folder as a complete back-up; it is written last. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Versions } from '../site/versions.ts'

const FORMAT = 'packetboat-backup/1'

export interface Manifest {
  format: typeof FORMAT
  /** When the site was held still for it. */
  made: string
  program: string
  /** For each class of objects, the number of migrations the site knew. */
  versions: Versions
  tables: number
  people: number
  /** The fingerprint of its site key, and whether the sealed key is in the folder. */
  key: { mark: string; sealed: boolean }
}

const pathIn = (folder: string): string => join(folder, 'backup.json')
export const objectsOf = (folder: string): string => join(folder, 'objects')
export const sealOf = (folder: string): string => join(folder, 'site-key.sealed')

export const writeManifest = (folder: string, manifest: Omit<Manifest, 'format'>): void =>
  writeFileSync(pathIn(folder), `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`)

export function readManifest(folder: string): Manifest {
  if (!existsSync(pathIn(folder))) throw new Error(`${folder} holds no whole back-up: backup.json, which is written last, is missing`)
  const read: Partial<Manifest> = JSON.parse(readFileSync(pathIn(folder), 'utf8'))
  const { format, made, program, versions, tables, people, key } = read
  if (format !== FORMAT || !made || !program || !versions || tables === undefined || people === undefined || !key)
    throw new Error(`${pathIn(folder)} is not what this Packetboat writes: its format is ${format}, and this one knows ${FORMAT}`)
  return { format, made, program, versions, tables, people, key }
}
