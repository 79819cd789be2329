/** A report to the operator: what a watcher sees, the reporter's words, the talk, and no link that opens a seat. */
import type { Order } from '../../post/transports/letter'
import { transportOf } from '../../post/transports/transport'
import { pack } from '../../shared/parcel'
import { personOf } from '../../shared/person-key'
import { namedNotice } from './named'
import type { Notice } from '../rows/notice'
import { pageNow } from '../views/pages'
import type { TableParts } from '../rows/parts'

export async function deliverReport(table: TableParts, notice: Notice): Promise<'sent' | 'unneeded'> {
  const { env, store, talk } = table
  const address = env.OPERATOR_ADDRESS
  const row = store.seat(notice.seat)
  if (!address || !row || !transportOf(env)) return 'unneeded'
  // The operator has a person object, like everybody who gets letters.
  const name = personOf(env.SITE_KEY, address)
  const person = env.PERSON.get(env.PERSON.idFromName(name))
  await person.meet(name, address)
  const order: Order = {
    id: namedNotice(table, notice),
    kind: 'report',
    language: 'en',
    link: `${env.PUBLIC_URL}/tables/${store.card.id}`,
    table: pageNow(table, 'watcher', Date.now()),
    said: { by: row.name, text: row.settings.reported ?? '' },
    talk: talk.heardBy([]),
  }
  await person.receive(pack(order), pack(null), notice.id)
  return 'sent'
}
