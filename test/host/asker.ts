/** A Worker that requests any address it is given, like the post once an address was accepted. */
import { DurableObject } from 'cloudflare:workers'
import { ask, judged, outsideOf } from '../../worker/post/webhook/ask'

/** The configuration requires the site's classes to exist. */
class Nothing extends DurableObject<Env> {}
export { Nothing as Code, Nothing as Gate, Nothing as Lobby, Nothing as Mailbox, Nothing as Person, Nothing as Table }

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(await request.text())
    return Response.json(await ask(url, { body: 'a notice' }, { ...outsideOf(env), patience: 3_000 }, judged))
  },
}
