/** Spreads alarms that fell due while the site was down: workerd would wake all of them at once and run out of open files. */
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { alarmsOf } from './folder.ts'

const A_SECOND = { least: 5, most: 100 }
/** An awakened object holds this many files open for this many seconds on a busy machine. */
const FILES = { each: 3, seconds: 30 }
const ENOUGH_FILES = FILES.each * FILES.seconds * A_SECOND.most
/** An awakened object waits for the disk about six times; doubled, because visitors need half of the disk's time. */
const WAITS = 2 * 6
const PROBES = 10
/** Somebody may still be waiting for an alarm this recent. */
const FRESH_MS = 24 * 60 * 60_000
const NANOSECONDS = 1_000_000n

interface Alarm {
  space: string
  id: string
  due: number
}

/** A warning if too few files may be open; undefined if there are enough. */
export const filesFault = (files = openFiles()): string | undefined => (files < ENOUGH_FILES ? tooFew(files) : undefined)

/** Spreads overdue alarms; returns messages for the operator. Nobody else may have the folder open. */
export function spreadOverdue(objects: string, now: number, files = openFiles()): string[] {
  const warnings = [filesFault(files)].filter(fault => fault !== undefined)
  try {
    const overdue = spaces(objects).flatMap(space => overdueIn(space, now))
    // This few may come at once, so that after a crash nobody waits longer than necessary.
    if (overdue.length <= A_SECOND.most) return warnings
    const aSecond = paceFor(files, diskWait(objects))
    const stale = ({ due }: Alarm): number => Number(due < now - FRESH_MS)
    const order = overdue.sort((a, b) => stale(a) - stale(b) || a.due - b.due)
    const spread = order.map((alarm, i) => ({ ...alarm, due: now + Math.round((i * 1000) / aSecond) }))
    for (const [space, alarms] of Map.groupBy(spread, ({ space }) => space)) putOff(space, alarms)
    return [...warnings, woken(overdue.length, aSecond)]
  } catch (error) {
    return [...warnings, `What is overdue could not be spread: ${error instanceof Error ? error.message : error}`]
  }
}

const spaces = (objects: string): string[] =>
  readdirSync(objects)
    .map(name => alarmsOf(join(objects, name)))
    .filter(path => existsSync(path))

function overdueIn(space: string, now: number): Alarm[] {
  return using(space, database => {
    if (!database.prepare("SELECT 1 FROM sqlite_master WHERE name = '_cf_ALARM'").get()) return []
    const rows = database.prepare(`SELECT actor_id AS id, scheduled_time / ${NANOSECONDS} AS due FROM _cf_ALARM WHERE scheduled_time < ?`)
    return rows.all(BigInt(now) * NANOSECONDS).map(({ id, due }) => ({ space, id: String(id), due: Number(due) }))
  })
}

/** The object's own record keeps the old time; workerd rings for the new one all the same. */
function putOff(space: string, alarms: readonly Alarm[]): void {
  using(space, database => {
    const set = database.prepare('UPDATE _cf_ALARM SET scheduled_time = ? WHERE actor_id = ?')
    database.exec('BEGIN')
    for (const { id, due } of alarms) set.run(BigInt(due) * NANOSECONDS, id)
    database.exec('COMMIT')
  })
}

/** How many objects to wake a second, so that neither files nor the disk become scarce. */
export function paceFor(files: number, wait: number): number {
  const pace = Math.floor(Math.min(files / (FILES.each * FILES.seconds), 1000 / (WAITS * wait)))
  return Math.max(A_SECOND.least, Math.min(A_SECOND.most, pace))
}

/** Milliseconds to write a page to disk. */
function diskWait(folder: string): number {
  const path = join(folder, 'probe')
  const file = openSync(path, 'w')
  const since = performance.now()
  for (let n = 0; n < PROBES; n++) {
    writeSync(file, Buffer.alloc(4096))
    fsyncSync(file)
  }
  const wait = (performance.now() - since) / PROBES
  closeSync(file)
  rmSync(path)
  return wait
}

function using<T>(file: string, act: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file)
  try {
    return act(database)
  } finally {
    database.close()
  }
}

/** The limit of open files of this process and so of workerd; infinite if the system does not say. */
function openFiles(): number {
  const limits = '/proc/self/limits'
  const said = existsSync(limits) ? /^Max open files\s+(\d+)/m.exec(readFileSync(limits, 'utf8'))?.[1] : undefined
  return said === undefined ? Infinity : Number(said)
}

const said = (count: number): string => count.toLocaleString('en')
const tooFew = (files: number): string =>
  `Only ${said(files)} files may be open at once, and each open table takes ${FILES.each}: raise the limit (ulimit -n) to ${said(ENOUGH_FILES)} or more`
const woken = (count: number, aSecond: number): string =>
  `${said(count)} tables and people were due while the site was away: they are woken within ${said(Math.ceil(count / aSecond))} s`
