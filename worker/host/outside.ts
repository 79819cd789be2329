/** Checks the site from outside: whether it answers, and what a proxy does to WebSockets, cookies, caching and visitors' addresses. */
import { isIP } from 'node:net'
import { connect } from 'node:tls'
import { type Finding, good, missing, wrong } from './finding.ts'

const PATIENCE_MS = 5_000
/** A larger difference is not explained by network delay. */
const CLOCK_MS = 60_000
const DAY_MS = 24 * 60 * 60_000
/** Days' notice for operators who renew certificates by hand. */
const DAYS_LEFT = 14
/** What Node's certificate errors contain. */
const CERTIFICATE = /certificate|self.signed|altname/i

const LIVE_HELP =
  'Open pages ask every half minute instead, so moves appear late. Let the proxy pass WebSockets; ' +
  'for nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;'

export async function outsideOf(address: string, proxyHeader: string | undefined, now: number): Promise<Finding[]> {
  const health = await ask(`${address}/health`)
  if (typeof health === 'string' && CERTIFICATE.test(health))
    return [wrong(`The certificate of ${address} is not trusted (${health}), so browsers show no page. Renew it and reload the proxy.`)]
  if (typeof health === 'string')
    return [wrong(`${address} does not answer (${health}): is the site running, and does the proxy forward to it?`)]
  const { ready, wrong: faults } = health.said
  if (typeof ready !== 'boolean' || !Array.isArray(faults))
    return [wrong(`${address}/health answers ${health.status}, but not as Packetboat does: the proxy forwards to something else.`)]
  const state = ready ? good(`${address} answers and is ready.`) : wrong(`${address} answers, but is not ready.`)
  return [
    state,
    ...faults.map(fault => wrong(String(fault))),
    ...clockOf(health.date, now),
    ...(await certificateOf(address, now)),
    ...(await keptOf(address, health)),
    ...(await cookiesOf(address, health)),
    await liveOf(address),
    ...(await visitorOf(address, proxyHeader)),
  ]
}

function clockOf(date: string | null, now: number): Finding[] {
  const apart = Math.abs(Date.parse(date ?? '') - now)
  return apart > CLOCK_MS ? [wrong(`The site’s clock and this machine’s differ by ${Math.round(apart / 1000)} s.`)] : []
}

/** Two responses that are the same show that the proxy caches. */
async function keptOf(address: string, first: Answer): Promise<Finding[]> {
  const second = await ask(`${address}/health`)
  if (typeof second === 'string' || second.asked === null || second.asked !== first.asked) return []
  return [
    wrong(
      `The proxy at ${address} caches pages despite cache-control: no-store, and may show them to others. Turn its cache off; for nginx: proxy_cache off.`
    ),
  ]
}

/** Sends the cookie of the response back with the next request, to see whether both directions work. */
async function cookiesOf(address: string, { cookie }: Answer): Promise<Finding[]> {
  const back = await ask(`${address}/health/live`, { cookie: cookie ?? 'probe=1' })
  const kept = typeof back !== 'string' && back.said['cookie'] === true
  if (cookie !== undefined && kept) return [good('Cookies pass in both directions.')]
  return [wrong(`The proxy at ${address} removes cookies, so people lose their seat on the next page. Let Set-Cookie and Cookie pass.`)]
}

async function certificateOf(address: string, now: number): Promise<Finding[]> {
  const ends = address.startsWith('https:') ? await endOfCertificate(new URL(address)) : undefined
  if (ends === undefined) return []
  const days = Math.floor((ends - now) / DAY_MS)
  return [
    days < DAYS_LEFT
      ? wrong(`The certificate of ${address} expires in ${days} days: renew it.`)
      : good(`The certificate is valid for ${days} more days.`),
  ]
}

const endOfCertificate = ({ hostname, port }: URL): Promise<number | undefined> =>
  new Promise(done => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: isIP(hostname) ? '' : hostname, timeout: PATIENCE_MS })
    const end = (at?: number): void => {
      socket.destroy()
      done(at)
    }
    socket.once('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)))
    socket.once('error', () => end())
    socket.once('timeout', () => end())
  })

async function visitorOf(address: string, proxyHeader: string | undefined): Promise<Finding[]> {
  const answer = proxyHeader ? await ask(`${address}/health/live`) : undefined
  if (answer === undefined || typeof answer === 'string') return []
  if (answer.said['forwarded'] === true) return [good(`The proxy sends ${proxyHeader}.`)]
  return [wrong(`The proxy does not send ${proxyHeader}, or the site was started without PROXY_HEADER: all visitors count as one.`)]
}

async function liveOf(address: string): Promise<Finding> {
  const heard = await new Promise<boolean>(done => {
    const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/health/live`)
    const timer = setTimeout(() => done(false), PATIENCE_MS)
    const end = (live: boolean): void => {
      clearTimeout(timer)
      done(live)
      socket.close()
    }
    socket.onmessage = () => end(true)
    socket.onerror = () => end(false)
    socket.onclose = () => end(false)
  })
  return heard ? good('WebSockets work: open pages show moves at once.') : missing(`WebSockets do not work at ${address}. ${LIVE_HELP}`)
}

interface Answer {
  status: number
  /** Different for each request that reaches the site. */
  asked: string | null
  /** The cookie to send back. */
  cookie: string | undefined
  date: string | null
  said: Record<string, unknown>
}

/** The response, or a text that says why there is none. */
async function ask(url: string, headers: Record<string, string> = {}): Promise<Answer | string> {
  try {
    const response = await fetch(url, { headers, redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const said: unknown = await response.json().catch(() => ({}))
    return {
      status: response.status,
      asked: response.headers.get('x-asked'),
      cookie: response.headers.getSetCookie()[0]?.split(';')[0],
      date: response.headers.get('date'),
      said: typeof said === 'object' && said !== null ? { ...said } : {},
    }
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    return cause instanceof Error ? cause.message : String(error)
  }
}
