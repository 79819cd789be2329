/** How long a table is kept once nothing more happens at it, and that nothing leads to it when it is gone. */
import { CHECK_DAYS, CLEARING_NOTICE_DAYS, OFF_DAYS, PRACTICE_DAYS, UNTOUCHED_DAYS } from '../bounds'
import type { Time } from '../../web/model'
import { DAY } from './clock/span'
import { NOBODY } from './notices'
import type { TableParts } from './parts'
import { addressesOf } from './store'
import { CLEARING_REMARK, isPractice, touchedAt } from './touched'

type Known = Pick<TableParts, 'env' | 'store' | 'talk' | 'remarks'>

/** A finished table as long as the operator says, for ever if nothing is said; one that never began, two weeks; one that
    nobody touches, a week if it is practice, and a year after its people were told if it has no clock to end it. */
export function clearingDue(table: Known): Time | undefined {
  const { env, store } = table
  const { card, now } = store
  if (card.off !== undefined) return card.off + OFF_DAYS * DAY
  if (!now) return undefined
  const days = Number(env.KEEP_DAYS)
  const kept = now.over !== undefined && days > 0 ? now.over + days * DAY : undefined
  if (isPractice(store) && (now.over !== undefined || !card.pace)) return Math.min(touchedAt(table) + PRACTICE_DAYS * DAY, kept ?? Infinity)
  if (now.over !== undefined || card.pace) return kept
  const { warned } = card
  const touched = touchedAt(table)
  return warned === undefined || warned <= touched ? undefined : Math.max(warned + CLEARING_NOTICE_DAYS * DAY, touched + UNTOUCHED_DAYS * DAY)
}

/** A finished table looks now and then whether the operator has said meanwhile how long it is kept. */
export const clearingCheck = ({ store }: Pick<TableParts, 'store'>, now: Time): Time | undefined =>
  store.now?.over === undefined ? undefined : now + CHECK_DAYS * DAY

/** When its people are told that the table will go. */
export function warningDue(table: Known): Time | undefined {
  const { card, stage } = table.store
  if (stage !== 'playing' || card.pace || isPractice(table.store) || clearingDue(table) !== undefined) return undefined
  return touchedAt(table) + (UNTOUCHED_DAYS - CLEARING_NOTICE_DAYS) * DAY
}

export function warningAlarm(table: TableParts, now: Time): void {
  const { store, notices, remarks, commit } = table
  if ((warningDue(table) ?? Infinity) > now) return
  commit(() => {
    store.setCard({ ...store.card, warned: now })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: CLEARING_REMARK } })
    for (const { seat } of store.seats()) notices.ask(seat, 'clearing', now)
    if (store.card.host) notices.add(NOBODY, 'clearing', -1, now)
  })
}

/** The lists of people and of the lobby are told first; only then may all that is stored here go. */
export async function takeOffLists({ env, store }: Pick<TableParts, 'env' | 'store'>): Promise<void> {
  const { id } = store.card
  for (const row of store.seats())
    for (const address of addressesOf(row)) await env.PERSON.get(env.PERSON.idFromName(address)).drop(id, row.seat)
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).drop(id)
}
