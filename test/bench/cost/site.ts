/** The metered site, hosted by workerd like a self-hosted one, and browsers that count what they receive. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build } from 'esbuild'
import { asset } from '../../../web/board/assets'
import { built, bundling } from '../../../worker/host/files/bundling.ts'
import { put } from '../../../worker/host/files/put.ts'
import { FONTS } from '../../../worker/post/picture/brush'
import { configuration } from '../../../worker/host/site/workerd.ts'
import { Visitor } from '../../kit/visitor'
import { connection, textOf } from '../bench/client'
import { host } from '../bench/hosts'
import { BENCH, type Order, type Told } from './figures'

export interface CostSite {
  address: string
  ask<What extends Order['do']>(order: Order & { do: What }): Promise<Told[What]>
  /** A browser on its own network. */
  browser(household: number): Visitor
  /** Bytes of pages sent, compressed. */
  sent(): number
  /** CPU seconds since the start. */
  busy(): number
  stop(): Promise<void>
}

export async function costSite(): Promise<CostSite> {
  const folder = mkdtempSync(join(tmpdir(), 'packetboat-cost-'))
  const data = join(folder, 'data')
  mkdirSync(data)
  // Links are derived from this key, so a random one would change the size of letters.
  writeFileSync(join(data, 'site-key'), '5e'.repeat(32))
  const site = await host(await configured(folder), data)
  const { send, close } = connection(site.address)
  let sent = 0
  const fetched = async (
    household: number,
    url: string,
    method: string,
    headers: Record<string, string>,
    body?: string
  ): Promise<Response> => {
    const reply = await send(
      method === 'POST' ? 'POST' : 'GET',
      url.slice(site.address.length),
      { ...headers, 'x-forwarded-for': `10.${(household >> 16) & 255}.${(household >> 8) & 255}.${household & 255}` },
      body
    )
    sent += reply.body.length
    const told = Object.entries(reply.headers).flatMap(([name, value]) =>
      [value ?? []].flat().map((line): [string, string] => [name, line])
    )
    return new Response(textOf(reply), { status: reply.status, headers: told })
  }
  return {
    address: site.address,
    async ask(order) {
      const reply = await send('POST', BENCH, {}, JSON.stringify(order))
      if (reply.status !== 200) throw new Error(`${JSON.stringify(order)}: ${textOf(reply)}`)
      return JSON.parse(textOf(reply))
    },
    browser: household => new Visitor((url, { method, headers, body }) => fetched(household, url, method, headers, body)),
    sent: () => sent,
    busy: () => site.busy(),
    async stop() {
      close()
      await site.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Leaves out static files but the painter's fonts: the others are served before the Worker is called and cost nothing. */
async function configured(folder: string): Promise<string> {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: [
      { in: 'test/bench/cost/entry.ts', out: 'index' },
      { in: 'worker/host/files/assets.ts', out: 'assets' },
    ],
    outdir: join(folder, 'worker'),
    external: ['cloudflare:*', 'node:*'],
    conditions: ['workerd', 'worker'],
    write: false,
  })
  for (const { path, contents } of outputFiles) put(path, contents)
  const programs = outputFiles.map(({ path }) => path).filter(path => path.endsWith('.wasm'))
  const fonts = FONTS.map(name => {
    const file = join(folder, name)
    put(file, readFileSync(join(built, 'public', asset(name))))
    return { path: asset(name), encoding: '', file } as const
  })
  const path = join(folder, 'workerd.capnp')
  put(
    path,
    configuration(
      fonts,
      programs.map(program => join(folder, 'worker', basename(program))),
      folder
    )
  )
  return path
}
