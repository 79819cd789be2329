/** How long a table is kept once nothing more happens at it, and that nothing leads to it when it is gone. */
import { CHECK_DAYS, OFF_DAYS } from '../bounds'
import type { Time } from '../../web/model'
import { DAY } from './clock/span'
import type { TableParts } from './parts'
import { addressesOf } from './store'

/** A finished table as long as the operator says, for ever if nothing is said; one that never began, two weeks. */
export function clearingDue({ env, store }: Pick<TableParts, 'env' | 'store'>): Time | undefined {
  const { card, now } = store
  if (card.off !== undefined) return card.off + OFF_DAYS * DAY
  const days = Number(env.KEEP_DAYS)
  return now?.over !== undefined && days > 0 ? now.over + days * DAY : undefined
}

/** A finished table looks now and then whether the operator has said meanwhile how long it is kept. */
export const clearingCheck = ({ store }: Pick<TableParts, 'store'>, now: Time): Time | undefined =>
  store.now?.over === undefined ? undefined : now + CHECK_DAYS * DAY

/** The lists of people and of the lobby are told first; only then may all that is stored here go. */
export async function takeOffLists({ env, store }: Pick<TableParts, 'env' | 'store'>): Promise<void> {
  const { id, open } = store.card
  for (const row of store.seats())
    for (const address of addressesOf(row)) await env.PERSON.get(env.PERSON.idFromName(address)).drop(id, row.seat)
  if (open) await env.LOBBY.get(env.LOBBY.idFromName('lobby')).drop(id)
}
