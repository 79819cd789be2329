/** A table as its object holds it, over an SQLite in memory and without the platform; the test sets the clock. */
import { Channels } from '../../worker/table/rows/channels'
import { nextDue, dutiesOf } from '../../worker/table/duties'
import { Notices } from '../../worker/table/rows/notices'
import type { TableParts } from '../../worker/table/rows/parts'
import { Remarks } from '../../worker/table/rows/remarks'
import { Replies } from '../../worker/table/rows/replies'
import { makeReady } from '../../worker/table/rows/schema'
import { RowCache } from '../../worker/shared/row-cache'
import { Store } from '../../worker/table/rows/store'
import { Talk } from '../../worker/table/rows/talk'
import { Votes } from '../../worker/table/rows/votes'
import { memory } from '../games/standin'

/** Only the settings that a table reads. */
const ENV = { SITE_KEY: '5e'.repeat(32), PUBLIC_URL: 'http://127.0.0.1:8787' } as unknown as Env

export function emptyTable(): TableParts {
  const sql = memory()
  makeReady(sql)
  const store = new Store(sql)
  const cache = new RowCache(sql)
  const channels = new Channels(cache)
  return {
    env: ENV,
    store,
    channels,
    notices: new Notices(
      sql,
      () => store.seats(),
      channels,
      0,
      () => store.card.id
    ),
    votes: new Votes(cache),
    talk: new Talk(cache),
    remarks: new Remarks(cache),
    replies: new Replies(sql),
    commit: writes => writes(),
    onDisk: async () => {},
  }
}

/** Does what the alarm does; everything due counts as delivered. */
export function ring(table: TableParts, now: number): void {
  for (const duty of dutiesOf(table, now)) duty()
  for (const { id } of table.notices.due(now)) table.notices.done(id, now)
}

export const alarmOf = nextDue
