/** One complete run. Everything compared is measured alternately, several times. */
import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { seededChance } from '../../../worker/rules/chance'
import { connection, type Send } from './client'
import { bytesOfAnswers, commitsPerSecond, type Bytes } from './disk'
import { bareSite, host, hostOn, SITE, type Host } from './hosts'
import { load, type Load } from './load'
import { give, makeTable, must, playTable, type Answer, type OpenSeat } from './tables'

export interface LoadPlan {
  name: string
  connections: number
  /** Tables in progress at any time, and in total. */
  atOnce: number
  tables: number
  /** Per table. */
  answers: number
}
export interface Round {
  plan: LoadPlan
  site: Load & Use
  bare: Load & Use
  /** The baseline object with a single repeated page. */
  same: Load & Use
}
/** Resources used by workerd. */
export interface Use {
  /** In cores. */
  server: number
  /** Bytes written to the disk layer per answer. */
  written: number
}
export interface Measured {
  rounds: Round[]
  commits: number[]
  games: { atOnce: number; finished: number; perSecond: number; answers: number }
  bytes: Bytes
  page: number
  memory: { before: number; after: number; answers: number }
}

const PEOPLE = ['Anne', 'Bartholomew', 'Calico', 'Diego']
/** What is played, as the form of a new table says it. */
type Form = Record<string, string>
export const FORMS = {
  tunnel: { game: 'tunnel', 'edition.tunnel': 'tortuga' },
  regatta: { game: 'regatta', 'edition.regatta': 'first' },
} satisfies Record<string, Form>

const ROUNDS = 5
/** The baseline object uses one of this many of the pages recorded. */
const EVERY = 60

/** Unmeasured answers that bring both sides to the speed of a site in use. */
const warmUp = (quick: boolean): LoadPlan => ({
  name: 'warm',
  connections: 8,
  atOnce: 8,
  tables: quick ? 8 : 30,
  answers: quick ? 40 : 100,
})

const plans = (quick: boolean): LoadPlan[] => [
  { name: 'one table, one connection', connections: 1, atOnce: 1, tables: quick ? 4 : 20, answers: quick ? 40 : 100 },
  { name: '50 tables, 32 connections', connections: 32, atOnce: 50, tables: 50, answers: quick ? 10 : 100 },
  { name: '100 tables, 32 connections', connections: 32, atOnce: 100, tables: 100, answers: quick ? 5 : 50 },
]

export async function measure(folder: string, form: Form, quick: boolean): Promise<Measured> {
  const told = [warmUp(quick), ...plans(quick)]
  const fresh = join(folder, 'fresh')
  say('playing once, to write the answers down')
  const { scripts, pages, bytes } = await record(form, fresh, join(folder, 'recorded'), told)
  const page = mean(pages.map(text => Buffer.byteLength(text)))
  const usual = pages.toSorted((a, b) => Math.abs(Buffer.byteLength(a) - page) - Math.abs(Buffer.byteLength(b) - page)).slice(0, 1)
  const bare = await bareSite(join(folder, 'bare'), bytes, pages)
  const same = await bareSite(join(folder, 'same'), bytes, usual)
  const old = join(folder, 'old')
  await wake(await host(bare, old), scripts)
  const rounds: Round[] = []
  const commits: number[] = []
  for (let n = 0; n < ROUNDS; n++) {
    say(`round ${n + 1} of ${ROUNDS}`)
    const data = join(folder, String(n))
    const ofSite = await runs(await hostOn(SITE, fresh, join(data, 'site')), scripts)
    const ofBare = await runs(await hostOn(bare, old, join(data, 'bare')), scripts)
    const ofSame = await runs(await hostOn(same, old, join(data, 'same')), scripts)
    for (const [i, plan] of told.entries()) {
      const [site, least, alike] = [ofSite[i], ofBare[i], ofSame[i]]
      if (i > 0 && site && least && alike) rounds.push({ plan, site, bare: least, same: alike })
    }
    commits.push(commitsPerSecond(join(data, 'commits.sqlite'), bytes, quick ? 0.3 : 1))
    rmSync(data, { recursive: true })
  }
  say('whole games')
  const games = await wholeGames(form, await host(SITE, join(folder, 'games')), quick ? 6 : 100)
  say('memory')
  const memory = await remember(form, await host(SITE, join(folder, 'memory')), quick ? 800 : 100_000)
  return { rounds, commits, games, bytes, page, memory }
}

