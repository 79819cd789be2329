/** Requests that no page of the site would send, to every route: nothing breaks, and nobody learns what is not theirs. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { BODY_BYTES } from '../../worker/shared/bounds'
import { seededChance, type Chance } from '../../worker/rules/chance'
import { startSite } from '../host/site'
import { seated, type Player } from '../kit/players'
import { secretsOf } from '../kit/secrets'
import { Visitor } from '../kit/visitor'
import { FIELDS, nastyText, nastyWord } from './nasty'

export interface Hostile {
  requests: number
  seed: number
  /** How many are sent at the same time. */
  at?: number
}
export type Withstood = { requests: number; doors: number; seconds: number } & Record<string, number>

/** The victim has secrets; the attacker sits at the same table and knows its address. */
interface Scene {
  home: string
  table: string
  attacker: Visitor
  token: string
  secrets: readonly string[]
}
const A_TABLE = 5_000
const METHODS = ['GET', 'GET', 'GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'PATCH'] as const

/** The path of every route, read from the sources so that a new one is attacked without being listed here. */
export function doors(): string[] {
  const sources = readdirSync('worker/routes', { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.ts'))
    .map(file => readFileSync(join('worker/routes', file), 'utf8'))
  const named = sources.flatMap(text => [...text.matchAll(/['`](\/(?:[a-z:][^'`\s$]*)?)['`]/g)].map(([, path = '']) => path))
  return [...new Set(named)].sort()
}

export async function attack({ requests, seed, at = 16 }: Hostile): Promise<Withstood> {
  const site = await startSite({ TABLES_PER_MINUTE: '100000' })
  const since = performance.now()
  const chance = seededChance(seed)
  const open = doors()
  const came = new Map<string, number>()
  let scene = await sceneAt(site.address)
  try {
    for (let done = 0; done < requests; done += at) {
      if (done > 0 && done % A_TABLE < at) scene = await sceneAt(site.address)
      await Promise.all(Array.from({ length: at }, () => ask(scene, open, chance, came)))
    }
    await scene.attacker.open(scene.home)
    if (scene.attacker.page.status !== 200) throw new Error('the site does not answer any more')
  } finally {
    await site.stop()
  }
  const seconds = Math.round((performance.now() - since) / 1000)
  return { requests, doors: open.length, seconds, ...Object.fromEntries([...came].sort()) }
}

async function sceneAt(address: string): Promise<Scene> {
  const home = `${address}/`
  const browser = () => new Visitor((url, init) => fetch(url, init))
  const players = await seated(browser(), home, { game: 'regatta', edition: 'first', names: ['Victim', 'Mallory'] }, browser)
  const [victim, mallory] = players as [Player, Player]
  const note = `canary-${crypto.randomUUID()}`
  await keepNote(victim.visitor, note)
  await mallory.visitor.reload()
  const { url } = mallory.visitor.page
  const table = /\/tables\/([^/]+)/.exec(url)?.[1] ?? ''
  return { home, table, attacker: mallory.visitor, token: tokenOn(mallory.visitor), secrets: [note, ...secretsOf([victim.visitor])] }
}

async function keepNote(visitor: Visitor, note: string): Promise<void> {
  await visitor.reload()
  const seat = visitor.page.url.replace(/[?#].*/, '')
  const fields = { token: tokenOn(visitor), do: 'note', text: note }
  const kept = await visitor.ask(`${seat}/deeds`, 'POST', new URLSearchParams(fields).toString())
  if (kept.status !== 303 || !(await visitor.open(`${seat}?open=notes`)).html.includes(note)) throw new Error('the note was not saved')
}

const tokenOn = ({ page }: Visitor): string => page.root.querySelector('input[name=token]')?.getAttribute('value') ?? ''

async function ask(
  { home, table, attacker, token, secrets }: Scene,
  open: readonly string[],
  chance: Chance,
  came: Map<string, number>
): Promise<void> {
  const door = open[chance.pick(open.length)] ?? '/'
  const url = new URL(filled(door, table, chance), home).href + (chance.pick(3) === 0 ? `?${query(chance)}` : '')
  const method = METHODS[chance.pick(METHODS.length)] ?? 'GET'
  const body = method === 'GET' || method === 'HEAD' ? undefined : bodyFor(token, chance)
  const count = (what: string): void => void came.set(what, (came.get(what) ?? 0) + 1)
  const headers = headersFor(chance)
  const send = (): Promise<Response> => attacker.ask(url, method, body, headers)
  // Another request may break the connection that this one shares: only the second try has to be answered.
  const response = await send()
    .catch(() => send())
    .catch((error: unknown) => {
      // The connection is closed on a body larger than any form.
      if (body && body.length > BODY_BYTES) return undefined
      throw new Error(`${method} ${url} was not answered\n${body ?? ''}`, { cause: error })
    })
  if (!response) return count('hung up')
  const text = await response.text()
  count(`${Math.floor(response.status / 100)}xx`)
  if (response.status >= 500) throw new Error(`${method} ${url} answered ${response.status}\n${body ?? ''}`)
  const leaked = secrets.find(secret => text.includes(secret))
  if (leaked) throw new Error(`${method} ${url} shows ${leaked}`)
}

/** Usually the shared table and a real seat, sometimes anything else. */
function filled(door: string, table: string, chance: Chance): string {
  return door.replace(/:(\w+)(\{[^}]*\})?/g, (_, name: string, pattern: string | undefined) => {
    const real = chance.pick(4) > 0
    if (name === 'table' && real) return table
    if (name === 'seat' && real) return String(chance.pick(3))
    if (name === 'form' && pattern && real) return pattern.slice(1, -1).split('|')[0] ?? ''
    if (name === 'position' || name === 'number') return real ? String(chance.pick(9)) : escaped(nastyWord(chance))
    return escaped(nastyWord(chance))
  })
}

/** Half a surrogate pair cannot be encoded, so its bytes are written out. */
const escaped = (word: string): string => (word.isWellFormed() ? encodeURIComponent(word) : '%ed%a0%bd')

const query = (chance: Chance): string =>
  new URLSearchParams(
    Array.from({ length: 1 + chance.pick(3) }, () => [FIELDS[chance.pick(FIELDS.length)] ?? '', nastyWord(chance)])
  ).toString()

function bodyFor(token: string, chance: Chance): string {
  if (chance.pick(8) === 0) return nastyText(chance)
  const fields: string[][] = Array.from({ length: 1 + chance.pick(6) }, () => [FIELDS[chance.pick(FIELDS.length)] ?? '', nastyWord(chance)])
  if (chance.pick(4) > 0) fields.push(['token', token])
  return new URLSearchParams(fields).toString()
}

function headersFor(chance: Chance): Record<string, string> {
  const headers: Record<string, string> = {}
  const say = (name: string, ...values: string[]) => {
    if (chance.pick(6) === 0) headers[name] = values[chance.pick(values.length)] ?? ''
  }
  say('origin', 'https://evil.example', 'null', 'http://127.0.0.1')
  say('sec-fetch-site', 'cross-site', 'same-origin', 'none')
  say(
    'content-type',
    'application/json',
    'multipart/form-data; boundary=x',
    'text/plain',
    'application/x-www-form-urlencoded; charset=utf-16'
  )
  say('accept-language', '*', 'xx-YY', 'en;q=nan', 'ru,uk;q=0.9'.repeat(40))
  say('hx-request', 'true', 'false')
  say('if-none-match', '*', '"x"')
  say('cookie', 'seats=0.aaaaaaaaaaaaaaaaaaaaaaaaaa', 'seats=~~~', 'berths=x.y', `seats=${'0.'.repeat(900)}`, '=;=;')
  return headers
}
