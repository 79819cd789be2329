/** The key pair by which push services know this site. Made from the site key like all keys: nothing more to set or to keep. */
import { createECDH } from 'node:crypto'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { keyFor } from '../../people/keys'

export interface PushKeys {
  /** Both as base64url, the public one as an uncompressed point: browsers subscribe by it. */
  publicKey: string
  privateKey: string
}

/** The order of P-256: a private key is a number from 1 to one below it. */
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
