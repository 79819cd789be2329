/** Standard Webhooks: how the other side knows that a notice is ours, whole, of this minute, and not the same as before. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { sameKey } from '../../people/keys'
import { utf8ToBytes } from '@noble/hashes/utils.js'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + base64(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))

/** The standard asks for 24 to 64 bytes. */
export const isSecret = (text: string): boolean => /^whsec_(?:[A-Za-z\d+/]{4}){8,21}(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/.test(text)

export function signed(secret: string, id: string, body: string, now: number): Record<string, string> {
  const timestamp = Math.floor(now / 1000)
  const key = Uint8Array.from(atob(secret.slice(PREFIX.length)), letter => letter.charCodeAt(0))
  const mac = hmac(sha256, key, utf8ToBytes(`${id}.${timestamp}.${body}`))
  return { 'webhook-id': id, 'webhook-timestamp': `${timestamp}`, 'webhook-signature': `v1,${base64(mac)}` }
}

const CLOCKS_DIFFER_S = 300

/** Of what others send us so: the body is whole, theirs, and of these minutes. */
export function isSigned(secret: string, proof: { id: string; timestamp: string; signature: string }, body: string, now: number): boolean {
  const at = Number(proof.timestamp)
  if (!isSecret(secret) || !(Math.abs(now / 1000 - at) <= CLOCKS_DIFFER_S)) return false
  const own = signed(secret, proof.id, body, at * 1000)['webhook-signature'] ?? ''
  return proof.signature.split(' ').some(signature => sameKey(signature, own))
}

export const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
