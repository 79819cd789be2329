/** Verifies the signature of a beacon round. It takes about 25 ms, once a table. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { sha256 } from '@noble/hashes/sha2.js'
import type { Chain } from '../model/round'

const TAG = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const { hash, Signature, verify } = bls12_381.shortSignatures

/** The signed message: SHA-256 of the round number in eight bytes, big-endian. */
export function signedOf(round: number): ReturnType<typeof hash> {
  const number = new Uint8Array(8)
  new DataView(number.buffer).setBigUint64(0, BigInt(round))
  return hash(sha256(number), TAG)
}

export function isSigned({ key }: Pick<Chain, 'key'>, round: number, signature: string): boolean {
  try {
    return verify(Signature.fromHex(signature), signedOf(round), bls12_381.G2.Point.fromHex(key))
  } catch {
    // Hex that is not a point on the curve is not a signature.
    return false
  }
}
