/** A browser's push subscription, by which it can be reached while our page is closed. */
import { outsideAddress } from '../webhook/address'

export interface Subscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const POINT_BYTES = 65
const SECRET_BYTES = 16

/** Parses untrusted text; undefined unless it is a subscription to which a push service can be sent. */
export function subscriptionFrom(text: string, near = false): Subscription | undefined {
  const { endpoint, keys } = objectIn(text)
  const { p256dh, auth } = isObject(keys) ? keys : {}
  if (typeof endpoint !== 'string' || typeof p256dh !== 'string' || typeof auth !== 'string') return undefined
  const address = outsideAddress(endpoint, near)
  const point = bytesOf(p256dh)
  const isFit = 'url' in address && point?.length === POINT_BYTES && point[0] === 4 && bytesOf(auth)?.length === SECRET_BYTES
  return isFit ? { endpoint: address.url.href, keys: { p256dh, auth } } : undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function objectIn(text: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(text)
    return isObject(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

function bytesOf(text: string): Uint8Array | undefined {
  if (!/^[\w-]{1,120}={0,2}$/.test(text)) return undefined
  const decoded = Buffer.from(text, 'base64url')
  return decoded.length > 0 ? decoded : undefined
}
