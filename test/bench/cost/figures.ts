/** What is counted, what the bench and the Worker under it say to each other, and what a count comes to. */

/** Classes of objects. */
export const KINDS = ['Table', 'Person', 'Mailbox', 'Gate', 'Lobby', 'Code'] as const
export type Kind = (typeof KINDS)[number]

export interface Use {
  /** Calls from outside, without alarms. */
  requests: number
  alarms: number
  /** Pages that were connected. */
  sockets: number
  rowsRead: number
  rowsWritten: number
  /** Bytes on disk. */
  stored: number
  /** Milliseconds in memory to answer. */
  busy: number
}
export const EMPTY: Use = { requests: 0, alarms: 0, sockets: 0, rowsRead: 0, rowsWritten: 0, stored: 0, busy: 0 }

/** Everything since the start. */
export interface Counts {
  /** Of the clock. */
  at: number
  /** To the Worker. */
  requests: number
  letters: number
  /** Of letters. */
  bytes: number
  objects: Record<Kind, Use>
}

/** Where the Worker under the bench takes orders. */
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
