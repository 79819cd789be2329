/** Open pages. They are told only "changed", and only when something they may see has changed. */
import { LIVE_PAGES, LIVE_WATCHERS } from '../shared/bounds'
import type { Viewer } from '../rules/contract'
import type { Time } from '../model'
import { pageNow, type PageParts } from './views/pages'

export class Live {
  readonly #object: DurableObjectState
  readonly #table: PageParts

  constructor(object: DurableObjectState, table: PageParts) {
    this.#object = object
    this.#table = table
  }

  get #position(): number | undefined {
    return this.#table.store.now?.position
  }

  /** Connects a page, and tells it at once if it shows the past or a time before a restore. The socket hibernates with the object and costs
      nothing meanwhile. */
  connect(viewer: Viewer, shown: number): Response {
    const room = viewer === 'watcher' ? LIVE_WATCHERS - this.#open(viewer).length : LIVE_PAGES - this.#open().length
    if (room <= 0) return new Response(null, { status: 503 })
    const { 0: page, 1: ours } = new WebSocketPair()
    this.#object.acceptWebSocket(ours, [String(viewer)])
    if (shown !== (this.#position ?? shown)) ours.send(this.#word())
    return new Response(null, { status: 101, webSocket: page })
  }

  /** Closes the pages opened with a link that no longer works. */
  hangUp(viewer: Viewer): void {
    for (const socket of this.#open(String(viewer))) socket.close(1008)
  }

  /** Makes a change, then notifies the viewers whose page looks different after it. */
  around<T>(change: () => T): T {
    // Both pictures use the same time, because clocks change by themselves.
    const at = Date.now()
    const before = this.#pictures(at)
    const result = change()
    if (before.size === 0) return result
    const after = this.#pictures(at)
    for (const [viewer, picture] of after) if (picture !== before.get(viewer)) this.#call(viewer)
    return result
  }

  #call(viewer: string): void {
    for (const socket of this.#open(viewer)) socket.send(this.#word())
  }

  /** A closed page that does not answer stays in the list until its connection dies. */
  #open = (viewer?: string): WebSocket[] => this.#object.getWebSockets(viewer).filter(({ readyState }) => readyState === WebSocket.OPEN)

  #word(): string {
    return JSON.stringify({ changed: this.#position ?? 0 })
  }

  /** What each connected viewer sees now; empty, and so free, when nobody is looking. */
  #pictures(at: Time): Map<string, string> {
    const pictures = new Map<string, string>()
    for (const socket of this.#open())
      for (const tag of this.#object.getTags(socket)) if (!pictures.has(tag)) pictures.set(tag, this.#picture(tag, at))
    return pictures
  }

  #picture(tag: string, at: Time): string {
    return JSON.stringify(pageNow(this.#table, tag === 'watcher' ? tag : Number(tag), at))
  }
}
