/**
 * The baseline: an object that commits the same number of bytes and returns a ready page, compressed by the same runtime. It uses several
 * pages, because one repeated page compresses faster than pages that differ.
 */
import { DurableObject } from 'cloudflare:workers'

interface Env {
  BARE: DurableObjectNamespace<Bare>
  PAGES: readonly string[]
  ADDED: string
  REPLACED: string
}

let next = 0

export class Bare extends DurableObject<Env> {
  readonly #added: string
  readonly #replaced: string

  constructor(object: DurableObjectState, env: Env) {
    super(object, env)
    this.#added = 'a'.repeat(Number(env.ADDED))
    this.#replaced = 'r'.repeat(Number(env.REPLACED))
    object.storage.sql.exec(`
      CREATE TABLE IF NOT EXISTS history (number INTEGER PRIMARY KEY, body TEXT);
      CREATE TABLE IF NOT EXISTS present (one INTEGER PRIMARY KEY, body TEXT)`)
  }

  override async fetch(request: Request): Promise<Response> {
    await request.arrayBuffer()
    const { storage } = this.ctx
    storage.transactionSync(() => {
      storage.sql.exec('INSERT INTO history (body) VALUES (?)', this.#added)
      storage.sql.exec('INSERT OR REPLACE INTO present (one, body) VALUES (1, ?)', this.#replaced)
    })
    const { PAGES } = this.env
    return new Response(PAGES[next++ % PAGES.length], {
      headers: { 'content-type': 'text/html; charset=UTF-8', 'content-encoding': 'gzip' },
    })
  }
}

export default {
  fetch(request: Request, env: Env): Promise<Response> {
    const [, , table = ''] = new URL(request.url).pathname.split('/')
    return env.BARE.get(env.BARE.idFromName(table)).fetch(request)
  },
}
