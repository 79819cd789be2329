/** One round of the beacon, asked for over HTTP and believed only with its signature. */
import { OUTSIDE_MS } from '../../bounds'
import type { Env } from '../../env'
import { log } from '../../log'
import { beginningOf } from '../../post/webhook/ask'
import { beaconOf } from './chain'
import type { NamedRound } from './named'

/** `absent`: not there yet, or nobody answers; `wrong`: something was given for it that those who run the beacon did not sign. */
export type Heard = { signature: string } | { fault: NonNullable<NamedRound['missed']> }

/** The address comes from the settings, so the beacon may stand in a network of one's own. */
export async function hear(env: Env, { chain, round }: NamedRound): Promise<Heard> {
  const address = `${beaconOf(env)?.address}/${chain.hash}/public/${round}`
  const said = await answerAt(address, env.MAIL_NETWORK ?? { fetch: (url, init) => fetch(url, init) })
  if (said === undefined) return { fault: 'absent' }
  const signature = signatureIn(said, round)
  // Loaded by the tables that need it: a Worker is started often, and for other things.
  const { isSigned } = await import('./signature')
  if (signature !== undefined && isSigned(chain, round, signature)) return { signature }
  log('error', 'beacon-wrong', { round, says: 'what the beacon gives was not signed by those who run it' })
  return { fault: 'wrong' }
}

async function answerAt(address: string, network: { fetch(address: string, init: RequestInit): Promise<Response> }): Promise<string | undefined> {
  try {
    const response = await network.fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(OUTSIDE_MS) })
    const said = await beginningOf(response)
    return response.ok ? said : undefined
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
