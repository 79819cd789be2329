/** A wait of days, which the table reports to the lobby object for the operator's page; and its end. */
import { DAY } from '../../clock/span'
import type { Time } from '../../model'
import type { LongWait } from '../../model/operator'
import { LONG_WAIT_DAYS } from '../../shared/bounds'
import type { TableParts } from '../rows/parts'
import type { Store } from '../rows/store'

type Wait = Omit<LongWait, 'table'>

/** The present wait, however long; undefined if nobody is waited for. Who plays against bots keeps nobody waiting. */
function waitOf(store: Store): Wait | undefined {
  const { card, now } = store
  const people = store.seats().filter(({ kind }) => kind !== 'bot')
  if (!now || store.stage !== 'playing' || people.length < 2) return undefined
  const begun = Object.values(now.waits.begun)
  // Else it waits for the one who answered last and was asked again.
  const since = begun.length > 0 ? Math.min(...begun) : Math.max(...Object.values(now.asked).map(asked => asked.since))
  return { since, seats: begun.length || 1, hasClock: card.pace !== undefined }
}

/** As reported. */
export const longWaitOf = (store: Store): Wait | undefined => (store.card.longWait === undefined ? undefined : waitOf(store))

/** When the lobby object has to be told: after some days, and at once when a reported wait is over. */
export function longWaitDue({ store }: Pick<TableParts, 'store'>, now: Time): Time | undefined {
  const since = waitOf(store)?.since
  const { longWait } = store.card
  if (longWait === since) return undefined
  return longWait === undefined && since !== undefined ? since + LONG_WAIT_DAYS * DAY : now
}

export function longWaitAlarm(table: TableParts, now: Time): void {
  const { store, notices, commit } = table
  if ((longWaitDue(table, now) ?? Infinity) > now) return
  const since = waitOf(store)?.since
  const longWait = since !== undefined && since + LONG_WAIT_DAYS * DAY <= now ? since : undefined
  commit(() => {
    store.setCard({ ...store.card, longWait })
    notices.wait(now)
  })
}
