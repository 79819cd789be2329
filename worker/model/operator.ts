/** What the operator's page shows about the site. */
import type { Time } from '.'

export interface RouteTimes {
  route: string
  times: number
  /** Milliseconds. */
  slowest: number
  mean: number
}

/** A table that has been waiting for long, as far as the operator may know it. */
export interface LongWait {
  /** The beginning of its id, as in the log; the whole id would open the table. */
  table: string
  since: Time
  /** How many seats it waits for. */
  seats: number
  /** With a clock it goes on by itself. */
  hasClock: boolean
}

/** The file that worker/host/site/status.ts writes every minute. */
export interface Status {
  at: Time
  tables: number
  /** How many of them were written to in the last day. */
  touched: number
  /** How many were not written to for a week. */
  quiet?: number
  bytes: number
  free: number
  /** The system clock jumped within the last day. */
  jumped?: { at: Time; seconds: number }
}
