/**
 * A site moves while people play: backed up under load, killed, restored elsewhere. Everything acknowledged before the time the backup
 * names must be there, every link must work, and no letter may be sent twice.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededChance } from '../../worker/rules/chance'
import { startSite, until, type Site } from '../host/site'
import { isOver, openTable, questionOn, SHORT, sit, tickAll, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { mailServer, type Office } from '../smtp/office'
import { checkTable, readTables, type Acknowledged } from './evidence'

export type Moved = {
  tables: number
  acknowledged: number
  before: number
  kept: number
  lost: number
  lettersBefore: number
  lettersAfter: number
  slowestMs: number
}

const PASSPHRASE = 'a boat, a chart and a bottle'
const NAMES = ['Anne', 'Bob']
/** Slows the mail server, so that letters are always in transit. */
const SLOW_MS = 150

interface Said extends Acknowledged {
  table: string
  at: number
}

class Crew {
  readonly said: Said[] = []
  /** The longest time an answer took, in milliseconds. */
  slowest = 0
  fault: Error | undefined
  readonly players: Player[] = []
  #stopped = false

  stop(): void {
    this.#stopped = true
  }

  async play(players: readonly Player[], seed: number): Promise<void> {
    this.players.push(...players)
    const chance = seededChance(seed)
    try {
      for (let n = 0; !this.#stopped; n++) await this.#turn(players, n, () => chance)
    } catch (error) {
      if (!this.#stopped) this.fault ??= error instanceof Error ? error : new Error(String(error))
    }
  }

  async #turn(players: readonly Player[], n: number, chance: () => ReturnType<typeof seededChance>): Promise<void> {
    const seat = n % players.length
    const { visitor } = players[seat] ?? nobody()
    let page = await visitor.reload()
    if (isOver(page)) return this.stop()
    // A mention is sent as a letter at once.
    if (n % 4 < 2) await call(visitor, `@${NAMES[1 - seat]} ${n}`)
    for (let form = questionOn(page); form && !this.#stopped; form = questionOn(page)) {
      const ticked = tickAll(form, chance())
      const since = Date.now()
      page = await visitor.send(ticked)
      this.slowest = Math.max(this.slowest, Date.now() - since)
      if (page.status === 200) this.#note(page.url, seat, ticked.body())
    }
  }

  #note(url: string, seat: number, body: string): void {
    const table = /tables\/(\w+)/.exec(url)?.[1] ?? ''
    const at = Date.now()
    for (const [name, choice] of new URLSearchParams(body))
      if (name.startsWith('choice.')) this.said.push({ table, seat, prompt: name.slice('choice.'.length), choice, at })
  }
}

async function call(visitor: Visitor, text: string): Promise<void> {
  const form = visitor.page.forms().find(form => form.hasButton('Send'))
  if (form) await visitor.ask(form.action, 'POST', `${form.body('Send')}&text=${encodeURIComponent(text)}`)
}

export async function moving({ tables, answers }: { tables: number; answers: number }): Promise<Moved> {
  const office = await mailServer({ hideSTARTTLS: true, onMailFrom: (_address, _session, taken) => void setTimeout(taken, SLOW_MS) })
  const folder = mkdtempSync(join(tmpdir(), 'packetboat-moved-'))
  const mail = { LETTERS_FROM: 'boat@boat.example', SMTP_URL: `smtp+plain://127.0.0.1:${office.port}`, TABLES_PER_MINUTE: '100000' }
  const first = await startSite({ ...mail, DATA: join(folder, 'first') })
  const crew = new Crew()
  let second: Site | undefined
  try {
    const crews = []
    for (let n = 0; n < tables; n++) crews.push(await seatedByLetter(first, office, n))
    const games = crews.map((players, n) => crew.play(players, n + 1))
    await until(() => crew.fault ?? crew.said.length >= answers, 300_000)
    const { at, line } = await backedUp(first, join(folder, 'backup'))
    const enough = crew.said.length + answers
    await until(() => crew.fault ?? crew.said.length >= enough, 300_000)
    crew.stop()
    killed(first)
    await Promise.all(games)
    if (crew.fault) throw crew.fault
    const sent = idsIn(office)
    await restored(join(folder, 'backup'), join(folder, 'second'))
    const before = crew.said.filter(said => said.at < at)
    const kept = readTables(join(folder, 'second'), store => checkTable(store, id => before.filter(({ table }) => table === id)))
    second = await startSite({ ...mail, DATA: join(folder, 'second'), PORT: new URL(first.address).port })
    await opens(crew.players, second)
    await silent(office, sent.length)
    await run('restore', ['speak'], { DATA: join(folder, 'second') })
    await speaks(crew.players, second, office, sent.length)
    const ids = idsIn(office)
    if (new Set(ids).size !== ids.length) throw new Error(`letters sent twice: ${ids.filter((id, i) => ids.indexOf(id) !== i)}`)
    if (!line.includes(`${tables} tables`)) throw new Error(`the last line was: ${line}`)
    return {
      tables: kept.length,
      acknowledged: crew.said.length,
      before: before.length,
      kept: kept.reduce((sum, { answers }) => sum + answers, 0),
      lost: crew.said.length - before.length,
      lettersBefore: sent.length,
      lettersAfter: ids.length - sent.length,
      slowestMs: crew.slowest,
    }
  } finally {
    crew.stop()
    await second?.stop()
    await first.stop()
    await office.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const visitor = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })

