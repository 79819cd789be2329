/** The clocks of a table's seats, kept in step with what is asked of whom. What a clock does stands in clock/. */
import type { Time } from '../../web/model'
import type { Prompt, Seat } from '../rules/contract'
import { ALWAYS, answered, fresh, reading, settled, type Reading, type SeatClock } from './clock'
import type { Card } from './card'
import type { Now, Store } from './store'

export function freshClocks(store: Pick<Store, 'card' | 'seats'>): SeatClock[] {
  const { pace } = store.card
  return pace ? store.seats().map(({ settings }) => fresh(pace, settings.hours ?? ALWAYS)) : []
}

/** One seat has answered, perhaps; from now on the clocks run where the table waits. */
export function clocksAfter({ pace }: Card, clocks: SeatClock[], by: Seat | undefined, prompts: readonly Prompt[], now: Time): SeatClock[] {
  if (!pace) return clocks
  const waitsFor = prompts.filter(({ may }) => !may).map(({ seat }) => seat)
  return settled(clocks.map((clock, seat) => (seat === by ? answered(clock, pace, now) : clock)), waitsFor, now)
}

export const readingOf = ({ clocks }: Pick<Now, 'clocks'>, seat: Seat, now: Time): Reading | undefined => {
  const clock = clocks[seat]
  return clock && reading(clock, now)
}

/** The table is laid aside until then. */
export function pausedUntil({ clocks }: Pick<Now, 'clocks'>, now: Time): Time | undefined {
  return clocks[0]?.pauses.find(({ from, until }) => from <= now && now < until)?.until
}
