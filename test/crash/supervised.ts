/** Kills the host together with its workerd again and again while people play, each time restarting it on the same port. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSite, type Site } from '../host/site'
import { seededChance } from '../../worker/rules/chance'
import { Crew, pause } from './crew'
import type { Crashes } from './crash'
import { checkTable, readTables } from './evidence'

const ANSWERS_FIRST = 4
const LONGEST_LIFE_MS = 2_000

export async function killingHosts({ kills, tables, seed }: Crashes) {
  const data = mkdtempSync(join(tmpdir(), 'packetboat-hosts-'))
  const port = await freePort()
  const start = (): Promise<Site> => startSite({ DATA: data, PORT: String(port), TABLES_PER_MINUTE: '1000000' })
  let site = await start()
  const crew = new Crew(`${site.address}/`, seed)
  const chance = seededChance(seed)
  try {
    await crew.agree()
    const played = Promise.all(Array.from({ length: tables }, () => crew.playOn()))
    await crew.sat(tables)
    for (let kill = 0; kill < kills && crew.fault === undefined; kill++) {
      await crew.answered(ANSWERS_FIRST)
      await pause(chance.pick(LONGEST_LIFE_MS))
      await killHost(site)
      readTables(data, store => checkTable(store, id => crew.saidOf(id)))
      site = await start()
    }
    crew.stop()
    await played
    if (crew.fault) throw crew.fault
    const all = readTables(data, store => checkTable(store, id => crew.saidOf(id)))
    return {
      kills,
      tables: all.length,
      acknowledged: crew.acknowledged,
      answers: all.reduce((sum, { answers }) => sum + answers, 0),
      cut: crew.cut,
    }
  } finally {
    crew.stop()
    await site.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Resolves once no process of this site is left. */
async function killHost(site: Site): Promise<void> {
  for (const { pid, command } of site.processes()) if (/host\/start\.m?[jt]s/.test(command)) process.kill(pid, 'SIGKILL')
  while (site.processes().length > 0) await pause(5)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || !address) throw new Error('no free port')
  return address.port
}