/** Everybody agrees to letters by taking the seat offered in one. */
async function seatedByLetter(site: Site, office: Office, n: number): Promise<Player[]> {
  const addresses = NAMES.map(name => `${name.toLowerCase()}${n}@ship.example`)
  await openTable(visitor(), `${site.address}/`, { game: 'tunnel', edition: 'tortuga', names: NAMES, addresses, house: SHORT })
  const players: Player[] = []
  for (const [seat, address] of addresses.entries()) {
    const letter = await until(() => office.caught.find(({ to }) => to.includes(address)))
    const player = { name: NAMES[seat] ?? '', visitor: visitor() }
    await sit(player, /https?:\S+\/claim\/\S+/.exec(letter.mail.text ?? '')?.[0] ?? '')
    players.push(player)
  }
  return players
}

/** The last line of the backup, and the time it names. */
async function backedUp({ data }: Site, folder: string): Promise<{ at: number; line: string }> {
  const line = await run('backup', [folder], { DATA: data, BACKUP_PASSPHRASE: PASSPHRASE })
  return { line, at: Date.parse(/until (\S+Z):/.exec(line)?.[1] ?? '') }
}

const restored = (folder: string, data: string): Promise<string> => run('restore', [folder], { DATA: data, BACKUP_PASSPHRASE: PASSPHRASE })

/** Runs a tool and returns its last line. */
async function run(tool: 'backup' | 'restore', args: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [`worker/host/${tool}.ts`, ...args], { env: { ...process.env, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (piece: string) => (said += piece))
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${tool}: ${said}`)
  return said.trim().split('\n').at(-1) ?? ''
}

/** With SIGKILL, as if the machine were lost. */
function killed(site: Site): void {
  for (const { pid } of site.processes()) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It is already gone.
    }
  }
}

/** Opens the old links in the browsers that hold them. Ports are part of addresses, so the second site uses the first one's. */
async function opens(players: readonly Player[], site: Site): Promise<void> {
  for (const { name, visitor } of players) {
    const page = await until(() => visitor.reload())
    const restored = page.html.includes('restored from a backup')
    if (page.status !== 200 || !restored)
      throw new Error(`${name} gets ${page.status} at ${page.url} of ${site.address}; told about the restore: ${restored}`)
  }
}

const QUIET_MS = 1_500

async function silent(office: Office, sent: number): Promise<void> {
  await new Promise(soon => setTimeout(soon, QUIET_MS))
  if (office.caught.length !== sent) throw new Error('the restored site sent letters before it was told to')
}

async function speaks([anne]: readonly Player[], site: Site, office: Office, sent: number): Promise<void> {
  await until(async () => (await fetch(`${site.address}/health`).catch(() => undefined))?.status === 200)
  if (!anne) nobody()
  await until(() => anne.visitor.reload())
  await call(anne.visitor, '@Bob We sail again')
  await until(() => office.caught.length > sent)
}

const idsIn = ({ caught }: Office): string[] =>
  caught.map(({ mail, to }) => `${to} ${mail.headers.find(({ key }) => key === 'x-packetboat-id')?.value}`)

function nobody(): never {
  throw new Error('no player in this seat')
}
