/** The whole site killed outright, again and again, while people play: what they were told must be on disk, and once. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildAll } from '../../worker/host/build'
import { built } from '../../worker/host/bundling'
import { settings } from '../../worker/host/settings'
import { supervise, type Running } from '../../worker/host/supervise'
import { seededChance } from '../../worker/rules/chance'
import { Crew, pause } from './crew'
import { killWorkerd } from './kill'
import { Letters, changes, checkPost, checkTable, readTables } from './evidence'

export interface Crashes {
  kills: number
  /** Played at any time; one that ends is followed by another. */
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
  /** Requests that a kill cut off, and that were sent again. */
  cut: number
  seconds: number
}

/** A life begins with so many answers, lest a slow machine be killed before anybody has played; and then lasts, drawn evenly: */
const ANSWERS_FIRST = 4
const LONGEST_LIFE_MS = 500
/** Starts after the last kill, each long enough for what is overdue. */
const LAST_STARTS = 20
const LAST_LIFE_MS = 500

export async function crashing({ kills, tables, seed }: Crashes): Promise<Survived> {
  const since = performance.now()
  const data = mkdtempSync(join(tmpdir(), 'packetboat-crash-'))
  await buildAll()
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

/** Nobody runs now: tables on disk must be whole, and hold what was acknowledged so far. */
function check(data: string, crew: Crew, wanted?: (file: string) => boolean) {
  if (crew.fault) throw crew.fault
  return readTables(data, store => checkTable(store, id => crew.saidOf(id)), wanted)
}

/** Whatever was due when all was over is delivered by the starts that follow, without a request. */
async function lastLetters(data: string, running: Running, letters: Letters): Promise<void> {
  for (let n = 0; n < LAST_STARTS; n++) {
    await pause(LAST_LIFE_MS)
    await running.stop()
    letters.look(data)
    const { open, faults } = checkPost(data, letters)
    if (open === 0 && faults.length > 0) throw new Error(faults.slice(0, 5).join('\n'))
    if (open === 0) return
    await running.restart()
  }
  throw new Error('some notices were never delivered')
}
