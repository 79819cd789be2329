/** A Worker that returns the texts it was given. */
import { DurableObject } from 'cloudflare:workers'

/** The configuration requires the site's classes to exist. */
class Nothing extends DurableObject<Env> {}
export { Nothing as Code, Nothing as Gate, Nothing as Lobby, Nothing as Mailbox, Nothing as Person, Nothing as Table }

export default {
  fetch: (_: Request, env: Env): Response =>
    Response.json(Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === 'string'))),
}
