/** Kills the whole site again and again while people play: everything they were told must be on disk exactly once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built } from '../../worker/host/files/bundling'
import { settings } from '../../worker/host/site/settings'
import { supervise, type Running } from '../../worker/host/site/supervise'
import { seededChance } from '../../worker/rules/chance'
import { Crew, pause } from './crew'
import { killWorkerd } from './kill'
import { Letters, changes, checkPost, checkTable, readTables } from './evidence'

export interface Crashes {
  kills: number
  /** Tables in play at any time; one that ends is replaced. */
  tables: number
  seed: number
}
export type Survived = {
  kills: number
  tables: number
  over: number
  acknowledged: number
  answers: number
  notices: number
  letters: number
  /** Requests cut off by a kill and sent again. */
  cut: number
  seconds: number
}

/**
 * Each run of the site first gets this many answers, so that even a slow machine has some play in it, and then lasts a random time up to
 * the limit.
 */
const ANSWERS_FIRST = 4
const LONGEST_LIFE_MS = 500
/** Starts after the last kill, each longer than the one before, until what is overdue is delivered: a busy machine is slow. */
const LAST_STARTS = 20
const LAST_LIFE_MS = 500

export async function crashing({ kills, tables, seed }: Crashes): Promise<Survived> {
  const since = performance.now()
  const data = mkdtempSync(join(tmpdir(), 'packetboat-crash-'))
  const chosen = await settings({ PORT: '0', DATA: data, TABLES_PER_MINUTE: '1000000' }, false)
  const running = await supervise(chosen, join(built, 'workerd.capnp'))
  const crew = new Crew(`${chosen.address}/`, seed)
  const letters = new Letters()
  const changed = changes()
  const chance = seededChance(seed)
  try {
    await crew.agree()
    const played = Promise.all(Array.from({ length: tables }, () => crew.playOn()))
    await crew.sat(tables)
    for (let kill = 0; kill < kills && crew.fault === undefined; kill++) {
      await crew.answered(ANSWERS_FIRST)
      await pause(chance.pick(LONGEST_LIFE_MS))
      await killWorkerd(data)
      check(data, crew, changed)
      letters.look(data)
      await running.restart()
    }
    crew.stop()
    await played
    await lastLetters(data, running, letters)
    const all = check(data, crew)
    const { notices } = checkPost(data, letters)
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
    return {
      kills,
      tables: all.length,
      over: all.filter(({ over }) => over).length,
      acknowledged: crew.acknowledged,
      answers: sum(all.map(({ answers }) => answers)),
      notices,
      letters: letters.came.size,
      cut: crew.cut,
      seconds: Math.round((performance.now() - since) / 1000),
    }
  } finally {
    crew.stop()
    await running.stop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** While nothing runs, tables on disk must be consistent and contain everything acknowledged so far. */
function check(data: string, crew: Crew, wanted?: (file: string) => boolean) {
  if (crew.fault) throw crew.fault
  return readTables(data, store => checkTable(store, id => crew.saidOf(id)), wanted)
}

/** Everything due at the end is delivered by restarts alone, without any request. */
async function lastLetters(data: string, running: Running, letters: Letters): Promise<void> {
  for (let start = 1; start <= LAST_STARTS; start++) {
    await pause(start * LAST_LIFE_MS)
    await running.stop()
    letters.look(data)
    const { open, faults } = checkPost(data, letters)
    if (open === 0 && faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
    if (open === 0) return
    await running.restart()
  }
  throw new Error('some notices were not delivered')
}
