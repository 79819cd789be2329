/** The site comes back after months with ten thousand overdue tables, and is restarted again and again before all have woken. */
import assert from 'node:assert/strict'
import { rmSync } from 'node:fs'
import { startSite, type Site } from '../host/site'
import { pause } from '../crash/crew'
import { awayForLong, woken, type Away } from '../kit/overdue'
import type { Check, Figures } from './check'

const TABLES = 10_000
const STARTS = 20
/** Long enough for some hundreds of tables to wake each time. */
const LIFE_MS = 3_000
const LOOK_MS = 1_000
/** The least number of tables woken per second, even on a slow disk. */
const LEAST_A_SECOND = 4

export const away: Check = {
  async run() {
    const left = awayForLong(TABLES)
    try {
      for (let start = 1; start < STARTS; start++) await life(left, () => pause(LIFE_MS))
      return { tables: TABLES, starts: STARTS, ...(await life(left, site => allWoken(left, site))) }
    } finally {
      rmSync(left.data, { recursive: true })
    }
  },
}

async function life<T>(left: Away, act: (site: Site) => Promise<T>): Promise<T> {
  const site = await startSite({ DATA: left.data })
  try {
    const done = await act(site)
    assert.deepEqual(
      site.lines().filter(line => /workerd-ended|Too many open files/.test(line)),
      []
    )
    return done
  } finally {
    await site.stop()
  }
}

/** Waits until all tables have woken, requesting pages meanwhile; reports how long the slowest took. */
async function allWoken(left: Away, { address }: Site): Promise<Figures> {
  const since = performance.now()
  let slowest = 0
  for (;;) {
    const asked = performance.now()
    assert.equal((await fetch(address)).status, 200)
    slowest = Math.max(slowest, performance.now() - asked)
    const { short, long } = woken(left)
    if (short + long === TABLES)
      return { 'seconds of the last life': Math.round((performance.now() - since) / 1000), 'slowest page in ms': Math.round(slowest) }
    assert.ok(performance.now() - since < (TABLES / LEAST_A_SECOND) * 1000, `only ${short + long} tables were woken`)
    await pause(LOOK_MS)
  }
}
