/** Life at a table with the clock moved by hand: deeds, alarms and letters, one after the other. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { unpack } from '../../worker/shared/parcel'
import type { Seat } from '../../worker/rules/contract'
import type { Deed } from '../../worker/table/deeds'
import { secondHop } from './post'
import { asked, visit, type Played } from './table'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** Far enough in the future that the real clock never fires an alarm. */
export const START = Date.UTC(2031, 2, 3, 9)

export const at = (time: number): void => void vi.setSystemTime(time)

/** The seat whose move it is, or -1. */
export const waiting = async (table: Played): Promise<number> => (await asked(table))?.seat ?? -1

/** The outcome of the deed, or the reason it was refused. */
export async function act(table: Played, seat: Seat, deed: Deed): Promise<string> {
  const seen = unpack(await table.stub.act(visit(table, seat), deed))
  return 'refused' in seen ? seen.refused : seen.outcome
}

/** Moves the clock to the next alarm and fires it, then sends the resulting letters to these addresses. */
export async function untilNextAlarm(table: Played, ...addresses: string[]): Promise<number> {
  const due = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm())
  if (due === null) throw new Error('no alarm is set')
  at(Math.max(due, Date.now()))
  await runDurableObjectAlarm(table.stub)
  for (const address of addresses) await secondHop(address)
  return due
}
