/**
 * `npm run prove` runs all long checks, `npm run prove NAME …` only these; each prints a line. To add one, write a file and list it here.
 * After `http` or `fuzz`, names of games select these.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { GAMES } from '../../worker/games'
import { away } from './away'
import { bench } from './bench'
import { browser } from './browser'
import type { Check, Figures } from './check'
import { crash } from './crash'
import { clock } from './clock'
import { deckhand } from './deckhand'
import { forged } from './forged'
import { fuzz } from './fuzz'
import { hostile } from './hostile'
import { hosts } from './hosts'
import { http } from './http'
import { leak } from './leak'
import { letters } from './letters'
import { life } from './life'
import { moving } from './moving'
import { orders } from './orders'
import { plans } from './plans'
import { post } from './post'
import { repeats } from './repeats'
import { rush } from './rush'
import { visits } from './visits'
import { weights } from './weights'

const CHECKS: Record<string, Check> = {
  hostile,
  hosts,
  fuzz,
  forged,
  leak,
  clock,
  http,
  crash,
  deckhand,
  browser,
  weights,
  bench,
  life,
  moving,
  rush,
  post,
  letters,
  away,
  orders,
  plans,
  visits,
  repeats,
}

const given = process.argv.slice(2)
if (given[0] === '--share') await runShare(given.slice(1))
else await proveAll(given)

/** Runs one share of a check in its own process; its last line is its figures. */
async function runShare([name = '', n, of, ...games]: string[]): Promise<void> {
  const figures = await CHECKS[name]?.run({ n: Number(n), of: Number(of), games: GAMES.filter(({ id }) => games.includes(id)) })
  console.log(JSON.stringify(figures))
}

async function proveAll(asked: string[]): Promise<void> {
  const ids = GAMES.map(({ id }) => id)
  const chosen = asked.filter(name => !ids.includes(name))
  const names = chosen.length ? chosen : Object.keys(CHECKS)
  const games = chosen.length < asked.length ? asked.filter(name => ids.includes(name)) : ids
  const unknown = names.filter(name => !CHECKS[name])
  if (unknown.length) {
    console.error(`No check is called ${unknown.join(', ')}: there are ${Object.keys(CHECKS).join(', ')}.`)
    process.exitCode = 2
    return
  }
  for (const name of names) if (!(await prove(name, games))) process.exitCode = 1
}

async function prove(name: string, games: readonly string[]): Promise<boolean> {
  const from = performance.now()
  const of = CHECKS[name]?.shares ?? 1
  const shares = await Promise.all(Array.from({ length: of }, (_, n) => share(name, n, of, games)))
  const figures = added(shares.map(share => share.figures ?? {}))
  const failed = shares.flatMap(({ fault }) => (fault === undefined ? [] : [fault]))
  const faults = failed.length > 0 ? failed : (CHECKS[name]?.faults?.(figures) ?? [])
  const told = Object.entries(figures).map(([what, value]) => `${what} ${value.toLocaleString('en')}`)
  const seconds = Math.round((performance.now() - from) / 1000)
  console.log([name.padEnd(8), told.join(', '), `${seconds} s`, faults.length ? 'FAILED' : 'ok'].join('  '))
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Starts this program again, so that each share has its own core and memory. */
async function share(name: string, n: number, of: number, games: readonly string[]): Promise<{ figures?: Figures; fault?: string }> {
  const args = ['--enable-source-maps', process.argv[1] ?? '', '--share', name, String(n), String(of), ...games]
  const run = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [code]] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')])
  if (code !== 0) return { fault: err.trim() || out.trim() || `share ${n} of ${name} ended with ${code}` }
  return { figures: JSON.parse(out.trim().split('\n').at(-1) ?? '{}') }
}

function added(all: readonly Figures[]): Figures {
  const sum: Figures = {}
  for (const figures of all) for (const [what, value] of Object.entries(figures)) sum[what] = (sum[what] ?? 0) + value
  return sum
}
