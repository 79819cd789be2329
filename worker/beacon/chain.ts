/** A public beacon of drand's kind: its key, the times of its rounds, and its address. It imports nothing from the platform, because the
    host reads it in Node, too. */
import type { Chain } from '../model/round'

/** The League of Entropy's chain, with a round every three seconds. */
export const QUICKNET: Chain = {
  hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb' +
    '5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  genesis: 1692803367,
  period: 3,
}

/** The only signature scheme supported: unchained rounds with short signatures. */
const SCHEME = 'bls-unchained-g1-rfc9380'

export const isQuicknet = (chain: Chain): boolean =>
  (['hash', 'key', 'genesis', 'period'] as const).every(field => chain[field] === QUICKNET[field])

/** In milliseconds. */
export const timeOf = ({ genesis, period }: Chain, round: number): number => (genesis + (round - 1) * period) * 1000

/** The first round at this time or later. */
export const roundFrom = ({ genesis, period }: Chain, time: number): number => Math.max(1, Math.ceil((time / 1000 - genesis) / period) + 1)

export interface Beacon {
  address: string
  chain: Chain
}
export interface BeaconSettings {
  /** The address of a server that relays the beacon's rounds. */
  BEACON?: string
  /** That server's /info about the chain, if it is not quicknet. */
  BEACON_CHAIN?: string
}
export const BEACON_SETTINGS = ['BEACON', 'BEACON_CHAIN'] as const

/** The beacon in the settings; undefined if there is none or they are wrong, which the host reports at the start. */
export function beaconOf({ BEACON, BEACON_CHAIN }: BeaconSettings): Beacon | undefined {
  const chain = BEACON_CHAIN ? chainFrom(BEACON_CHAIN) : QUICKNET
  return BEACON && isAddress(BEACON) && chain ? { address: BEACON.replace(/\/+$/, ''), chain } : undefined
}

export function beaconFaults({ BEACON, BEACON_CHAIN }: BeaconSettings): string[] {
  const faults: string[] = []
  if (BEACON && !isAddress(BEACON)) faults.push(`BEACON is no web address: ${BEACON}`)
  if (BEACON_CHAIN && !BEACON) faults.push('BEACON is missing: BEACON_CHAIN belongs to it')
  if (BEACON_CHAIN && !chainFrom(BEACON_CHAIN))
    faults.push(`BEACON_CHAIN is not what a beacon says at /info of a chain signed by ${SCHEME}`)
  return faults
}

const isAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

function chainFrom(info: string): Chain | undefined {
  const said = parsed(info)
  if (typeof said !== 'object' || said === null) return undefined
  const { hash, public_key: key, genesis_time: genesis, period, schemeID }: Record<string, unknown> = { ...said }
  if (schemeID !== SCHEME || !isHex(hash, 32) || !isHex(key, 96) || !isCount(genesis) || !isCount(period)) return undefined
  return { hash, key, genesis, period }
}

const isHex = (said: unknown, bytes: number): said is string =>
  typeof said === 'string' && said.length === 2 * bytes && /^[0-9a-f]*$/.test(said)
const isCount = (said: unknown): said is number => Number.isSafeInteger(said) && Number(said) > 0

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
