/** The schemas of all classes of objects, for tools that look at a whole data folder. */
import type { Schema } from '../../shared/migrate.ts'
import { PERSON_SCHEMA } from '../../people/person-schema.ts'
import { CODE_SCHEMA, GATE_SCHEMA, LOBBY_SCHEMA } from '../../people/site-schemas.ts'
import { MAILBOX_SCHEMA } from '../../post/schema.ts'
import { TABLE_SCHEMA } from '../../table/rows/schema.ts'

export const SCHEMAS: Readonly<Record<'Table' | 'Person' | 'Mailbox' | 'Gate' | 'Lobby' | 'Code', Schema>> = {
  Table: TABLE_SCHEMA,
  Person: PERSON_SCHEMA,
  Mailbox: MAILBOX_SCHEMA,
  Gate: GATE_SCHEMA,
  Lobby: LOBBY_SCHEMA,
  Code: CODE_SCHEMA,
}
