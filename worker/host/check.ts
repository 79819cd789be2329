/** `npm run check`: says in plain words what is set, what is missing and what that means, and whether the site is reachable through
    PUBLIC_URL. */
import { connect } from 'node:net'
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { faultsOf, relayOf, TRANSPORTS } from '../post/transports/settings.ts'
import { loopback } from '../post/webhook/loopback.ts'
import { beaconFaults } from '../beacon/chain.ts'
import { type Finding, good, missing, wrong } from './finding.ts'
import { objectsIn } from './site/folder.ts'
import { operatorFaults } from './site/operator.ts'
import { filesFault } from './site/overdue.ts'
import { misspeltIn } from './site/misspelt.ts'
import { KNOWN } from './site/settings.ts'
import { outsideOf } from './outside.ts'

/** The date of this program: a clock that says less is wrong. */
const MADE = Date.UTC(2026, 10, 19)

export function settingsFindings(env: NodeJS.ProcessEnv, now: number): Finding[] {
  const faults = [...faultsOf(env), ...operatorFaults(env), ...beaconFaults(env)].map(wrong)
  const files = filesFault()
  return [
    ...faults,
    ...misspeltIn(env, KNOWN).map(missing),
    addressFinding(env),
    lettersFinding(env),
    repliesFinding(env),
    proxyFinding(env),
    operatorFinding(env),
    dataFinding(env),
    files ? missing(files) : good('Enough files may be open at once.'),
    now < MADE
      ? wrong(`The clock says ${new Date(now).toISOString()}: correct it, because deadlines depend on it.`)
      : good(`The clock says ${new Date(now).toISOString()}.`),
  ]
}

const isOwn = (url: string): boolean => URL.canParse(url) && loopback(new URL(url).hostname)

function addressFinding({ PUBLIC_URL: url }: NodeJS.ProcessEnv): Finding {
  if (!url)
    return missing('PUBLIC_URL is not set: links in letters work on this machine only. Set it to the address where people reach the site.')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return wrong('PUBLIC_URL is not a web address: it must begin with https:// or http://')
  if (new URL(url).protocol === 'http:' && !isOwn(url))
    return missing(`PUBLIC_URL is ${url}, without TLS: links that open seats are sent unencrypted, and browsers allow no push notices.`)
  return good(`People reach the site at ${url}.`)
}

function lettersFinding(env: NodeJS.ProcessEnv): Finding {
  const [way] = TRANSPORTS.filter(name => env[name])
  if (way)
    return good(
      `Letters are sent by ${way}, from ${env.LETTERS_FROM ?? 'nobody'}. This is set but untested: send a test letter from /operator.`
    )
  if (!env.PUBLIC_URL || isOwn(env.PUBLIC_URL)) return missing('No transport for letters is set: they are caught and shown at /mailbox.')
  return missing(`No transport for letters is set (${TRANSPORTS.join(', ')}): nobody is told that it is their turn.`)
}

const RELAY_MS = 5_000

/** Whether anything listens at the relay; only a real letter shows who may send to whom. */
export function relayFinding({ SMTP_URL: url = '' }: NodeJS.ProcessEnv): Promise<Finding[]> {
  const relay = relayOf(url)
  if (!relay) return Promise.resolve([])
  const { host, port } = relay
  return new Promise(done => {
    const socket = connect({ host, port, timeout: RELAY_MS })
    const end = (finding: Finding): void => {
      socket.destroy()
      done([finding])
    }
    socket.on('connect', () => end(good(`${host}:${port}, the mail server in SMTP_URL, accepts connections.`)))
    socket.on('timeout', () =>
      end(wrong(`${host}:${port} did not answer within ${RELAY_MS / 1000} s: letters cannot be sent by SMTP_URL.`))
    )
    socket.on('error', ({ message }) => end(wrong(`${host}:${port} cannot be reached (${message}): letters cannot be sent by SMTP_URL.`)))
  })
}

function repliesFinding({ REPLY_DOMAIN: domain, ...env }: NodeJS.ProcessEnv): Finding {
  const doors = ['POSTMARK_INBOUND_SECRET', 'RESEND_WEBHOOK_SECRET', 'MAIL_INBOUND_SECRET'].filter(name => env[name])
  if (!domain) return missing('REPLY_DOMAIN is not set: nobody can play by replying to a letter.')
  if (doors.length === 0)
    return wrong(`Replies go to ${domain}, but cannot come in: set POSTMARK_INBOUND_SECRET, RESEND_WEBHOOK_SECRET or MAIL_INBOUND_SECRET.`)
  return good(`Replies to letters go to ${domain} and come in through ${doors.join(', ')}.`)
}

function proxyFinding({ PROXY_HEADER: header, PUBLIC_URL: url }: NodeJS.ProcessEnv): Finding {
  if (header) return good(`The proxy passes visitors’ addresses in ${header}.`)
  if (!url || isOwn(url)) return good('There is no proxy in front of the site.')
  return missing(
    'PROXY_HEADER is not set: behind a proxy, all visitors count as one and share one limit. Set it to x-forwarded-for, or to the header that your proxy uses.'
  )
}

function operatorFinding({ OPERATOR_ADDRESS: address, OPERATOR_KEY: key }: NodeJS.ProcessEnv): Finding {
  const without = [!address && 'OPERATOR_ADDRESS (nobody can report a table)', !key && 'OPERATOR_KEY (the page /operator is off)'].filter(
    Boolean
  )
  return without.length > 0
    ? missing(`Not set: ${without.join(', ')}.`)
    : good('Reports are sent to OPERATOR_ADDRESS, and /operator is protected by a key.')
}

/** Only looks: the start creates whatever is missing. */
function dataFinding({ DATA }: NodeJS.ProcessEnv): Finding {
  const data = resolve(DATA || '.data')
  const hasKey = existsSync(join(data, 'site-key'))
  if (!hasKey && existsSync(objectsIn(data)))
    return wrong(`${data} has tables but no site-key: restore the key from a back-up, or no link will open.`)
  return good(hasKey ? `The data folder is ${data}. Back up all of it.` : `The data folder ${data} will be created at the first start.`)
}

const SIGNS: Record<Finding['is'], string> = { good: 'ok     ', missing: 'missing', wrong: 'WRONG  ' }

if (process.argv[1] === import.meta.filename) {
  const { env } = process
  const address = env.PUBLIC_URL && URL.canParse(env.PUBLIC_URL) ? env.PUBLIC_URL : `http://127.0.0.1:${env.PORT || '8787'}`
  const outside = await outsideOf(address.replace(/\/+$/, ''), env.PROXY_HEADER, Date.now())
  const findings = [...settingsFindings(env, Date.now()), ...(await relayFinding(env)), ...outside]
  for (const { is, says } of findings) console.log(`${SIGNS[is]}  ${says}`)
  process.exitCode = findings.some(({ is }) => is === 'wrong') ? 1 : 0
}
