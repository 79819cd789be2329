/** A thousand notices to receivers that fail in every way while workerd is killed: each arrives, and none is mistaken for another. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { built } from '../../worker/host/files/bundling'
import { settings } from '../../worker/host/site/settings'
import { supervise, type Running } from '../../worker/host/site/supervise'
import { keyFor } from '../../worker/shared/keys'
import { letterKey } from '../../worker/shared/letter-keys'
import { seededChance } from '../../worker/rules/chance'
import { noticeName, type Named } from '../../worker/table/post/named'
import { pause } from '../crash/crew'
import { readObjects, readTables, siteKeyIn } from '../crash/evidence'
import { killWorkerd } from '../crash/kill'
import { seated, type Player } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { Others } from './others'
import { hoursPass } from './time'

export interface Rough {
  kills: number
  notices: number
  seed: number
}
export type Arrived = {
  notices: number
  letters: number
  webhooks: number
  'came twice or more': number
  kills: number
  'tries that failed': number
  seconds: number
}

const NAMES = ['Anne', 'Bob', 'Kim', 'Olaf', 'Zoe']
const TABLES = 4
/** Each person posts one word and mentions all the others, who are told by letter and by webhook. */
const A_ROUND = TABLES * NAMES.length * (NAMES.length - 1) * 2
const LIFE_MS = 2_500
/** Each lasts longer than the one before, because a busy machine gets little done in a short one. */
const LAST_LIVES = 15
/** Longer than any pause between two tries. */
const LONGEST_PAUSE_H = 31

