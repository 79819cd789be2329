/** Keeps the seats' clocks in step with who is asked; clock/ says what a clock does. */
import type { Time } from '../../model'
import type { Prompt, Seat } from '../../rules/contract'
import { ALWAYS, answered, asked, fresh, reading, settled, type Reading, type SeatClock } from '../../clock'
import type { Card } from '../rows/card'
import type { Given } from '../../engine/door'
import type { Store } from '../rows/store'
import type { Now } from '../rows/now'

export function freshClocks(store: Pick<Store, 'card' | 'seats'>): SeatClock[] {
  const { pace } = store.card
  return pace ? store.seats().map(({ settings }) => fresh(pace, settings.hours ?? ALWAYS)) : []
}

/** The clocks after an answer of seat `by`, if any, and automatic answers: they run exactly where the table waits. An order's answer adds
    time as if its person had answered at once, so a clock does not tell which it was. */
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
  const credited = ordered.reduce(
    (all, { seat }) => all.map((clock, s) => (s === seat ? answered(asked(clock, now), pace, now) : clock)),
    own
  )
  return settled(credited, waitsFor, now)
}

export const readingOf = ({ clocks }: Pick<Now, 'clocks'>, seat: Seat, now: Time): Reading | undefined => {
  const clock = clocks[seat]
  return clock && reading(clock, now)
}

/** The end of the table's present pause. */
export function pausedUntil({ clocks }: Pick<Now, 'clocks'>, now: Time): Time | undefined {
  return clocks[0]?.pauses.find(({ from, until }) => from <= now && now < until)?.until
}
