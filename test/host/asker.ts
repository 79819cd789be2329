/** A Worker that asks whatever address it is told, as the post does once it has let an address pass. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../../worker/env'
import { ask, judged, outsideOf } from '../../worker/post/webhook/ask'

/** The configuration wants the site's objects to be there. */
class Nothing extends DurableObject<Env> {}
export { Nothing as Code, Nothing as Gate, Nothing as Lobby, Nothing as Mailbox, Nothing as Person, Nothing as Table }

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(await request.text())
    return Response.json(await ask(url, { body: 'a notice' }, { ...outsideOf(env), patience: 3_000 }, judged))
  },
}
