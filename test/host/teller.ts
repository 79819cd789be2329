/** A Worker that tells which texts it was given. */
import { DurableObject } from 'cloudflare:workers'
import type { Env } from '../../worker/env'

/** The configuration wants the site's objects to be there. */
class Nothing extends DurableObject<Env> {}
export { Nothing as Code, Nothing as Gate, Nothing as Lobby, Nothing as Mailbox, Nothing as Person, Nothing as Table }

export default {
  fetch: (_: Request, env: Env): Response => Response.json(Object.fromEntries(Object.entries(env).filter(([, value]) => typeof value === 'string'))),
}
