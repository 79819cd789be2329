/** Checks the file's signature, and whether it is the game promised in letters and on pages. */
import { ed25519 } from '@noble/curves/ed25519.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { FinishedGame } from '../../table/views/export'
import { signedText } from '../../table/views/signing'
import type { Fault } from './fault'

/** The signature of everything else in the file; the first format had none. */
export function faultInMark(file: FinishedGame): Fault | undefined {
  const { site, format } = file
  if (!site) return format === 'packetboat-game/1' ? undefined : { why: 'It is not signed by its site.' }
  return isSigned(site, utf8ToBytes(signedText(file))) ? undefined : { why: 'It is not as its site has signed it.' }
}

function isSigned({ key, signature }: NonNullable<FinishedGame['site']>, text: Uint8Array): boolean {
  try {
    return ed25519.verify(hexToBytes(signature), text, hexToBytes(key), { zip215: false })
  } catch {
    // Hex that is not a point on the curve is not a signature.
    return false
  }
}

/** The values that a person may have kept from before the game, by their names in the file. */
export const promises = ({ commitment, beacon, site }: FinishedGame): Record<'secret' | 'round' | 'site', string | undefined> => ({
  secret: commitment,
  round: beacon?.seal,
  site: site?.key,
})

/** Each kept value must be one of the file's; the caller need not say which. */
export function faultInPromises(file: FinishedGame, kept: readonly string[]): Fault | undefined {
  const known = Object.values(promises(file))
  const broken = kept.find(value => !known.includes(value.toLowerCase()))
  return broken === undefined ? undefined : { why: `${broken} was promised, and nothing in this file has that fingerprint or key.` }
}
