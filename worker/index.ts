/** The entrance: routes mounted, Durable Objects exported; nothing else. */
import { DurableObject } from 'cloudflare:workers'
import { Hono } from 'hono'

export class Table extends DurableObject {}
export class Person extends DurableObject {}
export class Mailbox extends DurableObject {}
export class Gate extends DurableObject {}

const site = new Hono<{ Bindings: { ASSETS: Fetcher } }>()
site.get('/', c => c.text('Packetboat'))
// On the platform static files are answered before the Worker is asked.
site.get('/static/*', c => c.env.ASSETS.fetch(c.req.raw))

export default site
