import { bytesToHex } from '@noble/hashes/utils.js'
import { proofPage } from '../../web/pages/past/proof'
import type { ProvenDraw } from '../../worker/table/views/export'
import { commitment, tableChance, tableKey } from '../../worker/rules/chance'
import type { Language } from '../../worker/drawing/game'

const now = Date.UTC(2026, 0, 1)

export const SECRET = Uint8Array.from({ length: 32 }, (_, i) => i)
const WORDS = ['salt', 'zażółć "gęślą"', '<b>']
const KEY = tableKey(SECRET, WORDS)
export function drawsOf(sizes: readonly number[], from = 0, epoch?: number): ProvenDraw[] {
  const chance = tableChance(KEY, from, epoch)
  for (const size of sizes) chance.pick(size)
  return chance.trace().map(({ i, n, came }) => ({ position: 0, draw: [i, n, came], ...(epoch && { epoch }) }))
}
export const DRAWS = drawsOf(Array.from({ length: 120 }, (_, i) => 2 + (i % 101)))
export const proof = (language: Language, draws?: typeof DRAWS, secret = SECRET): string => {
  const open = draws && { open: { secret: bytesToHex(secret), words: WORDS, key: bytesToHex(KEY), draws } }
  return proofPage({ language, now, proof: { id: 'abc', name: 'Salt and gunpowder', commitment: commitment(SECRET), ...open } })
}
