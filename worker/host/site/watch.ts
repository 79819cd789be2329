/** Detects problems that only the machine shows: a clock that jumps, a disk that fills. Each is logged once when it begins, and the disk
    again when it has room. */
import { LEAST_FREE_BYTES } from '../../shared/bounds.ts'
import type { Facts, Level } from '../../shared/log.ts'

/** One look at the machine. */
export interface Look {
  /** The wall clock, and a monotonic one. */
  at: number
  steady: number
  /** Free bytes. */
  free: number
}
export type Event = [level: Level, event: string, facts: Facts]

/** Normal clock corrections are smaller. */
const JUMP_MS = 5_000

/** How far the wall clock jumped. A machine that slept looks the same. */
export function jumpOf(before: Look | undefined, now: Look): number {
  const jump = before ? now.at - before.at - (now.steady - before.steady) : 0
  return Math.abs(jump) < JUMP_MS ? 0 : jump
}

export function eventsOf(before: Look | undefined, now: Look): Event[] {
  const jump = jumpOf(before, now)
  const [was, is] = [before !== undefined && before.free < LEAST_FREE_BYTES, now.free < LEAST_FREE_BYTES]
  const megabytes = Math.floor(now.free / 1_000_000)
  return [
    ...(jump === 0
      ? []
      : [
          [
            'warn',
            'clock-jumped',
            { seconds: Math.round(jump / 1000), says: 'deadlines follow the clock: see that it is kept right' },
          ] satisfies Event,
        ]),
    ...(is && !was
      ? [['error', 'disk-nearly-full', { megabytes, says: 'make room: when it is full, no answer can be kept' }] satisfies Event]
      : []),
    ...(was && !is ? [['info', 'disk-has-room', { megabytes }] satisfies Event] : []),
  ]
}
