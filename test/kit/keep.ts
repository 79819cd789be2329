/**
 * `node worker/host/run.mjs keep NAME`: writes a small data folder to test/fixtures with the current code: one table of each game in
 * mid-game, a finished one, and a letter that is waiting. Run it once for every change of what is stored, and never change the result.
 */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gzipSync } from 'node:zlib'
import { seededChance } from '../../worker/rules/chance'
import { readObjects } from '../crash/evidence'
import { startSite, until, type Site } from '../host/site'
import { answerOnce, openTable, playToTheEnd, seated, SHORT, type Player } from './players'
import { Visitor } from './visitor'

const NAMES = ['Anne', 'Bob', 'Kim']
const ADDRESS = 'anne@kept.example'
const TABLES = {
  tunnel: { game: 'tunnel', edition: 'tortuga', answers: 8 },
  regatta: { game: 'regatta', edition: 'revised', answers: 12 },
  finished: { game: 'tunnel', edition: 'jamaica', answers: Infinity },
}

const [name = ''] = process.argv.slice(2)
if (!/^\w+$/.test(name)) throw new Error('Give a name: that of the commit that writes this data.')
const folder = join('test/fixtures', name)
// Nothing listens on that port, so the letter keeps waiting.
const site = await startSite({
  LETTERS_FROM: 'boat@boat.example',
  SMTP_URL: 'smtp+plain://127.0.0.1:9',
  DATA: mkdtempSync(join(tmpdir(), 'packetboat-kept-')),
})
try {
  const tables: Record<string, unknown> = {}
  for (const [table, wish] of Object.entries(TABLES)) tables[table] = await played(table, wish)
  await openTable(visitor(), `${site.address}/`, { game: 'tunnel', edition: 'tortuga', names: NAMES, addresses: [ADDRESS] })
  const waiting = await until(() => {
    const rows = waitingIn(site)
    return rows.length > 0 && rows
  })
  await site.stop()
  keep(site.data)
  writeFileSync(
    join(folder, 'links.json'),
    `${JSON.stringify({ tables, person: { about: 'A letter could not be sent yet.', address: ADDRESS, waiting } }, null, 2)}\n`
  )
} finally {
  await site.stop()
  rmSync(site.data, { recursive: true, force: true })
}

function visitor(): Visitor {
  return new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })
}

async function played(table: string, { game, edition, answers }: (typeof TABLES)['tunnel']) {
  const house = table === 'finished' ? SHORT : undefined
  const players = await seated(visitor(), `${site.address}/`, { game, edition, names: NAMES, ...(house && { house }) }, visitor)
  const links = players.map(({ name, visitor: { page } }) => ({
    name,
    link: /\/tables\/\w+\/seats\/\d\/link\/\w+/.exec(page.html)?.[0] ?? '',
  }))
  if (links.some(({ link }) => link === '')) throw new Error('a seat without a link')
  await say(players[0], 'say', 'Fair wind to all of you!')
  await say(players[0], 'note', 'Bob likes the sabres.')
  let last: Player | undefined
  if (answers === Infinity) await playToTheEnd(players, seededChance(1))
  else for (let n = 0; n < answers; n++) last = await answerOnce(players, seededChance(n + 1), last)
  const [, id = ''] = /\/tables\/(\w+)/.exec(links[0]?.link ?? '') ?? []
  if (answers === Infinity) await exported(players[0], id)
  return { about: `${game}, ${edition}: ${answers === Infinity ? 'finished' : 'in mid-game'}; talk and a note.`, id, seats: links }
}

async function say(player: Player | undefined, deed: 'say' | 'note', text: string): Promise<void> {
  const form = player?.visitor.page
    .forms()
    .find(({ action, fields }) => action.endsWith('/deeds') && fields.some(({ name, value }) => name === 'do' && value === deed))
  const answer = form && (await player?.visitor.ask(form.action, 'POST', `${form.body()}&text=${encodeURIComponent(text)}`))
  if (answer?.status !== 303 && answer?.status !== 200) throw new Error(`posting failed: ${answer?.status}`)
}

async function exported(player: Player | undefined, id: string): Promise<void> {
  const file = await player?.visitor.ask(`${site.address}/tables/${id}/game.json`, 'GET')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'game.json'), (await file?.text()) ?? '')
}

function waitingIn({ data }: Site) {
  return readObjects(data, 'Person', 'outbox', sql =>
    sql.exec<{ id: string; kind: string }>('SELECT id, kind FROM outbox WHERE done IS NULL').toArray()
  ).flat()
}

function whole(path: string): Uint8Array {
  const database = new DatabaseSync(path)
  database.exec('PRAGMA wal_checkpoint(TRUNCATE)')
  database.close()
  return readFileSync(path)
}

/** Checkpoints the write-ahead logs and compresses each file. */
function keep(data: string): void {
  const kept = join(folder, 'data')
  mkdirSync(kept, { recursive: true })
  const wanted = readdirSync(data, { recursive: true, withFileTypes: true }).filter(
    entry => entry.isFile() && !['lock', 'control', 'site.json'].includes(entry.name)
  )
  for (const entry of wanted) {
    const path = join(entry.parentPath, entry.name)
    const to = join(kept, path.slice(data.length))
    mkdirSync(dirname(to), { recursive: true })
    if (!basename(path).includes('.sqlite')) cpSync(path, to)
    else if (path.endsWith('.sqlite')) writeFileSync(`${to}.gz`, gzipSync(whole(path), { level: 9 }))
  }
}
