/** One conversation in lines with a mail server, every wait of which ends. */
import { REPLY_BYTES } from '../../bounds'
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
  readonly #late: Promise<never>
  readonly #timer: ReturnType<typeof setTimeout>

  /** The whole conversation has this many milliseconds. */
  constructor(connect: Connect, { host, port, security }: Relay, patience: number) {
    this.#socket = connect({ hostname: host, port }, { secureTransport: SECURE[security], allowHalfOpen: false })
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
    const { promise, reject } = Promise.withResolvers<never>()
    this.#late = promise
    this.#timer = setTimeout(() => reject(new Error(`${host}:${port} took longer than ${patience} ms`)), patience)
    // Nobody may be waiting when the time is up, or when the socket closes.
    for (const end of [promise, this.#socket.opened, this.#socket.closed]) end.catch(() => {})
  }

  /** Sends a line, if any, and hears the answer to it. */
  async say(line?: string): Promise<Reply> {
    if (line !== undefined) await this.#soon(this.#writer.write(new TextEncoder().encode(`${line}\r\n`)))
    return this.#reply()
  }

  async secure(): Promise<void> {
    this.#reader.releaseLock()
    this.#writer.releaseLock()
    this.#socket = this.#socket.startTls()
    this.#reader = this.#socket.readable.getReader()
    this.#writer = this.#socket.writable.getWriter()
    this.#socket.closed.catch(() => {})
    // What was whispered before the line was secure is not believed.
    this.#heard = ''
    await this.#soon(this.#socket.opened)
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
        return { code: Number(whole[1]), lines: whole[0].trimEnd().split(/\r?\n/).map(line => line.slice(4)) }
      }
      if (/^(?!\d{3}[ \r\n-])[^\n]*\n/.test(this.#heard)) throw new Error('what answers is no mail server')
      const { value, done } = await this.#soon(this.#reader.read())
      if (done) throw new Error('the mail server hung up')
      this.#heard += new TextDecoder().decode(value)
      if (this.#heard.length > REPLY_BYTES) throw new Error('the mail server talks without end')
    }
  }

  #soon<T>(wait: Promise<T>): Promise<T> {
    return Promise.race([wait, this.#late])
  }
}
