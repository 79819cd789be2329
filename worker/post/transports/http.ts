/** Providers that accept letters as JSON over HTTP. */
import { REPLY_BYTES } from '../../shared/bounds'
import { within } from '../../shared/patience'
import { retryAfter } from '../../shared/pause'
import { Busy, Refused } from './contract'

export interface Answer {
  status: number
  /** Empty if the response is not a JSON object. */
  body: Readonly<Record<string, unknown>>
  /** The pause in milliseconds that it asked for. */
  pause?: number
}

export async function post(url: string, headers: Record<string, string>, body: unknown, patience: number): Promise<Answer> {
  return within(patience, async signal => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal,
    })
    return { status: response.status, body: object((await response.text()).slice(0, REPLY_BYTES)), pause: retryAfter(response) }
  })
}

function object(text: string): Answer['body'] {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** Statuses that may pass: a wrong key, rate limit or outage can be fixed, while a rejected letter stays rejected. */
const PASSES = [401, 403, 404, 408, 409, 425, 429]

export function refuse(name: string, { status, body, pause }: Answer): never {
  const why = `${name} answered ${status}: ${typeof body.message === 'string' ? body.message : JSON.stringify(body)}`
  if (status >= 400 && status < 500 && !PASSES.includes(status)) throw new Refused('letter', why)
  throw pause === undefined ? new Error(why) : new Busy(why, pause)
}

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
