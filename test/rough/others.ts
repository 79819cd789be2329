/** Receivers on a bad day: a mail server and a web server that refuse, hang, or die before they acknowledge. */
import { createServer as createWeb, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer as createMail, type AddressInfo, type Server, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Chance } from '../../worker/rules/chance'

/** How a try ends; only the first is an acknowledgement. In the last two the message was accepted all the same. */
const ENDS = ['taken', 'busy', 'broken', 'away', 'hangs', 'dies'] as const
type End = (typeof ENDS)[number]

/** The ids of what came, per recipient, in order and with repeats. */
export class Others {
  readonly came = new Map<string, string[]>()
  readonly ended: Record<End, number> = { taken: 0, busy: 0, broken: 0, away: 0, hangs: 0, dies: 0 }
  /** Whether they have recovered. */
  well = false
  readonly #chance: Chance
  readonly #servers: Server[] = []
  readonly #sockets = new Set<Socket>()

  constructor(chance: Chance) {
    this.#chance = chance
  }

  mail(): Promise<number> {
    return this.#listen(createMail(socket => this.#converse(socket)))
  }

  web(): Promise<number> {
    return this.#listen(createWeb((request, response) => void this.#hear(request, response)))
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await Promise.all(this.#servers.map(server => new Promise(done => server.close(done))))
  }

  #listen(server: Server): Promise<number> {
    this.#servers.push(server)
    server.on('connection', (socket: Socket) => {
      this.#sockets.add(socket)
      socket.on('close', () => this.#sockets.delete(socket)).on('error', () => {})
    })
    return new Promise(done =>
      server.listen(0, '127.0.0.1', () => {
        const address: AddressInfo | string | null = server.address()
        done(address && typeof address === 'object' ? address.port : 0)
      })
    )
  }

  /** More than a third of all tries fail; with several tries each, hardly any message is given up. */
  #end(): End {
    const end = this.well ? 'taken' : (ENDS[this.#chance.pick(ENDS.length + 8)] ?? 'taken')
    this.ended[end]++
    return end
  }

  #note(whom: string, id: string | undefined): void {
    const ids = this.came.get(whom) ?? []
    if (id === undefined) throw new Error(`a message without an id came for ${whom}`)
    this.came.set(whom, [...ids, id])
  }

  // ── mail ──

  #converse(socket: Socket): void {
    const end = this.#end()
    if (end === 'away') return void socket.destroy()
    let heard = ''
    let to = ''
    let inData = false
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    say('220 rough.example')
    socket.setEncoding('utf8').on('data', (piece: string) => {
      heard += piece
      if (inData) {
        if (!heard.endsWith('\r\n.\r\n')) return
        if (end === 'busy') return say('451 later')
        if (end === 'broken') return say('421 closing')
        this.#note(to, /^X-Packetboat-Id: (\S+)/im.exec(heard)?.[1])
        inData = false
        heard = ''
        return end === 'dies' ? void socket.destroy() : end === 'hangs' ? undefined : say('250 queued')
      }
      for (let line = /^(.*)\r\n/.exec(heard); line; line = /^(.*)\r\n/.exec(heard)) {
        heard = heard.slice(line[0].length)
        const [, command = ''] = line
        to = /^RCPT TO:<(.*)>/i.exec(command)?.[1] ?? to
        inData = /^DATA/i.test(command)
        say(inData ? '354 go on' : '250 fine')
      }
    })
  }

  // ── the web ──

  async #hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const end = this.#end()
    if (end === 'away') return void request.socket.destroy()
    await text(request)
    if (end === 'busy') return void response.writeHead(429, { 'retry-after': '20' }).end()
    if (end === 'broken') return void response.writeHead(500).end()
    this.#note(request.url ?? '', String(request.headers['webhook-id']))
    if (end === 'dies') return void request.socket.destroy()
    if (end === 'taken') response.end('thanks')
  }
}
