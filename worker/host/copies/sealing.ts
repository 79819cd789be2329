/** The site key of a back-up: sealed with a passphrase, or kept elsewhere and recognised by its fingerprint. */
import { createCipheriv, createDecipheriv, createHmac, randomBytes, scryptSync } from 'node:crypto'

/** Each guess costs half a second and 128 MB. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 2 ** 20 }
const CIPHER = 'aes-256-gcm'
const BYTES = { salt: 16, iv: 12, tag: 16 }

const keyOf = (passphrase: string, salt: Uint8Array): Buffer => scryptSync(passphrase.normalize('NFKC'), salt, 32, COST)

export function sealed(siteKey: string, passphrase: string): string {
  const [salt, iv] = [randomBytes(BYTES.salt), randomBytes(BYTES.iv)]
  const cipher = createCipheriv(CIPHER, keyOf(passphrase, salt), iv)
  const body = Buffer.concat([cipher.update(siteKey, 'utf8'), cipher.final()])
  return Buffer.concat([salt, iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Undefined if the passphrase is wrong or the seal is damaged. */
export function unsealed(seal: string, passphrase: string): string | undefined {
  const bytes = Buffer.from(seal, 'base64')
  const take = (from: number, count: number): Buffer => bytes.subarray(from, from + count)
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(passphrase, take(0, BYTES.salt)), take(BYTES.salt, BYTES.iv))
    cipher.setAuthTag(take(BYTES.salt + BYTES.iv, BYTES.tag))
    return Buffer.concat([cipher.update(take(BYTES.salt + BYTES.iv + BYTES.tag, bytes.length)), cipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

/** A fingerprint of the key, which tells nothing else about it. */
export const keyFingerprint = (siteKey: string): string =>
  createHmac('sha256', siteKey).update('packetboat back-up').digest('hex').slice(0, 32)
