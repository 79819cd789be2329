/** The site as it is reached from outside: whether it answers, and what a proxy before it does to the live channel and to addresses. */
import { type Finding, good, missing, wrong } from './finding.ts'

const PATIENCE_MS = 5_000
/** More is no delay of the network. */
const CLOCK_MS = 60_000

const LIVE_HELP =
  'Pages ask now and then instead, and show a move half a minute late. Let the proxy pass WebSockets on; ' +
  'for nginx: proxy_http_version 1.1; proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;'

export async function outsideOf(address: string, proxyHeader: string | undefined, now: number): Promise<Finding[]> {
  const health = await ask(`${address}/health`)
  if (typeof health === 'string') return [wrong(`${address} does not answer (${health}): is the site running, and does the proxy lead there?`)]
  const { ready, wrong: faults } = health.said
  if (typeof ready !== 'boolean' || !Array.isArray(faults)) return [wrong(`${address}/health answers ${health.status}, and not as Packetboat does: the proxy leads somewhere else.`)]
  const state = ready ? good(`${address} answers, and is ready.`) : wrong(`${address} answers, and is not ready.`)
  return [state, ...faults.map(fault => wrong(String(fault))), ...clockOf(health.date, now), await liveOf(address), ...(await visitorOf(address, proxyHeader))]
}

function clockOf(date: string | null, now: number): Finding[] {
  const apart = Math.abs(Date.parse(date ?? '') - now)
  return apart > CLOCK_MS ? [wrong(`The clock there and the clock here are ${Math.round(apart / 1000)} s apart.`)] : []
}

async function visitorOf(address: string, proxyHeader: string | undefined): Promise<Finding[]> {
  const answer = proxyHeader ? await ask(`${address}/health/live`) : undefined
  if (answer === undefined || typeof answer === 'string') return []
  if (answer.said['forwarded'] === true) return [good(`The proxy sends ${proxyHeader} along.`)]
  return [wrong(`The proxy does not send ${proxyHeader} along, or the site was started without PROXY_HEADER: all visitors count as one.`)]
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
  return heard ? good('The live channel works: open pages show a move at once.') : missing(`The live channel does not come through at ${address}. ${LIVE_HELP}`)
}

interface Answer {
  status: number
  date: string | null
  said: Record<string, unknown>
}

/** A text: why there is no answer. */
async function ask(url: string): Promise<Answer | string> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(PATIENCE_MS) })
    const said: unknown = await response.json().catch(() => ({}))
    return { status: response.status, date: response.headers.get('date'), said: typeof said === 'object' && said !== null ? { ...said } : {} }
  } catch (error) {
    const { cause } = error instanceof Error ? error : {}
    return cause instanceof Error ? cause.message : String(error)
  }
}
