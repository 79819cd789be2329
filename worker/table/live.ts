/** Open pages. They hear only the word "changed", and only when something changed that they may see. */
import { LIVE_PAGES } from '../bounds'
import { gameOf } from '../games'
import type { Viewer } from '../rules/contract'
import { openPrompts } from './door'
import type { Store } from './store'

export class Live {
  readonly #object: DurableObjectState
  readonly #store: Store

  constructor(object: DurableObjectState, store: Store) {
    this.#object = object
    this.#store = store
  }

  /** A page connects, and hears at once if it shows the past. It sleeps with the object and costs nothing meanwhile. */
  connect(viewer: Viewer, shown: number): Response {
    if (this.#object.getWebSockets().length >= LIVE_PAGES) return new Response(null, { status: 503 })
    const { 0: page, 1: ours } = new WebSocketPair()
    this.#object.acceptWebSocket(ours, [String(viewer)])
    if (shown < (this.#store.now?.position ?? shown)) ours.send(this.#word())
    return new Response(null, { status: 101, webSocket: page })
  }

  /** Does something, and then calls those whose page looks different for it. */
  around<T>(change: () => T): T {
    const before = this.#pictures()
    const result = change()
    const after = this.#pictures()
    for (const [viewer, picture] of after) if (picture !== before.get(viewer)) this.#call(viewer)
    return result
  }

  #call(viewer: string): void {
    for (const socket of this.#object.getWebSockets(viewer)) socket.send(this.#word())
  }

  #word(): string {
    return JSON.stringify({ changed: this.#store.now?.position ?? 0 })
  }

  /** What each connected viewer sees now. Empty, and so free of cost, when nobody looks. */
  #pictures(): Map<string, string> {
    const pictures = new Map<string, string>()
    for (const socket of this.#object.getWebSockets())
      for (const tag of this.#object.getTags(socket)) if (!pictures.has(tag)) pictures.set(tag, this.#picture(tag))
    return pictures
  }

  #picture(tag: string): string {
    const viewer: Viewer = tag === 'watcher' ? tag : Number(tag)
    const { now, card } = this.#store
    if (!now) return JSON.stringify(this.#store.seats().map(seat => [seat.name, seat.taken]))
    const { rules } = gameOf(card.game)
    const prompts = openPrompts(rules, now).filter(prompt => !prompt.may || prompt.seat === viewer)
    const asked = prompts.map(prompt => (prompt.seat === viewer ? prompt : prompt.waiting))
    return JSON.stringify([now.position, rules.view(now.state, viewer), asked])
  }
}
