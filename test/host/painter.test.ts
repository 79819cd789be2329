/** On a local host pictures are painted by a separate process that runs only while pictures are wanted. */
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { built } from '../../worker/host/files/bundling'
import { openPainting, type Painting } from '../../worker/host/site/painting'
import { seated } from '../kit/players'
import { Visitor } from '../kit/visitor'
import { startSite, until } from './site'

const PROGRAM = join(built, 'host/painter.mjs')
const SOON_MS = 50
const RED = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="8" height="4" fill="red"/></svg>'
const PNG = [0x89, 0x50, 0x4e, 0x47]

async function opened(idle?: number): Promise<Painting> {
  const painting = await openPainting(PROGRAM, idle)
  onTestFinished(() => painting.close())
  return painting
}

async function asked({ door }: Painting, body: unknown): Promise<{ status: number | undefined; bytes: Buffer }> {
  const sent = request({ socketPath: door, method: 'POST' }).end(JSON.stringify(body))
  const [answer]: [IncomingMessage] = (await once(sent, 'response')) as [IncomingMessage]
  const pieces: Buffer[] = []
  for await (const piece of answer) pieces.push(piece)
  return { status: answer.statusCode, bytes: Buffer.concat(pieces) }
}

describe('the painter', () => {
  test('starts only when a picture is wanted, and stops when no more are', async () => {
    const painting = await opened(SOON_MS)
    expect(painting.pid).toBe(undefined)
    const { status, bytes } = await asked(painting, { svg: RED, across: 16 })
    expect(status).toBe(200)
    const sized = new DataView(bytes.buffer, bytes.byteOffset)
    expect([...bytes.subarray(0, 4)]).toEqual(PNG)
    expect([sized.getUint32(16), sized.getUint32(20)]).toEqual([16, 8])
    await until(() => painting.pid === undefined)
    expect((await asked(painting, { svg: RED, across: 16 })).bytes).toEqual(bytes)
  })

  test('reports a picture that it cannot paint, and paints the next', async () => {
    const painting = await opened()
    const { status, bytes } = await asked(painting, { svg: '<svg', across: 16 })
    expect([status, bytes.length > 0]).toEqual([500, true])
    expect((await asked(painting, { svg: RED, across: 16 })).status).toBe(200)
  })

  test('closes waiting connections when it dies, and the next request starts a new one', async () => {
    const painting = await opened()
    const waiting = asked(painting, { svg: RED, across: 16 })
    await until(() => painting.pid !== undefined)
    process.kill(painting.pid ?? expect.unreachable(), 'SIGKILL')
    await expect(waiting).rejects.toThrow(/hang up|ECONNRESET/)
    expect((await asked(painting, { svg: RED, across: 16 })).status).toBe(200)
  })

  test('leaves neither process nor socket when the host ends', async () => {
    const painting = await openPainting(PROGRAM)
    await asked(painting, { svg: RED, across: 16 })
    painting.close()
    expect([painting.pid, existsSync(painting.door)]).toEqual([undefined, false])
  })
})

test('a pasted link shows the board, painted by the separate process and not in workerd', { timeout: 300_000 }, async () => {
  const site = await startSite()
  onTestFinished(() => site.stop())
  const painters = () => site.processes().filter(({ command }) => command.includes('host/painter.mjs'))
  const browser = (): Visitor => new Visitor((url, asking) => fetch(url, asking))
  const [anne] = await seated(browser(), `${site.address}/`, { game: 'tunnel', edition: 'jamaica', names: ['Anne', 'Bob'] }, browser)
  expect(painters()).toEqual([])
  const watching = await browser().open(anne?.visitor.page.url.replace(/\/seats\/.*/, '') ?? '')
  const picture = watching.root.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
  const shown = await fetch(picture, { redirect: 'manual' })
  expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
  expect([...new Uint8Array(await shown.arrayBuffer()).subarray(0, 4)]).toEqual(PNG)
  expect(painters()).toHaveLength(1)
})
