/** How long an idle table is kept, and how everything that leads to it is removed first. */
import { CHECK_DAYS, CLEARING_NOTICE_DAYS, OFF_DAYS, PRACTICE_DAYS, UNTOUCHED_DAYS } from '../shared/bounds'
import type { Time } from '../model'
import { DAY } from '../clock/span'
import { NOBODY } from './rows/notice'
import type { TableParts } from './rows/parts'
import { addressesOf } from './rows/seat-row'
import { CLEARING_REMARK, isPractice, touchedAt } from './touched'

type Known = Pick<TableParts, 'env' | 'store' | 'talk' | 'remarks'>

/** A finished table is kept for KEEP_DAYS, or for ever without it; one that never began for two weeks; an untouched practice table for a
    week; any other untouched table without a clock for a year, and at least a month after its people were told. */
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
  return warned === undefined || warned <= touched
    ? undefined
    : Math.max(warned + CLEARING_NOTICE_DAYS * DAY, touched + UNTOUCHED_DAYS * DAY)
}

/** A finished table checks now and then whether KEEP_DAYS has changed. */
export const clearingCheck = ({ store }: Pick<TableParts, 'store'>, now: Time): Time | undefined =>
  store.now?.over === undefined ? undefined : now + CHECK_DAYS * DAY

/** When its people are told that the table will be cleared. */
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

/** Takes the table off people's lists and the lobby's; only then may its storage be deleted. */
export async function takeOffLists({ env, store }: Pick<TableParts, 'env' | 'store'>): Promise<void> {
  const { id } = store.card
  for (const row of store.seats())
    for (const address of addressesOf(row)) await env.PERSON.get(env.PERSON.idFromName(address)).drop(id, row.seat)
  await env.LOBBY.get(env.LOBBY.idFromName('lobby')).drop(id)
}
