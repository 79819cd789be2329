/** Fifty people try to take five open seats at once over HTTP, twenty times: exactly five succeed, and the others get a friendly page. */
import assert from 'node:assert/strict'
import { startSite } from '../host/site'
import { openSeats, rush as rushAt } from '../kit/rush'
import { faultsOf } from '../kit/well-formed'
import { Visitor } from '../kit/visitor'
import type { Check } from './check'

const TIMES = 20
const browser = (): Visitor => new Visitor((url, init) => fetch(url, init), { 'accept-language': 'en' })

export const rush: Check = {
  async run() {
    const site = await startSite({ TABLES_PER_MINUTE: '1000' })
    const done = { tables: 0, seated: 0, refused: 0 }
    try {
      for (; done.tables < TIMES; done.tables++) {
        const { seated, refused } = await rushAt(await openSeats(browser(), `${site.address}/`), browser)
        assert.deepEqual(seated.map(({ seat }) => seat).toSorted(), ['0', '1', '2', '3', '4'])
        assert.deepEqual([...new Set(refused.map(({ status }) => status))], [409])
        assert.deepEqual(refused.flatMap(faultsOf), [])
        done.seated += seated.length
        done.refused += refused.length
      }
      return done
    } finally {
      await site.stop()
    }
  },
}
