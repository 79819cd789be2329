/** One question to somebody else's server, by an address that a person gave us: never long, never much, never led on. */
import { OUTSIDE_BYTES, OUTSIDE_MS, OUTSIDE_SAID } from '../../bounds'
import type { Env } from '../../env'
import { pauseWished } from '../pause'

/** How others are asked; doubles stand in for it in tests. */
export interface Outside {
  fetch(address: string, request: RequestInit): Promise<Response>
  /** This machine may be asked, too. */
  near?: boolean
  patience?: number
}

/** What came of one try. */
export interface Outcome {
  /** ok: taken · again: try once more later · refused: this notice never · gone: whoever was to get it is no more. */
  kind: 'ok' | 'again' | 'refused' | 'gone'
  /** Absent when nobody answered. */
  status?: number
  /** What the other side said, or why it could not be heard; to be shown. */
  said: string
  /** It asked to be left alone for so many milliseconds. */
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
    const response = await outside.fetch(url.href, {
      ...request,
      method: 'POST',
      // Led on, we would ask an address that nobody has looked at.
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
    })
    const said = shown(await beginningOf(response))
    return { kind: judge(response.status), status: response.status, said, pause: pauseWished(response) }
  } catch (error) {
    const late = error instanceof Error && error.name === 'TimeoutError'
    return { kind: 'again', said: late ? `no answer within ${patience} ms` : 'no connection' }
  }
}

/** What most servers mean; a redirect is a failure that waiting does not mend. */
export function judged(status: number): Outcome['kind'] {
  if (status >= 200 && status < 300) return 'ok'
  if (status === 410) return 'gone'
  const final = (status >= 300 && status < 400) || [400, 413, 414, 415, 422].includes(status)
  return final ? 'refused' : 'again'
}

/** Of an answer without end only so much is ever taken in. */
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

const shown = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim().slice(0, OUTSIDE_SAID)
