/** How fast a table answers compared with a bare object. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../bench/bench/load'
import { FORMS, measure } from '../bench/bench/measure'
import type { Check, Figures } from './check'

/** The least share of the bare object's rate, by number of connections. */
const LEAST: Record<number, number> = { 1: 0.5, 32: 0.7 }

export const bench: Check = {
  async run() {
    const folder = mkdtempSync(join(tmpdir(), 'packetboat-bench-'))
    try {
      const { rounds } = await measure(folder, FORMS.tunnel, false)
      const figures: Figures = {}
      const short: string[] = []
      for (const plan of new Set(rounds.map(round => round.plan))) {
        const rate = median(rounds.filter(round => round.plan === plan).map(({ site, bare }) => site.perSecond / bare.perSecond))
        figures[plan.name] = Math.round(rate * 100) / 100
        if (rate < (LEAST[plan.connections] ?? 0)) short.push(plan.name)
      }
      if (short.length) throw new Error(`${short.join(' and ')}: too slow: ${JSON.stringify(figures)}`)
      return figures
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
