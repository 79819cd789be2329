/** The key pair that identifies this site to push services. Derived from the site key, so there is nothing to configure or store. */
import { createECDH } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keyFor } from '../../shared/keys'

export interface PushKeys {
  /** Both in base64url; the public key, with which browsers subscribe, is an uncompressed point. */
  publicKey: string
  privateKey: string
}

/** The order of P-256: a private key lies between 1 and one less than it. */
const ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

const made = new Map<string, PushKeys>()

export function pushKeys(siteKey: string): PushKeys {
  const before = made.get(siteKey)
  if (before) return before
  const number = (BigInt(`0x${bytesToHex(sha256(utf8ToBytes(keyFor(siteKey, 'push'))))}`) % (ORDER - 1n)) + 1n
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(number.toString(16).padStart(64, '0'), 'hex')
  const keys = { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
  made.set(siteKey, keys)
  return keys
}
