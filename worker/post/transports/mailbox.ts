/** For a local host without another transport: a page shows every letter. */
import { pack } from '../../shared/parcel'
import type { Transport } from './contract'

export function mailbox(env: Env): Transport {
  return {
    name: 'mailbox',
    async send(letter) {
      await env.MAILBOX.get(env.MAILBOX.idFromName('mailbox')).put(pack(letter))
      return {}
    },
  }
}
