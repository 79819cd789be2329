/** All that is kept of one person, each kind of rows by its own part. */
import { Outbox } from '../post/outbox'
import { TOLD_LATE } from './late'
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
  sql.exec(TOLD_LATE)
  return { self: new Self(sql), tables: new OwnTables(sql), outbox: new Outbox(sql), wishes: new Wishes(sql) }
}

/** Whether anything ever was: looking must not make it so. */
export const isKeptIn = (sql: SqlStorage): boolean => sql.exec('PRAGMA table_info(person)').toArray().length > 0
