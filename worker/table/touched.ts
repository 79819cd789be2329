/** When somebody last did something at a table, and which tables nobody waits at. */
import type { Time } from '../../web/model'
import type { TableParts } from './parts'
import { addressesOf, type Store } from './store'

/** Told to a table that it will be cleared; it keeps no table. */
export const CLEARING_REMARK = 'remark-clearing'

/** The newest answer, word or remark; at a table without any, its last seat taken. */
export function touchedAt({ store, talk, remarks }: Pick<TableParts, 'store' | 'talk' | 'remarks'>): Time {
  const taken = store.seats().map(row => row.taken ?? 0)
  const remark = remarks.since(0).findLast(({ text }) => text.say !== CLEARING_REMARK)
  return Math.max(store.card.made, store.answeredAt ?? 0, talk.newestAt ?? 0, remark?.at ?? 0, ...taken)
}

/** One person against bots, with no address to be told anything at: practice, however the table was made. */
export function isPractice(store: Store): boolean {
  const people = store.seats().filter(({ kind }) => kind !== 'bot')
  return people.length === 1 && people.every(row => addressesOf(row).length === 0) && store.card.host === undefined
}
