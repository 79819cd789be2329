/** Data folders written by older commits, for checking that the current code still handles them. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startSite, type Site } from '../host/site'

/** One name per commit that changed what is stored (add one with `node worker/host/run.mjs keep COMMIT`), and per table in its folder. */
export const COMMITS = ['a8b7505', '80b8381', 'bab53b7'] as const
export type Commit = (typeof COMMITS)[number]
export type TableName = 'tunnel' | 'regatta' | 'clocked' | 'finished'

/** The contents of links.json. Not every folder has every table; links are site paths. */
export interface Links {
  tables: Record<TableName, { about: string; id: string; host?: string; seats: { name: string; link: string }[] }>
  person: { about: string; address: string; waiting: { id: string; kind: string }[] }
}

const folderOf = (commit: Commit): string => join('test/fixtures', commit)

export const linksOf = (commit: Commit): Links => JSON.parse(readFileSync(join(folderOf(commit), 'links.json'), 'utf8'))
export const runningOf = (commit: Commit): TableName[] =>
  (['tunnel', 'regatta', 'clocked'] as const).filter(name => name in linksOf(commit).tables)
/** The finished game as exported by that commit. */
export const gameFileOf = (commit: Commit): string => join(folderOf(commit), 'game.json')

/** Unpacks into a new folder that the caller removes. The mailbox is left out because of its size; its letters have been delivered. */
export function unpacked(commit: Commit): string {
  const data = mkdtempSync(join(tmpdir(), 'packetboat-'))
  cpSync(join(folderOf(commit), 'data'), data, { recursive: true })
  for (const name of readdirSync(data, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.gz'))) {
    const packed = join(data, name)
    writeFileSync(packed.slice(0, -'.gz'.length), gunzipSync(readFileSync(packed)))
    rmSync(packed)
  }
  return data
}

/** Starts today's host on data of an older commit; the folder is removed when the site stops. */
export async function startOn(commit: Commit, env: Record<string, string> = {}): Promise<Site> {
  const data = unpacked(commit)
  const forget = (): void => rmSync(data, { recursive: true, force: true })
  try {
    const site = await startSite({ ...env, DATA: data })
    return { ...site, stop: () => site.stop().finally(forget) }
  } catch (error) {
    forget()
    throw error
  }
}
