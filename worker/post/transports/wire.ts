/** A line-based conversation with a mail server, in which every wait has an end. */
import { REPLY_BYTES } from '../../shared/bounds'
import type { Relay } from './settings'

export type Connect = (address: SocketAddress, options: SocketOptions) => Socket

export interface Reply {
  code: number
  lines: string[]
}

const SECURE = { none: 'off', starttls: 'starttls', tls: 'on' } as const satisfies Record<Relay['security'], string>

export class Wire {
  #socket: Socket
  #reader: ReadableStreamDefaultReader<Uint8Array>
  #writer: WritableStreamDefaultWriter<Uint8Array>
  #heard = ''
  /** TLS was started and nothing received since: a rejected certificate closes the connection, and the platform does not say so. */
  #unproved = false
  readonly #place: string
  readonly #reached: Promise<unknown>
  readonly #late: Promise<never>
  readonly #timer: ReturnType<typeof setTimeout>

  /** `patience`: milliseconds for the whole conversation. */
  constructor(connect: Connect, { host, port, security }: Relay, patience: number) {
    this.#place = `${host}:${port}`
    this.#socket = connect({ hostname: host, port }, { secureTransport: SECURE[security], allowHalfOpen: false })
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
    // The platform says that there was no connection, but not why.
    this.#reached = this.#socket.opened.catch(error => {
      throw new Error(
        `nobody answers at ${this.#place}: does a mail server listen there${security === 'tls' ? ', with TLS and a good certificate' : ''}? (${reasonOf(error)})`
      )
    })
    const { promise, reject } = Promise.withResolvers<never>()
    this.#late = promise
    this.#timer = setTimeout(() => reject(new Error(`${this.#place} took longer than ${patience} ms`)), patience)
    // These may reject while nobody awaits them.
    for (const end of [promise, this.#reached, this.#socket.closed]) end.catch(() => {})
  }

  /** Sends a line, if any, and reads the reply. */
  async say(line?: string): Promise<Reply> {
    await this.#soon(this.#reached)
    if (line !== undefined)
      await this.#soon(this.#writer.write(new TextEncoder().encode(`${line}\r\n`)).catch(error => this.#lost(reasonOf(error))))
    return this.#reply()
  }

  async secure(): Promise<void> {
    this.#reader.releaseLock()
    this.#writer.releaseLock()
    this.#socket = this.#socket.startTls()
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
    this.#socket.closed.catch(() => {})
    // Drops anything received before TLS, because it cannot be trusted.
    this.#heard = ''
    this.#unproved = true
    await this.#soon(this.#socket.opened.catch(error => this.#lost(reasonOf(error))))
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#socket.close().catch(() => {})
  }

  async #reply(): Promise<Reply> {
    for (;;) {
      const whole = /^(?:\d{3}-[^\n]*\n)*(\d{3})(?: [^\n]*)?\r?\n/.exec(this.#heard)
      if (whole) {
        this.#heard = this.#heard.slice(whole[0].length)
        return {
          code: Number(whole[1]),
          lines: whole[0]
            .trimEnd()
            .split(/\r?\n/)
            .map(line => line.slice(4)),
        }
      }
      if (/^(?!\d{3}[ \r\n-])[^\n]*\n/.test(this.#heard)) throw new Error('what answers is not a mail server')
      const { value, done } = await this.#soon(this.#reader.read().catch(error => this.#lost(reasonOf(error))))
      if (done) return this.#lost('without a word')
      this.#unproved = false
      this.#heard += new TextDecoder().decode(value)
      if (this.#heard.length > REPLY_BYTES) throw new Error('the mail server talks without end')
    }
  }

  #lost(how: string): never {
    const why = this.#unproved ? `is its certificate good? ${how}` : how
    throw new Error(`the mail server at ${this.#place} hung up (${why})`)
  }

  #soon<T>(wait: Promise<T>): Promise<T> {
    return Promise.race([wait, this.#late])
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