const mean = (values: readonly number[]): number => Math.round(values.reduce((sum, value) => sum + value, 0) / values.length)

/** Progress messages go to stderr; the figures go to stdout. */
const say = (what: string): void => console.error(what)

interface Scripts {
  plan: LoadPlan
  answers: Answer[][]
}

/** Makes tables, keeps a copy of them before the first answer, and plays them while recording every answer. */
async function record(form: Form, fresh: string, data: string, told: readonly LoadPlan[]) {
  const tables = told.flatMap(plan => Array.from({ length: plan.tables }, () => plan))
  const made: OpenSeat[][] = []
  let site = await host(SITE, fresh)
  await atOnce(site, tables.length, async (send, n) => void (made[n] = await makeTable(send, form, PEOPLE)))
  await site.stop()
  mkdirSync(data)
  cpSync(fresh, data, { recursive: true })
  site = await host(SITE, data)
  const recorded: Answer[][] = []
  const pages: string[] = []
  let shown = 0
  const keep = (page: string): void => void (shown++ % EVERY === 0 && pages.push(page))
  await atOnce(site, tables.length, async (send, n) => {
    recorded[n] = await playTable(send, made[n] ?? [], seededChance(n), tables[n]?.answers, keep)
  })
  const bytes = bytesOfAnswers(site.objects)
  await site.stop()
  const scripts: Scripts[] = told.map(plan => ({ plan, answers: recorded.filter((_, n) => tables[n] === plan) }))
  return { scripts, pages, bytes }
}

/** Creates the files of the baseline object's tables before anything is measured. */
async function wake(site: Host, scripts: readonly Scripts[]): Promise<void> {
  const firsts = scripts.flatMap(({ answers }) => answers.flatMap(table => table.slice(0, 1)))
  await atOnce(site, firsts.length, async (send, n) => {
    const first = firsts[n]
    if (first) must(await give(send, first), 200)
  })
  await site.stop()
}

async function runs(site: Host, scripts: readonly Scripts[]): Promise<(Load & Use)[]> {
  const figures: (Load & Use)[] = []
  for (const { plan, answers } of scripts) {
    const before = { busy: site.busy(), written: site.written() }
    const loaded = await load(site.address, answers, plan.connections, plan.atOnce)
    const server = (site.busy() - before.busy) / loaded.seconds
    figures.push({ ...loaded, server, written: (site.written() - before.written) / loaded.answers })
  }
  await site.stop()
  return figures
}

const AT_ONCE = 16

async function atOnce(site: Host, times: number, what: (send: Send, n: number) => Promise<void>, most = AT_ONCE): Promise<void> {
  let next = 0
  const work = async (): Promise<void> => {
    const { send, close } = connection(site.address)
    while (next < times) await what(send, next++)
    close()
  }
  await Promise.all(Array.from({ length: Math.min(most, times) }, work))
}

const TABLES = 50

/** Plays whole games whose players load their page on their turn; the tables are made beforehand. */
async function wholeGames(form: Form, site: Host, games: number): Promise<Measured['games']> {
  const made: OpenSeat[][] = []
  await atOnce(site, games, async (send, n) => void (made[n] = await makeTable(send, form, PEOPLE)))
  let answers = 0
  const play = async (send: Send, n: number): Promise<void> => {
    const { length } = await playTable(send, made[n] ?? [], seededChance(n))
    answers += length
  }
  const from = performance.now()
  await atOnce(site, games, play, TABLES)
  const seconds = (performance.now() - from) / 1000
  await site.stop()
  return { atOnce: Math.min(TABLES, games), finished: games, perSecond: games / seconds, answers }
}

/** workerd's memory before and after this many answers. */
async function remember(form: Form, site: Host, wanted: number): Promise<Measured['memory']> {
  let answers = 0
  const play = (most: number) =>
    atOnce(site, most, async (send, n) => {
      if (answers >= most) return
      const seats = await makeTable(send, form, PEOPLE)
      const { length } = await playTable(send, seats, seededChance(n), Math.ceil(wanted / AT_ONCE))
      answers += length
    })
  await play(wanted / 10)
  const [before, from] = [site.memory(), answers]
  await play(from + wanted)
  const after = site.memory()
  await site.stop()
  return { before, after, answers: answers - from }
}
