/** Plays a whole game on the platform's own development server, with the settings of wrangler.toml and no network. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultIn } from '../../worker/host/judging/verifying'
import { seededChance } from '../../worker/rules/chance'
import { playToTheEnd, seated, SHORT } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { until } from './site'

/** A folder as it is after following the README: settings, build output, and .dev.vars made from its example. */
const folder = mkdtempSync(join(tmpdir(), 'packetboat-wrangler-'))
const QUIET = {
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  X_LOCAL_OBSERVABILITY: 'false',
  X_LOCAL_EXPLORER: 'false',
}
let address: string
let wrangler: ChildProcess
let printed = ''

beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  cpSync('.build/worker', join(folder, '.build/worker'), { recursive: true })
  cpSync('.build/public', join(folder, '.build/public'), { recursive: true })
  copyFileSync('wrangler.toml', join(folder, 'wrangler.toml'))
  writeFileSync(join(folder, '.dev.vars'), readFileSync('.dev.vars.example', 'utf8').replace(/^PUBLIC_URL=.*$/m, `PUBLIC_URL=${address}`))
  const args = ['dev', '--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0', '--persist-to', join(folder, 'data')]
  wrangler = spawn(resolve('node_modules/.bin/wrangler'), args, { cwd: folder, env: { ...process.env, ...QUIET }, detached: true })
  for (const stream of [wrangler.stdout, wrangler.stderr]) stream?.setEncoding('utf8').on('data', (piece: string) => (printed += piece))
  await until(
    () =>
      fetch(`${address}/health`).then(
        ({ ok }) => ok,
        () => false
      ),
    120_000
  ).catch(() => expect.fail(printed))
}, 300_000)

afterAll(async () => {
  const gone = once(wrangler, 'exit')
  // It has child processes, which would survive a signal to it alone.
  if (wrangler.pid) process.kill(-wrangler.pid, 'SIGTERM')
  await gone
  rmSync(folder, { recursive: true, force: true })
})

const visitor = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })

test('a whole game can be played under wrangler dev, and its file verifies', async () => {
  const players = await seated(
    visitor(),
    `${address}/`,
    { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'], house: SHORT },
    visitor
  )
  expect(await playToTheEnd(players, seededChance(3))).toBeGreaterThan(10)
  const [anne] = players
  if (!anne) throw new Error('nobody sits here')
  // Bob may have given the last answer.
  await anne.visitor.reload()
  const file = anne.visitor.page.root.querySelector('a[href$="/game.json"]')?.getAttribute('href')
  const game = await anne.visitor.ask(new URL(file ?? 'missing', address).href, 'GET')
  expect([game.status, game.headers.get('content-type')]).toEqual([200, expect.stringContaining('json')])
  expect(faultIn(JSON.parse(await game.text()))).toBeUndefined()
}, 300_000)

test('letters and their pictures work with parts that are loaded on demand', async () => {
  await seated(
    visitor(),
    `${address}/`,
    { game: 'regatta', edition: 'first', names: ['Anne', 'Bob'], addresses: ['anne@ship.example'] },
    visitor
  )
  const mailbox = visitor()
  await until(
    async () => (await mailbox.open(`${address}/mailbox`)).links('main').some(({ text }) => text.includes('anne@ship.example')),
    300_000
  )
  expect(printed).not.toMatch(/picture-failed|No such module/)
}, 300_000)

function freePort(): Promise<number> {
  return new Promise(done => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const at = server.address()
      server.close(() => done(at && typeof at === 'object' ? at.port : 0))
    })
  })
}
