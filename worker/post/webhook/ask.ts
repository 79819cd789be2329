/** One request to somebody else's server at an address that a person gave us: bounded in time and size, without redirects. */
import { OUTSIDE_BYTES, OUTSIDE_MS, OUTSIDE_SAID } from '../../shared/bounds'
import { within } from '../../shared/patience'
import { retryAfter } from '../../shared/pause'

/** How requests are made; tests replace it. */
export interface Outside {
  fetch(address: string, request: RequestInit): Promise<Response>
  /** This machine may be called, too. */
  near?: boolean
  patience?: number
}

/** The result of one try. */
export interface Outcome {
  /** ok: accepted · again: retry later · refused: this notice will never be accepted · gone: the recipient no longer exists. */
  kind: 'ok' | 'again' | 'refused' | 'gone'
  /** Absent if there was no response. */
  status?: number
  /** What the server said, or why there was no response; shown to the owner. */
  said: string
  /** The pause in milliseconds that it asked for. */
  pause?: number
}

export function outsideOf(env: Pick<Env, 'WEBHOOKS_LOOPBACK' | 'MAIL_NETWORK'>): Outside {
  const { MAIL_NETWORK: own, WEBHOOKS_LOOPBACK } = env
  if (WEBHOOKS_LOOPBACK !== '1' || !own) return { fetch: (address, request) => fetch(address, request) }
  return { fetch: (address, request) => own.fetch(address, request), near: true }
}

export async function ask(url: URL, request: RequestInit, outside: Outside, judge: (status: number) => Outcome['kind']): Promise<Outcome> {
  const patience = outside.patience ?? OUTSIDE_MS
  try {
    return await within(patience, async signal => {
      // A redirect could lead to an address that nobody checked.
      const response = await outside.fetch(url.href, { ...request, method: 'POST', redirect: 'manual', signal })
      const said = shown(await beginningOf(response))
      return { kind: judge(response.status), status: response.status, said, pause: retryAfter(response) }
    })
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'again', said: late ? `no answer within ${patience} ms` : 'no connection' }
  }
}

/** What most servers mean by a status; waiting does not fix a redirect. */
export function judged(status: number): Outcome['kind'] {
  if (status >= 200 && status < 300) return 'ok'
  if (status === 410) return 'gone'
  const final = (status >= 300 && status < 400) || [400, 413, 414, 415, 422].includes(status)
  return final ? 'refused' : 'again'
}

/** Reads at most OUTSIDE_BYTES, even of an endless response. */
export async function beginningOf({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let taken = 0; taken < OUTSIDE_BYTES; ) {
    const { value, done } = await reader.read()
    if (done) return text
    text += decoder.decode(value.subarray(0, OUTSIDE_BYTES - taken), { stream: true })
    taken += value.length
  }
  await reader.cancel()
  return text
}

const shown = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, OUTSIDE_SAID)
