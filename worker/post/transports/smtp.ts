/**
 * SMTP over the platform's sockets. Written by hand, because the small library for it sends only MIME of its own, continues unencrypted
 * when a server hides STARTTLS, asks for bounces to be dropped, and hangs for ever when the server hangs up.
 */
import { base64 } from '@scure/base'
import { connect } from 'cloudflare:sockets'
import type { Letter } from './letter'
import { mimeOf } from './mime'
import { type Accepted, Deferred, Refused, type Transport } from './contract'
import { type From, isAddress, type Relay } from './settings'
import { type Connect, type Reply, Wire } from './wire'

export interface SmtpSettings {
  relay: Relay
  user?: string
  password?: string
  from: From
  network?: { connect: Connect }
  /** Milliseconds for one letter. */
  patience: number
}

export function smtp(settings: SmtpSettings): Transport {
  const open: Connect = (address, options) => settings.network?.connect(address, options) ?? connect(address, options)
  return {
    name: 'SMTP',
    async send(letter) {
      // An invalid address could smuggle a command into the conversation.
      if (!isAddress(letter.to)) throw new Refused('address', `${JSON.stringify(letter.to)} is no address`)
      const wire = new Wire(open, settings.relay, settings.patience)
      try {
        await enter(wire, settings)
        return await hand(wire, settings.from, letter)
      } finally {
        await wire.close()
      }
    },
  }
}

/** Connects and authenticates. A failure here concerns the site, not the letter. */
async function enter(wire: Wire, { relay, user, password, from }: SmtpSettings): Promise<void> {
  const name = from.address.split('@').at(-1)
  wanted(2, await wire.say())
  let can = await greet(wire, name)
  if (relay.security === 'starttls') {
    if (!can.has('STARTTLS')) throw new Error(`${relay.host} offers no STARTTLS`)
    wanted(2, await wire.say('STARTTLS'))
    await wire.secure()
    can = await greet(wire, name)
  }
  if (user && password) await prove(wire, can.get('AUTH') ?? '', user, password)
}

/** The server's capabilities, by keyword. */
async function greet(wire: Wire, name = 'localhost'): Promise<Map<string, string>> {
  const { lines } = wanted(2, await wire.say(`EHLO ${name}`))
  return new Map(
    lines.map(line => {
      const [keyword = '', ...rest] = line.toUpperCase().split(/[ =]/)
      return [keyword, rest.join(' ')]
    })
  )
}

async function prove(wire: Wire, ways: string, user: string, password: string): Promise<void> {
  if (/\bPLAIN\b/.test(ways)) {
    wanted(2, await wire.say(`AUTH PLAIN ${inBase64(`\0${user}\0${password}`)}`), 'AUTH PLAIN')
    return
  }
  wanted(3, await wire.say('AUTH LOGIN'))
  wanted(3, await wire.say(inBase64(user)), 'the user')
  wanted(2, await wire.say(inBase64(password)), 'the password')
}

async function hand(wire: Wire, from: From, letter: Letter): Promise<Accepted> {
  wanted(2, await wire.say(`MAIL FROM:<${from.address}>`))
  refusing('address', await wire.say(`RCPT TO:<${letter.to}>`))
  wanted(3, await wire.say('DATA'))
  const mail = new TextDecoder().decode(await mimeOf(letter, from))
  const { lines } = refusing('letter', await wire.say(`${mail.replace(/^\./gm, '..').trimEnd()}\r\n.`))
  return { id: /\bqueued as <?([\w.@-]+)/i.exec(lines.at(-1) ?? '')?.[1] }
}

/** Returns the reply if it is of the wanted kind. */
function wanted(kind: 2 | 3, reply: Reply, to = 'the mail server'): Reply {
  if (Math.floor(reply.code / 100) === kind) return reply
  throw new Error(`${to} was answered with ${reply.code} ${reply.lines.join(' ')}`)
}

/** 4xx is temporary, 5xx permanent. */
function refusing(about: Refused['about'], reply: Reply): Reply {
  if (reply.code >= 500) throw new Refused(about, `${reply.code} ${reply.lines.join(' ')}`)
  if (reply.code >= 400) throw new Deferred(`${about} was answered with ${reply.code} ${reply.lines.join(' ')}`)
  return wanted(2, reply, about)
}

const inBase64 = (text: string): string => base64.encode(new TextEncoder().encode(text))
