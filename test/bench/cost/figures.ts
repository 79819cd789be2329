/** The figures counted, and the protocol between the bench and the Worker under test. */

/** Classes of Durable Objects. */
export const KINDS = ['Table', 'Person', 'Mailbox', 'Gate', 'Lobby', 'Code'] as const
export type Kind = (typeof KINDS)[number]

export interface Use {
  /** Calls from outside, not counting alarms. */
  requests: number
  alarms: number
  /** Pages that opened a live channel. */
  sockets: number
  rowsRead: number
  rowsWritten: number
  /** Bytes on disk. */
  stored: number
  /** Milliseconds in memory while answering. */
  busy: number
}
export const EMPTY: Use = { requests: 0, alarms: 0, sockets: 0, rowsRead: 0, rowsWritten: 0, stored: 0, busy: 0 }

/** Totals since the start. */
export interface Counts {
  /** The bench clock's time. */
  at: number
  /** Requests to the Worker. */
  requests: number
  letters: number
  /** Bytes of letters. */
  bytes: number
  objects: Record<Kind, Use>
}

/** The path at which the Worker under test takes orders. */
export const BENCH = '/cost'

export type Order =
  | { do: 'seed'; n: number }
  | { do: 'run'; until: number | null }
  | { do: 'choose'; table: string; seat: number; key: string }
  | { do: 'count' }
export interface Told {
  seed: null
  run: { at: number; letters: Letter[] }
  choose: Asked[]
  count: Counts
}
export interface Letter {
  at: number
  to: string
  text: string
}
export interface Asked {
  prompt: string
  choice: string
  may: boolean
}
