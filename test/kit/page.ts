/** A page as a text browser sees it: its text, links and forms. */
import { parse, type HTMLElement } from 'node-html-parser'
import { Form } from './form'

export interface Link {
  text: string
  href: string
}

export class Page {
  readonly url: string
  readonly status: number
  readonly headers: Headers
  readonly html: string
  #root: HTMLElement | undefined

  constructor(url: string, { status, headers }: Pick<Response, 'status' | 'headers'>, html: string) {
    this.url = url
    this.status = status
    this.headers = headers
    this.html = html
  }

  /** Parsed only if somebody looks, because many pages are just passed through. A letter's text is in a `pre` that contains links. */
  get root(): HTMLElement {
    return (this.#root ??= parse(this.html, { blockTextElements: { script: true, style: true } }))
  }

  get title(): string {
    return this.textOf('title')
  }

  get heading(): string {
    return this.textOf('h1')
  }

  /** All text within the selector; empty if nothing matches. */
  textOf(selector: string): string {
    return this.root.querySelectorAll(selector).map(textIn).join('\n')
  }

  links(within = 'body'): Link[] {
    return this.root.querySelectorAll(`${within} a[href]`).map(a => ({ text: textIn(a), href: this.#absolute(a, 'href') }))
  }

  link(what: string | RegExp): Link {
    return only(
      this.links().filter(({ text }) => (typeof what === 'string' ? text === what : what.test(text))),
      `link "${what}"`,
      this
    )
  }

  /** Addresses in read-only fields for copying. */
  handed(): Link[] {
    return this.root.querySelectorAll('textarea[readonly]').map(field => ({
      text: this.textOf(`label[for="${field.id}"]`),
      href: field.textContent,
    }))
  }

  forms(): Form[] {
    return this.root.querySelectorAll('form').map(form => new Form(form, this.root, this.url))
  }

  /** The form with this button; without an argument, the page's only form. */
  form(button?: string | RegExp): Form {
    return only(
      this.forms().filter(form => button === undefined || form.hasButton(button)),
      `form "${button ?? ''}"`,
      this
    )
  }

  /** Every address the page fetches by itself or links to. */
  addresses(): string[] {
    const at = (selector: string, name: string) => this.root.querySelectorAll(selector).map(element => this.#absolute(element, name))
    return [...at('[href]', 'href'), ...at('[src]', 'src'), ...at('[hx-get]', 'hx-get')]
  }

  #absolute(element: HTMLElement, name: string): string {
    return new URL(element.getAttribute(name) ?? '', this.url).href
  }
}

export const textIn = (element: HTMLElement): string => element.textContent.replace(/\s+/g, ' ').trim()

function only<T>(found: T[], what: string, { status, heading, url }: Page): T {
  const [one] = found
  if (!one || found.length > 1) throw new Error(`${found.length} × ${what} on "${heading}" (${status}, ${url})`)
  return one
}
