/** All that is kept of one person, each kind of rows by its own part. */
import { Outbox } from '../post/outbox'
import { makeReady } from './schema'
import { Self } from './self'
import { OwnTables } from './tables'
import { Wishes } from './wishes'

export interface Kept {
  self: Self
  tables: OwnTables
  outbox: Outbox
  wishes: Wishes
}

export function keptIn(sql: SqlStorage): Kept {
  makeReady(sql)
  return { self: new Self(sql), tables: new OwnTables(sql), outbox: new Outbox(sql), wishes: new Wishes(sql) }
}
