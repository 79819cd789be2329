/** On one's own machine, where no other way is set: a page shows every letter. */
import type { Env } from '../../env'
import { pack } from '../../parcel'
import type { Transport } from './contract'

export function mailbox(env: Env): Transport {
  const box = env.MAILBOX.get(env.MAILBOX.idFromName('mailbox'))
  return {
    name: 'mailbox',
    async send(letter) {
      await box.put(pack(letter))
      return {}
    },
  }
}
