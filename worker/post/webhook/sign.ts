/** Standard Webhooks: lets the receiver check that a notice is ours, complete, recent and not a replay. */
import { base64 } from '@scure/base'
import { Webhook } from 'standardwebhooks'
import { sameKey } from '../../shared/keys'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + base64.encode(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** The standard requires 24 to 64 bytes. */
export const isSecret = (text: string): boolean => /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)

export function signed(secret: string, id: string, body: string, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const signature = new Webhook(secret).sign(id, new Date(timestamp * 1000), body)
  return { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': signature }
}

const CLOCKS_DIFFER_S = 300

/** Verifies what others send us this way: the body is complete, theirs and recent. */
export function isSigned(secret: string, proof: { id: string; timestamp: string; signature: string }, body: string, now: number): boolean {
  const at = Number(proof.timestamp)
  if (!isSecret(secret) || !(Math.abs(now / 1000 - at) <= CLOCKS_DIFFER_S)) return false
  const own = signed(secret, proof.id, body, at * 1000)['webhook-signature'] ?? ''
  return proof.signature.split(' ').some(signature => sameKey(signature, own))
}
