/** Whether a round of a beacon was really signed by those who run it. Some 25 ms, so it is asked once a table. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Chain } from './chain'

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const { hash, Signature, verify } = bls12_381.shortSignatures

/** What is signed: SHA-256 of the round's number, eight bytes, the highest first. */
export function signedOf(round: number): ReturnType<typeof hash> {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  return hash(sha256(number), TAG)
}

export function isSigned({ key }: Pick<Chain, 'key'>, round: number, signature: string): boolean {
  try {
    return verify(Signature.fromHex(signature), signedOf(round), bls12_381.G2.Point.fromHex(key))
  } catch {
    // Hex that is no point of the curve is no signature.
    return false
  }
}
