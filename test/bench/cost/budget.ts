/** Measured budgets of the games that every test run plays, with a tolerance of 5%. Lower them when a game gets cheaper. */
import type { Bill } from './bill'
import type { Kind } from './people'

export type Counted = Pick<Bill, 'rowsWritten' | 'rowsRead' | 'letters' | 'workerRequests' | 'objectRequests'>

export const ABOVE = 1.05

export const BUDGETS: readonly { kind: Kind; most: Counted }[] = [
  {
    kind: { game: 'regatta', edition: 'first', seats: 2 },
    most: { rowsWritten: 237, rowsRead: 1813, letters: 18, workerRequests: 91, objectRequests: 180 },
  },
  {
    kind: { game: 'tunnel', edition: 'tortuga', seats: 2, house: { 'Sections of the tunnel': '4', 'Pirates per player': '3' } },
    most: { rowsWritten: 346, rowsRead: 2816, letters: 26, workerRequests: 146, objectRequests: 263 },
  },
]
