/** Fetches one round of the beacon over HTTP and believes it only with a valid signature. */
import { OUTSIDE_MS } from '../shared/bounds'
import { log } from '../shared/log'
import { within } from '../shared/patience'
import { beginningOf } from '../post/webhook/ask'
import { beaconOf } from './chain'
import type { NamedRound } from '../model/round'

/** `absent`: not out yet, or no answer; `wrong`: an answer without a valid signature. */
export type RoundResult = { signature: string } | { fault: NonNullable<NamedRound['missed']> }

/** The address comes from the settings, so the beacon may be on a private network. */
export async function askBeacon(env: Env, { chain, round }: NamedRound): Promise<RoundResult> {
  const address = `${beaconOf(env)?.address}/${chain.hash}/public/${round}`
  const said = await answerAt(address, env.MAIL_NETWORK ?? { fetch: (url, init) => fetch(url, init) })
  if (said === undefined) return { fault: 'absent' }
  const signature = signatureIn(said, round)
  // Imported only when needed, because a Worker starts often and mostly for other things.
  const { isSigned } = await import('./signature')
  if (signature !== undefined && isSigned(chain, round, signature)) return { signature }
  log('error', 'beacon-wrong', { round, says: 'what the beacon gives was not signed by those who run it' })
  return { fault: 'wrong' }
}

async function answerAt(
  address: string,
  network: { fetch(address: string, init: RequestInit): Promise<Response> }
): Promise<string | undefined> {
  try {
    return await within(OUTSIDE_MS, async signal => {
      const response = await network.fetch(address, { redirect: 'manual', signal })
      const said = await beginningOf(response)
      return response.ok ? said : undefined
    })
  } catch (error) {
    log('warn', 'beacon-silent', { why: error })
    return undefined
  }
}

function signatureIn(json: string, round: number): string | undefined {
  try {
    const said: unknown = JSON.parse(json)
    const { round: given, signature }: Record<string, unknown> = typeof said === 'object' ? { ...said } : {}
    return given === round && typeof signature === 'string' && /^[0-9a-f]{96}$/.test(signature) ? signature : undefined
  } catch {
    return undefined
  }
}
