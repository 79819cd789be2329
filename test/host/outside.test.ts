/** The second look at an address: whatever a name leads to, workerd as we configure it connects to the public only. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { bundling } from '../../worker/host/bundling'
import { settings } from '../../worker/host/settings'
import { configuration, foldersAt } from '../../worker/host/workerd'
import { until } from './site'
import { SPECIAL_HOSTS } from './special'

const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
const folder = mkdtempSync(join(tmpdir(), 'packetboat-'))
await build({ ...bundling, entryPoints: ['test/host/asker.ts'], external: ['cloudflare:*', 'node:*'], outfile: join(folder, 'worker/index.js') })
writeFileSync(join(folder, 'worker/assets.js'), 'export default {}')
mkdirSync(join(folder, 'status'))
writeFileSync(join(folder, 'workerd.capnp'), configuration([], [], folder))

/** Something of this machine's own that nobody outside should reach. */
let knocks = 0
const secret = createServer((_, answer) => {
  knocks++
  answer.end('a secret')
})
const port = await new Promise<number>(done => {
  secret.listen(0, '0.0.0.0', () => {
    const address = secret.address()
    done(address && typeof address === 'object' ? address.port : 0)
  })
})

/** Not by the supervisor, which passes on all that workerd says: of each address that it refuses, a page. */
async function started(env: Record<string, string>) {
  const data = join(folder, `data${Object.keys(env)}`)
  mkdirSync(join(data, 'packetboat-Person'), { recursive: true })
  const { texts } = await settings({ PORT: '0', DATA: data, ...env }, false)
  const serve = ['serve', '--control-fd=3', '--socket-addr=http=127.0.0.1:0', ...foldersAt(data), join(folder, 'workerd.capnp')]
  const child = spawn(workerd, serve, { env: { ...process.env, ...texts }, stdio: ['ignore', 'pipe', 'ignore', 'pipe'] })
  let complaints = ''
  child.stdout?.setEncoding('utf8').on('data', piece => (complaints += piece))
  const said = await new Promise<string>(done => child.stdio[3]?.once('data', piece => done(String(piece))))
  const address = `http://127.0.0.1:${/"port":(\d+)/.exec(said)?.[1]}`
  const asked = async (url: string): Promise<unknown> => (await fetch(address, { method: 'POST', body: url })).json()
  /** Whether workerd itself refused to connect, which is told from an address at which nobody answers: it says so twice. */
  const refuses = async (url: string): Promise<boolean> => {
    complaints = ''
    const outcome = await asked(url)
    return isDeepStrictEqual(outcome, { kind: 'again', said: 'no connection' }) && until(() => complaints.split('blocked by restrictPeers').length > 2, 1000).catch(() => false)
  }
  return { asked, refuses, stop: () => child.kill() }
}

const site = await started({})
const developing = await started({ WEBHOOKS_LOOPBACK: '1' })
afterAll(() => {
  site.stop()
  developing.stop()
  secret.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Where nothing public stands: this machine, its neighbours, the metadata of a cloud, what is for documents, IPv4 within IPv6. */
const HOSTS = [
  'localhost', '127.0.0.1', '127.8.8.8', '0x7f000001', '0.0.0.0', '0.1.2.3', '10.0.0.1', '100.64.0.1', '169.254.169.254', '172.16.0.1', '192.0.0.1',
  '192.0.2.2', '192.88.99.1', '192.168.0.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '240.0.0.1', '255.255.255.255', '[::]',
  '[::1]', '[::127.0.0.1]', '[::ffff:127.0.0.1]', '[::ffff:10.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]',
  '[100::1]', '[2001::1]', '[2001:db8::1]', '[2002:7f00:1::]', '[fc00::1]', '[fd00:ec2::254]', '[fe80::1]', '[fec0::1]', '[ff02::1]',
]

test('what leads to nothing public is not connected to', async () => {
  const outcomes = await Promise.all(HOSTS.map(async host => [host, await site.asked(`http://${host}:${port}/`)]))
  expect(outcomes).toEqual(HOSTS.map(host => [host, { kind: 'again', said: 'no connection' }]))
  expect(knocks).toBe(0)
})

test('no first and no last address of a special range is connected to', async () => {
  for (const host of SPECIAL_HOSTS) expect([host, await site.refuses(`http://${host}:${port}/`)]).toEqual([host, true])
  expect(knocks).toBe(0)
})

test('only for development this machine is reached', async () => {
  expect(await developing.asked(`http://localhost:${port}/`)).toMatchObject({ kind: 'ok', said: 'a secret' })
  expect(knocks).toBe(1)
})

test('a site that others reach does not ask its own machine', async () => {
  const open = settings({ PORT: '0', DATA: join(folder, 'data'), WEBHOOKS_LOOPBACK: '1', PUBLIC_URL: 'https://boat.example' }, false)
  await expect(open).rejects.toThrow('WEBHOOKS_LOOPBACK')
})
