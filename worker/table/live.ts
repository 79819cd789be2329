/** Open pages. They hear only the word "changed", and only when something changed that they may see. */
import { LIVE_PAGES, LIVE_WATCHERS } from '../bounds'
import type { Viewer } from '../rules/contract'
import type { Time } from '../../web/model'
import { pageNow, type PageParts } from './pages'

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

  /** A page connects, and hears at once if it shows the past. It sleeps with the object and costs nothing meanwhile. */
  connect(viewer: Viewer, shown: number): Response {
    const room = viewer === 'watcher' ? LIVE_WATCHERS - this.#open(viewer).length : LIVE_PAGES - this.#open().length
    if (room <= 0) return new Response(null, { status: 503 })
    const { 0: page, 1: ours } = new WebSocketPair()
    this.#object.acceptWebSocket(ours, [String(viewer)])
    if (shown < (this.#position ?? shown)) ours.send(this.#word())
    return new Response(null, { status: 101, webSocket: page })
  }

  /** The link under which these pages were opened is dead. */
  hangUp(viewer: Viewer): void {
    for (const socket of this.#open(String(viewer))) socket.close(1008)
  }

  /** Does something, and then calls those whose page looks different for it. */
  around<T>(change: () => T): T {
    // Looked at as if no time had passed, for clocks go on by themselves.
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

  /** A page that was hung up, and does not answer, stays among the sockets until its connection dies. */
  #open = (viewer?: string): WebSocket[] => this.#object.getWebSockets(viewer).filter(({ readyState }) => readyState === WebSocket.OPEN)

  #word(): string {
    return JSON.stringify({ changed: this.#position ?? 0 })
  }

  /** What each connected viewer sees now. Empty, and so free of cost, when nobody looks. */
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
