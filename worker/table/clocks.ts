/** The clocks of a table's seats, kept in step with what is asked of whom. What a clock does stands in clock/. */
import type { Time } from '../../web/model'
import type { Prompt, Seat } from '../rules/contract'
import { ALWAYS, answered, asked, fresh, reading, settled, type Reading, type SeatClock } from './clock'
import type { Card } from './card'
import type { Given } from './door'
import type { Now, Store } from './store'

export function freshClocks(store: Pick<Store, 'card' | 'seats'>): SeatClock[] {
  const { pace } = store.card
  return pace ? store.seats().map(({ settings }) => fresh(pace, settings.hours ?? ALWAYS)) : []
}

/** One seat has answered, perhaps, and standing orders for others; from now on the clocks run where the table waits. What an order
    answers adds time as if its person had answered at once: nobody can tell from a clock who it was. */
export function clocksAfter(
  { pace }: Card,
  clocks: SeatClock[],
  by: Seat | undefined,
  { prompts, given = [] }: { prompts: readonly Prompt[]; given?: readonly Given[] },
  now: Time
): SeatClock[] {
  if (!pace) return clocks
  const waitsFor = prompts.filter(({ may }) => !may).map(({ seat }) => seat)
  const own = clocks.map((clock, seat) => (seat === by ? answered(clock, pace, now) : clock))
  const ordered = given.filter(one => one.by === 'order')
  const credited = ordered.reduce((all, { seat }) => all.map((clock, s) => (s === seat ? answered(asked(clock, now), pace, now) : clock)), own)
  return settled(credited, waitsFor, now)
}

export const readingOf = ({ clocks }: Pick<Now, 'clocks'>, seat: Seat, now: Time): Reading | undefined => {
  const clock = clocks[seat]
  return clock && reading(clock, now)
}

/** The table is laid aside until then. */
export function pausedUntil({ clocks }: Pick<Now, 'clocks'>, now: Time): Time | undefined {
  return clocks[0]?.pauses.find(({ from, until }) => from <= now && now < until)?.until
}
