/** A table as its object has it, over an SQLite in memory and without the platform: the clock is whatever the test says. */
import type { Env } from '../../worker/env'
import { Channels } from '../../worker/table/channels'
import { nextDue, dutiesOf } from '../../worker/table/duties'
import { Notices } from '../../worker/table/notices'
import type { TableParts } from '../../worker/table/parts'
import { Remarks } from '../../worker/table/remarks'
import { Replies } from '../../worker/table/replies'
import { makeReady } from '../../worker/table/schema'
import { Seldom } from '../../worker/table/seldom'
import { Store } from '../../worker/table/store'
import { Talk } from '../../worker/table/talk'
import { Votes } from '../../worker/table/votes'
import { memory } from '../games/standin'

/** Those of the settings that a table asks for. */
const ENV = { SITE_KEY: '5e'.repeat(32), PUBLIC_URL: 'http://127.0.0.1:8787' } as unknown as Env

export function emptyTable(): TableParts {
  const sql = memory()
  makeReady(sql)
  const store = new Store(sql)
  const seldom = new Seldom(sql)
  const channels = new Channels(seldom)
  return {
    env: ENV,
    store,
    channels,
    notices: new Notices(sql, () => store.seats(), channels, 0, () => store.card.id),
    votes: new Votes(seldom),
    talk: new Talk(seldom),
    remarks: new Remarks(seldom),
    replies: new Replies(sql),
    commit: writes => writes(),
    onDisk: async () => {},
  }
}

/** As the alarm does; what is to be delivered counts as delivered. */
export function ring(table: TableParts, now: number): void {
  for (const duty of dutiesOf(table, now)) duty()
  for (const { id } of table.notices.due(now)) table.notices.done(id, now)
}

export const alarmOf = nextDue