export async function roughPost({ kills, notices, seed }: Rough): Promise<Arrived> {
  const since = performance.now()
  const data = mkdtempSync(join(tmpdir(), 'packetboat-rough-'))
  const chance = seededChance(seed)
  const others = new Others(chance)
  const [mail, web] = await Promise.all([others.mail(), others.web()])
  const post = { LETTERS_FROM: 'boat@boat.example', SMTP_URL: `smtp+plain://127.0.0.1:${mail}`, WEBHOOKS_LOOPBACK: '1' }
  const chosen = await settings({ PORT: '0', DATA: data, TABLES_PER_MINUTE: '1000', ...post }, false)
  const running = await supervise(chosen, join(built, 'workerd.capnp'))
  try {
    const tables: Player[][] = []
    for (let n = 0; n < TABLES; n++) tables.push(await sitDown(chosen.address, chosen.texts.SITE_KEY, n, web))
    const rounds = Math.ceil(notices / A_ROUND)
    for (let life = 0; life < kills; life++) {
      for (let round = Math.floor((rounds * life) / kills); round < Math.floor((rounds * (life + 1)) / kills); round++)
        await Promise.all(tables.flat().map(player => call(player, `${round}`)))
      await pause(chance.pick(LIFE_MS))
      await killWorkerd(data)
      // So that workerd does not restart by itself while its clock data is changed.
      await running.stop()
      hoursPass(data, LONGEST_PAUSE_H)
      await running.restart()
    }
    others.well = true
    await lastOnes(data, running)
    return { ...judged(data, others), kills, seconds: Math.round((performance.now() - since) / 1000) }
  } finally {
    await running.stop()
    await others.close()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Five people who have all agreed to letters, each with a webhook. */
async function sitDown(home: string, siteKey: string, n: number, web: number): Promise<Player[]> {
  const visitor = () => new Visitor((url, init) => fetch(url, init))
  const addresses = NAMES.map(name => `${name.toLowerCase()}.${n}@ship.example`)
  const players = await seated(visitor(), `${home}/`, { game: 'tunnel', edition: 'tortuga', names: NAMES, addresses }, visitor)
  for (const [seat, { visitor }] of players.entries()) {
    await visitor.ask(`${home}/letters/confirm/${letterKey(siteKey, keyFor(siteKey, 'person', addresses[seat] ?? ''))}`, 'POST', '')
    await act(visitor, { do: 'hook', shape: 'json', url: `http://127.0.0.1:${web}/${n}/${seat}` })
  }
  return players
}

async function call({ name, visitor }: Player, word: string): Promise<void> {
  await act(visitor, {
    do: 'say',
    text: `${NAMES.filter(other => other !== name)
      .map(other => `@${other}`)
      .join(' ')} ${word}`,
  })
}

/** Sends the fields as a form on the seat's page does. */
async function act(visitor: Visitor, fields: Record<string, string>): Promise<void> {
  const { root, url } = visitor.page
  const token = root.querySelector('input[name=token]')?.getAttribute('value') ?? ''
  const seat = url.replace(/\?.*/, '')
  const answer = await visitor.ask(`${seat}/deeds`, 'POST', new URLSearchParams({ token, ...fields }).toString())
  await answer.body?.cancel()
  if (answer.status >= 400) throw new Error(`${fields.do} answered ${answer.status}`)
}

/** Restarts after the last kill, with enough time for all tries in between, until nothing is due any more. */
async function lastOnes(data: string, running: Running): Promise<void> {
  for (let life = 1; life <= LAST_LIVES; life++) {
    await pause(life * LIFE_MS)
    await running.stop()
    if ([...noticesIn(data), ...lettersIn(data)].every(({ done }) => done !== null)) return
    hoursPass(data, LONGEST_PAUSE_H)
    await running.restart()
  }
  throw new Error('some notices were never delivered')
}

interface Row {
  id: string
  /** In the order in which its table wrote them. */
  number?: number
  kind: string
  via: string
  done: number | null
  fate: string | null
}

const noticesIn = (data: string): Row[] =>
  readTables(data, ({ card }, sql) =>
    sql
      .exec<Named & Pick<Row, 'done' | 'fate'> & Record<string, SqlStorageValue>>(
        "SELECT id, seat, kind, via, cause, written, done, fate FROM notices WHERE kind NOT IN ('row', 'lobby', 'wait') ORDER BY id"
      )
      .toArray()
      .map((row): Row => ({ ...row, id: noticeName(siteKeyIn(data), card.id, row), number: row.id }))
  ).flat()
const lettersIn = (data: string): Row[] =>
  readObjects(data, 'Person', 'outbox', sql =>
    sql.exec<Row & Record<string, SqlStorageValue>>("SELECT id, kind, '' AS via, done, fate FROM outbox").toArray()
  ).flat()

/** Throws unless every mention arrived under its own id, and in the order written for each person and each webhook. */
function judged(data: string, { came, ended }: Others): Omit<Arrived, 'kills' | 'seconds'> {
  const all = noticesIn(data).filter(({ kind }) => kind === 'mention')
  const arrivals = [...came.values()].flat()
  const once = new Set(arrivals)
  const lost = all.filter(({ id }) => !once.has(id))
  if (lost.length) throw new Error(`${lost.length} of ${all.length} notices never came: ${JSON.stringify(lost.slice(0, 5))}`)
  const unknown = [...once].filter(id => !noticesIn(data).some(known => known.id === id))
  if (unknown.length) throw new Error(`nobody wrote ${unknown.slice(0, 5).join(', ')}`)
  for (const [whom, ids] of came) {
    const numbers = [...new Set(ids)].map(id => all.find(known => known.id === id)?.number ?? 0)
    if (numbers.some((number, i) => number < (numbers[i - 1] ?? 0))) throw new Error(`${whom} got them out of order: ${numbers.join(' ')}`)
  }
  const { taken: _, ...failed } = ended
  return {
    notices: all.length,
    letters: all.filter(({ via }) => via === 'letter').length,
    webhooks: all.filter(({ via }) => via !== 'letter').length,
    'came twice or more': arrivals.length - once.size,
    'tries that failed': Object.values(failed).reduce((a, b) => a + b, 0),
  }
}
