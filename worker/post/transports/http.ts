/** Providers that take letters as JSON over HTTP. */
import { REPLY_BYTES } from '../../bounds'
import { pauseWished } from '../pause'
import { Busy, Refused } from './contract'

export interface Answer {
  status: number
  /** Empty when it was no JSON object. */
  body: Readonly<Record<string, unknown>>
  /** It asked to be left alone for so many milliseconds. */
  pause?: number
}

export async function post(url: string, headers: Record<string, string>, body: unknown, patience: number): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  })
  return { status: response.status, body: object((await response.text()).slice(0, REPLY_BYTES)), pause: pauseWished(response) }
}

function object(text: string): Answer['body'] {
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** What is wrong with this letter is final; what is wrong with the site's key, the hour or the provider passes. */
const PASSES = [401, 403, 404, 408, 409, 425, 429]

export function refuse(name: string, { status, body, pause }: Answer): never {
  const why = `${name} answered ${status}: ${typeof body.message === 'string' ? body.message : JSON.stringify(body)}`
  if (status >= 400 && status < 500 && !PASSES.includes(status)) throw new Refused('letter', why)
  throw pause === undefined ? new Error(why) : new Busy(why, pause)
}

export const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
