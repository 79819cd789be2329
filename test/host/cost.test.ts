/** A sample of `npm run cost`: one finished game of each kind, played by letter over HTTP. */
import { afterAll, describe, expect, test } from 'vitest'
import { ABOVE, BUDGETS, type Counted } from '../bench/cost/budget'
import { playGames } from '../bench/cost/play'
import { costSite } from '../bench/cost/site'

describe('a finished game', async () => {
  const site = await costSite()
  afterAll(() => site.stop())

  test.each(BUDGETS)(
    'of $kind.game stays within its budget of rows, letters and requests',
    async ({ kind, most }) => {
      const bill = await playGames(site, kind, 1)
      const counted: Counted = {
        rowsWritten: bill.rowsWritten,
        rowsRead: bill.rowsRead,
        letters: bill.letters,
        workerRequests: bill.workerRequests,
        objectRequests: bill.objectRequests,
      }
      const over = Object.entries(counted).filter(
        ([what, n]) => n > ABOVE * (Object.entries(most).find(([name]) => name === what)?.[1] ?? 0)
      )
      expect(over, JSON.stringify(bill)).toEqual([])
    },
    300_000
  )
})
