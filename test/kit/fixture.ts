/** Data folders that older commits have left, to see that what they wrote is still at home in the present one. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { startSite, type Site } from '../host/site'

/** A name for each commit, and for each table that lies in its folder. */
export type Commit = 'a8b7505'
export type TableName = 'tunnel' | 'regatta' | 'clocked' | 'finished'

/** What stands in links.json; links are paths of the site. */
export interface Links {
  tables: Record<TableName, { about: string; id: string; host: string; seats: { name: string; link: string }[] }>
  person: { about: string; address: string; waiting: { id: string; kind: string }[] }
}

const folderOf = (commit: Commit): string => join('test/fixtures', commit)

export const linksOf = (commit: Commit): Links => JSON.parse(readFileSync(join(folderOf(commit), 'links.json'), 'utf8'))
/** The finished game, as that commit exported it. */
export const gameFileOf = (commit: Commit): string => join(folderOf(commit), 'game.json')

/** Into a folder of its own, which the caller removes. The mailbox is left out for its size: its letters have arrived. */
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

/** The host of the present commit on what the older one has left; its folder is gone once it is stopped. */
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
