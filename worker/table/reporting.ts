/** A report goes to the people who run the site: what a watcher sees, the words of who reports, the talk, and no link that opens a seat. */
import type { Order } from '../post/letter'
import { transportOf } from '../post/transport'
import { pack } from '../parcel'
import { personOf } from '../people/person'
import { namedNotice } from './named'
import type { Notice } from './notices'
import { pageNow } from './pages'
import type { TableParts } from './parts'

export async function deliverReport(table: TableParts, notice: Notice): Promise<'sent' | 'unneeded'> {
  const { env, store, talk } = table
  const address = env.OPERATOR_ADDRESS
  const row = store.seat(notice.seat)
  if (!address || !row || !transportOf(env)) return 'unneeded'
  // They have an object like anybody who gets letters.
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
