/** What the games that every test run plays may take, each as measured; more by a twentieth is too much. Who makes a game cheaper
    lowers them. */
import type { Bill } from './bill'
import type { Kind } from './people'

export type Counted = Pick<Bill, 'rowsWritten' | 'rowsRead' | 'letters' | 'workerRequests' | 'objectRequests'>

export const ABOVE = 1.05

export const BUDGETS: readonly { kind: Kind; most: Counted }[] = [
  { kind: { game: 'regatta', edition: 'first', seats: 2 }, most: { rowsWritten: 280, rowsRead: 1998, letters: 18, workerRequests: 91, objectRequests: 180 } },
  {
    kind: { game: 'tunnel', edition: 'tortuga', seats: 2, house: { 'Sections of the tunnel': '4', 'Pirates of each player': '3' } },
    most: { rowsWritten: 370, rowsRead: 2859, letters: 26, workerRequests: 146, objectRequests: 263 },
  },
]
