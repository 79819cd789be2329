/** A private beacon with real signatures: the responses of a drand-like server, and the ways it can fail. */
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { QUICKNET } from '../../worker/beacon/chain'
import type { Chain } from '../../worker/model/round'
import { signedOf } from '../../worker/beacon/signature'

const { getPublicKey, sign, Signature } = bls12_381.shortSignatures
const SECRET = new Uint8Array(32).fill(5)
const pointOf = (secret: Uint8Array): string => bytesToHex(getPublicKey(secret).toBytes(true))

/** One round every ten seconds since the beginning of 2026. */
export const OWN_CHAIN: Chain = { hash: 'be'.repeat(32), key: pointOf(SECRET), genesis: Date.UTC(2026, 0, 1) / 1000, period: 10 }

export const signatureOf = (round: number, secret = SECRET): string => Signature.toHex(sign(signedOf(round), secret))

/** The chain info a server would return. */
export const infoOf = ({ hash, key, genesis, period }: Chain): object => ({
  public_key: key,
  period,
  genesis_time: genesis,
  hash,
  groupHash: QUICKNET.hash,
  schemeID: 'bls-unchained-g1-rfc9380',
  metadata: { beaconID: 'own' },
})

export type Manner = 'good' | 'absent' | 'forged' | 'other-round' | 'garbage'

/** The response to a request for a round. */
export function answerFor(path: string, manner: Manner): { status: number; body: string } {
  const round = Number(new RegExp(`^/${OWN_CHAIN.hash}/public/(\\d+)$`).exec(path)?.[1])
  if (!round || manner === 'absent') return { status: 404, body: '{}' }
  if (manner === 'garbage') return { status: 200, body: '<html>' }
  const signature =
    manner === 'forged' ? signatureOf(round, new Uint8Array(32).fill(6)) : signatureOf(manner === 'other-round' ? round + 1 : round)
  return { status: 200, body: JSON.stringify({ round, randomness: '', signature }) }
}
