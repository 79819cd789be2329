/** A whole turn in a text browser: the personal link, the board as a list, the choices as a form. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type Site } from '../host/site'
import { questionOn, seated } from '../kit/players'
import { Visitor } from '../kit/visitor'

const installed = spawnSync('lynx', ['-version']).status === 0
const folder = mkdtempSync(join(tmpdir(), 'packetboat-lynx-'))
const front = createServer(pass)
let site: Site

beforeAll(async () => {
  if (!installed) return
  await once(front.listen(0, '127.0.0.1'), 'listening')
  const address = front.address()
  if (typeof address !== 'object') throw new Error('no port')
  site = await startSite({ PUBLIC_URL: `http://127.0.0.1:${address?.port}` })
}, 30_000)

afterAll(async () => {
  rmSync(folder, { recursive: true })
  if (!installed) return
  front.close()
  await site.stop()
})

/** lynx speaks HTTP/1.0, and waits until the connection is closed. workerd closes it after five idle seconds; whatever stands
    between a site and the net does so at once, and so does this. */
function pass(asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked
  const on = request(site.address + asked.url, { method, headers })
  on.on('response', from => {
    const { 'transfer-encoding': _, ...kept } = from.headers
    answer.writeHead(from.statusCode ?? 500, kept)
    from.pipe(answer)
  })
  asked.pipe(on)
}

/** Keys that look for a word on the page and stay at its link. */
const find = (word: string): string[] => ['/', ...word, '^J']
const ENTER = '^J'
/** The last choice is ticked, and the button pressed. */
const LAST_CHOICE = [...find('Answer'), 'Up Arrow', ENTER, 'Down Arrow', ENTER]

/** What it showed on its way. */
async function lynx(url: string, keys: readonly string[]): Promise<string> {
  const [script, settings] = [join(folder, 'keys'), join(folder, 'lynx.cfg')]
  writeFileSync(script, [...keys, 'Q', 'y'].map(key => `key ${key}\n`).join(''))
  writeFileSync(settings, 'INFOSECS:0\nMESSAGESECS:0\nALERTSECS:0\nACCEPT_ALL_COOKIES:TRUE\nCHARACTER_SET:utf-8\n')
  const env = { ...process.env, TERM: 'vt100', LINES: '400', COLUMNS: '120', HOME: folder, LANG: 'C.UTF-8' }
  const run = spawn('lynx', ['-nopause', `-cfg=${settings}`, `-cmd_script=${script}`, url], { env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 20_000 })
  return (await text(run.stdout)).replace(/\x1b\[[\d;?]*[A-Za-z]|\x0f|\x0e/g, ' ')
}

test.skipIf(!installed)('a turn is played in lynx (skipped where lynx is not installed)', async () => {
  const browser = () => new Visitor((url, init) => fetch(url, init))
  const plan = { game: 'tunnel', edition: 'tortuga', names: ['Anne', 'Bob'] }
  const players = await seated(browser(), `${site.address}/`, plan, browser)
  const links = players.map(({ visitor }) => visitor.page.handed()[0]?.href ?? '')
  // Who sat down first saw the table before it began.
  for (const { visitor } of players) await visitor.reload()
  const seat = players.findIndex(({ visitor }) => questionOn(visitor.page))
  const [mover, other] = [players[seat], players[1 - seat]]

  const seen = await lynx(links[seat] ?? '', [...LAST_CHOICE, ...LAST_CHOICE])
  // Of a second page only what is different is drawn.
  for (const said of ['Action 1 of 3', 'The board as a list', 'entrance', 'end my turn', 'Nothing to do for you now'])
    expect(seen).toContain(said)

  expect(questionOn((await mover?.visitor.reload()) ?? expect.unreachable())).toBeUndefined()
  expect(questionOn((await other?.visitor.reload()) ?? expect.unreachable())).toBeDefined()
}, 40_000)
