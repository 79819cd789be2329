/** The mailbox's one SQL table, and its migrations. */
import type { Schema } from '../shared/migrate.ts'

export const LISTED = ['kind', 'to', 'subject'].map(field => `json_extract(body, '$.${field}')`)

export const MAILBOX_SCHEMA: Schema = {
  migrations: [
    `
    -- Letters in order of arrival; the unique id drops duplicates.
    CREATE TABLE IF NOT EXISTS letters (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, at INTEGER, body TEXT);
    -- What the list shows. Whole letters contain pictures, and a list of those would be too large for one RPC call.
    CREATE INDEX IF NOT EXISTS letters_listed ON letters (number, at, ${LISTED.join(', ')});`,
  ],
}
