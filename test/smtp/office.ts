/** Mail servers on the loopback address, and the Worker that sends to them or to stand-ins for providers, in workerd. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { convertV4MiniflareOptions, Miniflare, type Request, Response } from 'miniflare'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { bundling, root } from '../../worker/host/files/bundling'
import type { Letter } from '../../worker/post/transports/letter'
import type { Errand, Outcome } from './sender'

const PEM = readFileSync(join(root, 'test/smtp/localhost.pem'), 'utf8')
const [certificate = ''] = /-----BEGIN CERTIFICATE-----[^]*?-----END CERTIFICATE-----/.exec(PEM) ?? []
const [key = ''] = /-----BEGIN PRIVATE KEY-----[^]*?-----END PRIVATE KEY-----/.exec(PEM) ?? []

/** A letter that a mail server received. */
export interface Caught {
  from: string
  to: string[]
  secure: boolean
  raw: string
  mail: Email
}

export interface Office {
  port: number
  caught: Caught[]
  close(): Promise<void>
}

/** A mail server that accepts every letter by default; untrusted, it uses the certificate shipped with its package. */
export async function mailServer(options: SMTPServerOptions = {}, trusted = true): Promise<Office> {
  const caught: Caught[] = []
  const server = new SMTPServer({
    ...(trusted && { key, cert: certificate }),
    authOptional: true,
    logger: false,
    closeTimeout: 10,
    async onData(stream, session, callback) {
      const pieces: Buffer[] = []
      try {
        for await (const piece of stream) pieces.push(Buffer.from(piece))
      } catch {
        // The sender died in the middle: no letter came.
        return
      }
      const { mailFrom, rcptTo } = session.envelope
      const raw = Buffer.concat(pieces).toString('latin1')
      caught.push({
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map(({ address }) => address),
        secure: session.secure,
        raw,
        mail: await PostalMime.parse(raw),
      })
      callback(null, `OK queued as q${caught.length}`)
    },
    ...options,
  })
  server.on('error', () => {})
  const port = await new Promise<number>(done => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address()
      done(address && typeof address === 'object' ? address.port : 0)
    })
  })
  return { port, caught, close: () => new Promise(done => server.close(done)) }
}

export interface Sender {
  send(settings: Errand['settings'], letter: Letter, patience?: number): Promise<Outcome>
  stop(): Promise<void>
}

/** The sending Worker, with a mail network as on one's own machine; everything else it requests goes to `web`. */
export async function sender(web: (request: Request) => Promise<Response> | Response = () => Response.error()): Promise<Sender> {
  const { outputFiles } = await build({
    ...bundling,
    entryPoints: ['test/smtp/sender.ts'],
    outdir: '.build',
    external: ['cloudflare:*', 'node:*'],
    conditions: ['workerd', 'worker'],
    write: false,
  })
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      modules: true,
      script: outputFiles[0]?.text ?? '',
      compatibilityDate: '2026-09-01',
      serviceBindings: {
        MAIL_NETWORK: { network: { allow: ['private'], tlsOptions: { trustedCertificates: [certificate] } } },
      },
      outboundService: web,
      host: '127.0.0.1',
      port: 0,
    })
  )
  return {
    async send(settings, letter, patience = 5_000) {
      const errand: Errand = { settings, letter, patience }
      const answer = await miniflare.dispatchFetch('http://sender/', { method: 'POST', body: JSON.stringify(errand) })
      // The Worker of these tests returns nothing but an outcome.
      const outcome: unknown = await answer.json()
      return isOutcome(outcome) ? outcome : { again: `no outcome: ${JSON.stringify(outcome)}` }
    },
    stop: () => miniflare.dispose(),
  }
}

const isOutcome = (value: unknown): value is Outcome => typeof value === 'object' && value !== null
