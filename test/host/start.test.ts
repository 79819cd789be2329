import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { everything } from '../kit/repeats'
import { residentIn, startSite, until } from './site'

const GENEROUS_MS = 10_000

describe('npm start', async () => {
  const before = performance.now()
  const site = await startSite({}, 'npm start')
  const took = Math.round(performance.now() - before)
  const answers = () =>
    fetch(site.address).then(
      answer => answer.ok,
      () => false
    )
  afterAll(() => site.stop())

  test('starts, and quickly where the machine has nothing else to do', async () => {
    console.log(`ready in ${took} ms`)
    if (everything) expect(took).toBeLessThan(GENEROUS_MS)
    expect(await answers()).toBe(true)
  })

  test('prints its address last', () => {
    expect(site.lines().at(-1)).toBe(`Packetboat is at ${site.address}`)
  })

  test('runs only a small host next to workerd, without build tools, and both in under 200 MB', () => {
    const own = site.processes().filter(({ command }) => !/^(?:npm|sh) /.test(command))
    expect(own.map(({ command }) => /workerd serve|host\/start\.mjs/.exec(command)?.[0]).sort()).toEqual([
      'host/start.mjs',
      'workerd serve',
    ])
    expect(residentIn(own)).toBeLessThan(200)
  })

  test('creates a site key that only its owner can read', () => {
    const { mode, size } = statSync(join(site.data, 'site-key'))
    expect(mode & 0o777).toBe(0o600)
    expect(size).toBe(64)
  })

  test('serves static files with unlimited caching, compressed as the browser accepts', async () => {
    const names: Record<string, string> = JSON.parse(readFileSync('.build/assets.json', 'utf8'))
    const path = site.address + names['style.css']
    for (const [accepted, sent] of [
      ['br, gzip', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0', null],
    ] as const) {
      const answer = await fetch(path, { headers: { 'accept-encoding': accepted } })
      expect(answer.headers.get('content-encoding')).toBe(sent)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
      expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8')
      expect(await answer.text()).toContain('Brygada')
    }
    expect((await fetch(`${site.address}/static/none.css`)).status).toBe(404)
  })

  const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
  test.each([
    ['of a length that is too much', ['Content-Length: 1000000'], 'a'],
    ['of no length', ['Transfer-Encoding: chunked'], chunk.repeat(2)],
    ['of two lengths', ['Content-Length: 5', 'Transfer-Encoding: chunked'], chunk.repeat(2)],
  ])('rejects a body %s, and closes the connection', async (_, lengths, body) => {
    const { hostname, port } = new URL(site.address)
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket
      .setEncoding('latin1')
      .on('data', piece => (heard += piece))
      .on('error', () => {})
    const head = [
      'POST /links HTTP/1.1',
      `Host: ${hostname}:${port}`,
      'Content-Type: application/x-www-form-urlencoded',
      ...lengths,
      '',
      '',
    ]
    socket.write(head.join('\r\n') + body)
    await until(() => socket.closed)
    expect(heard).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('refuses data used by another Packetboat, and leaves nothing behind', async () => {
    const TMPDIR = mkdtempSync(join(tmpdir(), 'packetboat-'))
    await expect(startSite({ DATA: site.data, TMPDIR })).rejects.toThrow('the data folder is in use')
    expect(readdirSync(TMPDIR).filter(name => name.startsWith('packetboat'))).toEqual([])
    rmSync(TMPDIR, { recursive: true })
  })

  test('refuses a port in use', async () => {
    await expect(startSite({ PORT: new URL(site.address).port })).rejects.toThrow('is taken')
  })

  test('restarts workerd when it is killed', async () => {
    const killed = site.workerd()
    if (killed) process.kill(killed.pid, 'SIGKILL')
    await until(() => site.workerd()?.pid !== killed?.pid && answers())
  })

  test('leaves no process behind when stopped', async () => {
    expect(site.processes().length).toBeGreaterThan(1)
    await site.stop()
    expect(site.processes()).toEqual([])
  })

  test('leaves no process behind when npm is killed', async () => {
    const other = await startSite({}, 'npm start')
    other.starter.kill('SIGKILL')
    await until(() => other.processes().length === 0)
    await other.stop()
  })
})
