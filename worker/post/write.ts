/** From an order to a letter: the words come from web/mail, the headers from here. */
import { writeLetter } from '../../web/mail'
import type { Env } from '../env'
import { gameOf } from '../games'
import { keyFor } from '../people/keys'
import type { Letter, Order } from './letter'

export function writeLetterTo(person: { name: string; address: string }, order: Order, env: Env): Letter {
  const stop = `${env.PUBLIC_URL}/letters/stop/${person.name}/${keyFor(env.SITE_KEY, 'stop', person.name)}`
  const { head } = order.table
  const data = { ...order, siteUrl: env.PUBLIC_URL, stop, now: Date.now() }
  const written = writeLetter(data, gameOf(head.game))
  return {
    id: order.id,
    kind: order.kind,
    to: person.address,
    ...written,
    headers: {
      // One game is one thread: a constant root, since a transport may replace the Message-ID.
      References: `<table.${head.id}@${new URL(env.PUBLIC_URL).hostname}>`,
      'X-Packetboat-Id': order.id,
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
