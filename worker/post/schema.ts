/** The mailbox's one SQL table, and its migrations. */
import type { Schema } from '../shared/migrate.ts'

export const LISTED = ['kind', 'to', 'subject'].map(field => `json_extract(body, '$.${field}')`)

export const MAILBOX_SCHEMA: Schema = {
  migrations: [
    `
    -- Letters as they came, newest last; the id makes twice count once.
    CREATE TABLE IF NOT EXISTS letters (number INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT UNIQUE, at INTEGER, body TEXT);
    -- What the list shows: a letter carries a picture, and a list of whole letters would be too large to be handed over.
    CREATE INDEX IF NOT EXISTS letters_listed ON letters (number, at, ${LISTED.join(', ')});`,
  ],
}
