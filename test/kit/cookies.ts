/** A cookie jar: each cookie is sent back only to the paths it was set for. */

export interface Cookie {
  name: string
  value: string
  path: string
  /** Attributes as received, keys in lower case. */
  attributes: Record<string, string>
}

export class Jar {
  readonly #cookies = new Map<string, Cookie>()

  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const cookie = readCookie(line)
      const key = `${cookie.path} ${cookie.name}`
      if (Number(cookie.attributes['max-age']) <= 0) this.#cookies.delete(key)
      else this.#cookies.set(key, cookie)
    }
  }

  /** Undefined if there are no cookies to send. */
  for(url: string): string | undefined {
    const { pathname } = new URL(url)
    const fitting = this.all().filter(({ path }) => fits(path, pathname))
    return fitting.map(({ name, value }) => `${name}=${value}`).join('; ') || undefined
  }

  all(): Cookie[] {
    return [...this.#cookies.values()]
  }
}

const fits = (path: string, asked: string): boolean => asked === path || asked.startsWith(path.endsWith('/') ? path : `${path}/`)

export function readCookie(line: string): Cookie {
  const [pair = '', ...rest] = line.split(';').map(part => part.trim())
  const [name = '', value = ''] = cut(pair)
  const attributes = Object.fromEntries(rest.map(cut).map(([key, said]) => [key.toLowerCase(), said]))
  return { name, value, path: attributes['path'] ?? '/', attributes }
}

function cut(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)]
}
