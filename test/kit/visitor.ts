/**
 * A person with a browser that knows only links and forms. Nothing is assumed about addresses or field names: all are read from pages and
 * letters.
 */
import { Jar } from './cookies'
import type { Form } from './form'
import { Page } from './page'

export type Fetch = (url: string, init: Asking) => Promise<Response>
export interface Asking {
  method: string
  headers: Record<string, string>
  body?: string
  redirect: 'manual'
}
const MOST_REDIRECTS = 5

export class Visitor {
  readonly jar = new Jar()
  readonly #fetch: Fetch
  /** Headers sent with every request. */
  readonly #says: Record<string, string>
  #page: Page | undefined

  constructor(fetch: Fetch, says: Record<string, string> = {}) {
    this.#fetch = fetch
    this.#says = says
  }

  get page(): Page {
    if (!this.#page) throw new Error('no page opened yet')
    return this.#page
  }

  open(url: string): Promise<Page> {
    return this.#go(url, 'GET')
  }

  follow(link: string | RegExp): Promise<Page> {
    return this.open(this.page.link(link).href)
  }

  reload(): Promise<Page> {
    return this.open(this.page.url)
  }

  send(form: Form, button?: string): Promise<Page> {
    return this.#go(form.action, form.method, form.body(button))
  }

  /** One request with this browser's cookies, without following redirects. */
  async ask(url: string, method: string, body?: string, more: Record<string, string> = {}): Promise<Response> {
    const cookie = this.jar.for(url)
    const typed = body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }
    const headers = { ...this.#says, ...typed, ...(cookie && { cookie }), ...more }
    const response = await this.#fetch(url, { method, headers, redirect: 'manual', ...(body !== undefined && { body }) })
    this.jar.take(response.headers)
    return response
  }

  async #go(url: string, method: string, body?: string): Promise<Page> {
    let at = url
    let response = await this.ask(at, method, body)
    for (let n = 0; response.status === 303 && n < MOST_REDIRECTS; n++) {
      await response.body?.cancel()
      at = new URL(response.headers.get('location') ?? '', at).href
      response = await this.ask(at, 'GET')
    }
    this.#page = new Page(at, response, new TextDecoder().decode(await response.arrayBuffer()))
    return this.#page
  }
}
