/** Everything stored about one person, each kind of row in its own part. */
import { Outbox } from '../post/outbox'
import { makeReady } from './person-schema'
import { PersonRow } from './self'
import { OwnTables } from './tables'
import { Wishes } from './wishes'

export interface PersonParts {
  self: PersonRow
  tables: OwnTables
  outbox: Outbox
  wishes: Wishes
}

export function keptIn(sql: SqlStorage): PersonParts {
  makeReady(sql)
  return { self: new PersonRow(sql), tables: new OwnTables(sql), outbox: new Outbox(sql), wishes: new Wishes(sql) }
}
