/** When somebody last did something at a table, and whether it is only practice. */
import type { Time } from '../model'
import type { TableParts } from './rows/parts'
import type { Store } from './rows/store'
import { addressesOf } from './rows/seat-row'

/** The remark that announces the clearing; it does not count as a touch. */
export const CLEARING_REMARK = 'remark-clearing'

/** The time of the newest answer, message or remark, or else of the last seat taken. */
export function touchedAt({ store, talk, remarks }: Pick<TableParts, 'store' | 'talk' | 'remarks'>): Time {
  const taken = store.seats().map(row => row.taken ?? 0)
  const remark = remarks.since(0).findLast(({ text }) => text.say !== CLEARING_REMARK)
  return Math.max(store.card.made, store.history.newestAt ?? 0, talk.newestAt ?? 0, remark?.at ?? 0, ...taken)
}

/** A table of one person and bots with no email address is practice, however it was made. */
export function isPractice(store: Store): boolean {
  const people = store.seats().filter(({ kind }) => kind !== 'bot')
  return people.length === 1 && people.every(row => addressesOf(row).length === 0) && store.card.host === undefined
}
