/** The second line of defence: whatever a name resolves to, workerd as configured here connects only to public addresses. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { build } from 'esbuild'
import { afterAll, expect, test } from 'vitest'
import { bundling } from '../../worker/host/files/bundling'
import { settings } from '../../worker/host/site/settings'
import { configuration, foldersAt } from '../../worker/host/site/workerd'
import { until } from './site'
import { SPECIAL_HOSTS } from './special'

const { default: workerd }: { default: string } = createRequire(import.meta.url)('workerd')
const folder = mkdtempSync(join(tmpdir(), 'packetboat-'))
await build({
  ...bundling,
  entryPoints: ['test/host/asker.ts'],
  external: ['cloudflare:*', 'node:*'],
  outfile: join(folder, 'worker/index.js'),
})
writeFileSync(join(folder, 'worker/assets.js'), 'export default {}')
mkdirSync(join(folder, 'status'))
writeFileSync(join(folder, 'workerd.capnp'), configuration([], [], folder))

/** A local server that nobody outside may reach. */
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

/** Starts workerd without the supervisor, which would relay a page of complaints for every refused address. */
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
  /** Whether workerd itself refused to connect, rather than nobody answering: it then complains twice. */
  const refuses = async (url: string): Promise<boolean> => {
    complaints = ''
    const outcome = await asked(url)
    return (
      isDeepStrictEqual(outcome, { kind: 'again', said: 'no connection' }) &&
      until(() => complaints.split('blocked by restrictPeers').length > 2, 1000).catch(() => false)
    )
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

/** Hosts that are not public: this machine, its neighbours, cloud metadata, documentation ranges, IPv4 inside IPv6. */
const HOSTS = [
  'localhost',
  '127.0.0.1',
  '127.8.8.8',
  '0x7f000001',
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.0.2.2',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[::127.0.0.1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:10.0.0.1]',
  '[::ffff:0:127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::a00:1]',
  '[100::1]',
  '[2001::1]',
  '[2001:db8::1]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  '[fec0::1]',
  '[ff02::1]',
]

test('addresses that are not public are refused', async () => {
  const outcomes = await Promise.all(HOSTS.map(async host => [host, await site.asked(`http://${host}:${port}/`)]))
  expect(outcomes).toEqual(HOSTS.map(host => [host, { kind: 'again', said: 'no connection' }]))
  expect(knocks).toBe(0)
})

test('the first and last address of every special range are refused', async () => {
  for (const host of SPECIAL_HOSTS) expect([host, await site.refuses(`http://${host}:${port}/`)]).toEqual([host, true])
  expect(knocks).toBe(0)
})

test('this machine can be reached only in development', async () => {
  expect(await developing.asked(`http://localhost:${port}/`)).toMatchObject({ kind: 'ok', said: 'a secret' })
  expect(knocks).toBe(1)
})

test('a public site may not be configured to reach its own machine', async () => {
  const open = settings({ PORT: '0', DATA: join(folder, 'data'), WEBHOOKS_LOOPBACK: '1', PUBLIC_URL: 'https://boat.example' }, false)
  await expect(open).rejects.toThrow('WEBHOOKS_LOOPBACK')
})
