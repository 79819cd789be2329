/** How letters leave: one small interface, chosen by the settings. */
import type { Env } from '../env'
import { pack } from '../parcel'
import type { Letter } from './letter'

export interface Transport {
  name: string
  /** Resolves when the other side has taken it; throws when it may be tried again. */
  send(letter: Letter): Promise<void>
}

/** Undefined: this site sends no letters, and asks for no addresses. */
export function transportOf(env: Env): Transport | undefined {
  return env.MAILBOX_OPEN === '1' ? mailbox(env) : undefined
}

/** On one's own machine, where none is configured: a page shows every letter. */
function mailbox(env: Env): Transport {
  const box = env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))
  return { name: 'mailbox', send: async letter => void (await box.put(pack(letter))) }
}
