/** Signs files with Ed25519, by a key derived from the site key; its public part is in every invitation. */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** The public key and the signature, both in hex. */
export interface SiteSignature {
  key: string
  signature: string
}

/** The signed text: the file as written, without the mark. */
export const signedText = ({ site: _, ...file }: { site?: SiteSignature }): string => JSON.stringify(file)

export async function signed<File extends object>(file: File, siteKey: string): Promise<File & { site: SiteSignature }> {
  const { own, key } = await signer(siteKey)
  const signature = await crypto.subtle.sign('Ed25519', own, utf8ToBytes(signedText(file)))
  return { ...file, site: { key, signature: bytesToHex(new Uint8Array(signature)) } }
}

/** The public key of this site, in hex. */
export const publicKeyOf = async (siteKey: string): Promise<string> => (await signer(siteKey)).key

interface Signer {
  own: CryptoKey
  key: string
}
let made: (Signer & { of: string }) | undefined

async function signer(siteKey: string): Promise<Signer> {
  if (made?.of === siteKey) return made
  const signer = await signerFrom(siteKey)
  made = { of: siteKey, ...signer }
  return made
}

/** The prefix that makes 32 bytes an Ed25519 private key in PKCS #8 (RFC 8410). */
const WRAPPED = hexToBytes('302e020100300506032b657004220420')

async function signerFrom(siteKey: string): Promise<Signer> {
  const seed = hmac(sha256, utf8ToBytes(siteKey), utf8ToBytes('signature of game files'))
  const own = await crypto.subtle.importKey('pkcs8', Uint8Array.from([...WRAPPED, ...seed]), 'Ed25519', true, ['sign'])
  const { x = '' } = (await crypto.subtle.exportKey('jwk', own)) as JsonWebKey
  const letters = atob(x.replaceAll('-', '+').replaceAll('_', '/'))
  return { own, key: bytesToHex(Uint8Array.from(letters, letter => letter.charCodeAt(0))) }
}
