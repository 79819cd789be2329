/** What happens at a table while the clock is moved by hand: deeds, alarms and letters, one after the other. */
import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { vi } from 'vitest'
import { open } from '../../worker/parcel'
import type { Seat } from '../../worker/rules/contract'
import type { Deed } from '../../worker/table/deeds'
import { secondHop } from './post'
import { asked, visit, type Played } from './table'

export const HOUR = 3_600_000
export const DAY = 24 * HOUR
/** Far enough ahead that the real clock fires no alarm of itself. */
export const START = Date.UTC(2031, 2, 3, 9)

export const at = (time: number): void => void vi.setSystemTime(time)

/** The seat whose move it is; -1 where it is nobody's. */
export const waiting = async (table: Played): Promise<number> => (await asked(table))?.seat ?? -1

/** What became of the deed, refusals by value included. */
export async function act(table: Played, seat: Seat, deed: Deed): Promise<string> {
  const seen = open(await table.stub.act(visit(table, seat), deed))
  return 'refused' in seen ? seen.refused : seen.outcome
}

/** The clock goes to the next thing that is due, and the alarm rings; the letters that follow from it go out. */
export async function untilNextAlarm(table: Played, ...addresses: string[]): Promise<number> {
  const due = await runInDurableObject(table.stub, (_, { storage }) => storage.getAlarm())
  if (due === null) throw new Error('nothing is due')
  at(Math.max(due, Date.now()))
  await runDurableObjectAlarm(table.stub)
  for (const address of addresses) await secondHop(address)
  return due
}
