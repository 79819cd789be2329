/** A Worker that only sends the given letter with the given settings. */
import type { Letter } from '../../worker/post/transports/letter'
import { transportOf } from '../../worker/post/transports/transport'
import { Busy, Refused } from '../../worker/post/transports/contract'

export interface Errand {
  settings: Partial<Env>
  letter: Letter
  patience: number
}
export type Outcome = { by?: string; accepted?: { id?: string } } | { refused: string; why: string } | { again: string; pause?: number }

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const { settings, letter, patience } = await request.json<Errand>()
    return Response.json(await sent({ ...env, ...settings }, letter, patience))
  },
}

async function sent(env: Env, letter: Letter, patience: number): Promise<Outcome> {
  try {
    const transport = transportOf(env, patience)
    return { by: transport?.name, accepted: await transport?.send(letter) }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.about, why: error.message }
    return { again: String(error), ...(error instanceof Busy && { pause: error.pause }) }
  }
}
