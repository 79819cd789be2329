/** The live channel of an open page, connected the way htmx does it. */
import { expect } from 'vitest'
import type { Page } from './page'
import type { Visitor } from './visitor'

/** Time within which other players' answers must be heard. */
const SOON_MS = 1000

export class Ear {
  readonly words: string[] = []
  readonly #waiting: (() => void)[] = []

  constructor(socket: WebSocket) {
    socket.addEventListener('message', ({ data }) => {
      this.words.push(String(data))
      for (const wake of this.#waiting.splice(0)) wake()
    })
    socket.accept()
  }

  /** The next message, or a failed test. */
  async hears(): Promise<unknown> {
    if (this.words.length === 0) {
      const late = new Promise<never>((_, failed) => setTimeout(() => failed(new Error(`nothing heard within ${SOON_MS} ms`)), SOON_MS))
      await Promise.race([new Promise<void>(done => this.#waiting.push(done)), late])
    }
    return JSON.parse(this.words.shift() ?? 'null')
  }
}

/** The live address from the page itself. */
export function liveAt(page: Page): string {
  const address = page.root.getElementById('live')?.getAttribute('hx-ws:connect')
  if (!address) throw new Error(`this page has no live channel: ${page.url}`)
  return new URL(address, page.url).href
}

export const connect = (who: Visitor, address: string): Promise<Response> => who.ask(address, 'GET', undefined, { upgrade: 'websocket' })

export async function listen(who: Visitor, address = liveAt(who.page)): Promise<Ear> {
  const { status, webSocket } = await connect(who, address)
  expect(status).toBe(101)
  return new Ear(webSocket ?? expect.unreachable())
}
