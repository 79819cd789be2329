/** The tables of a person's object, a sentence each, and how older ones are brought up to date. */
import { hasTable, migrate } from '../migrate'

const TABLES = `
  -- The address, whether it said "never write to me", and whether it was found not to work; one row.
  CREATE TABLE IF NOT EXISTS person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, address TEXT NOT NULL, never INTEGER, bounced INTEGER, why TEXT,
    digest TEXT, digest_due INTEGER, confirmed INTEGER);
  -- The tables at which this person sits, each as it last told of itself.
  CREATE TABLE IF NOT EXISTS tables (id TEXT NOT NULL, seat INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID;
  -- Tables that have to be told that letters do not arrive.
  CREATE TABLE IF NOT EXISTS untold (id TEXT PRIMARY KEY) WITHOUT ROWID;
  -- Kinds of letters, and tables, of which this person wants none.
  CREATE TABLE IF NOT EXISTS unwanted (what TEXT PRIMARY KEY) WITHOUT ROWID;
  -- Letters that went to the address before anybody there had agreed to any, and who made us write them.
  CREATE TABLE IF NOT EXISTS firsts (id TEXT PRIMARY KEY, at INTEGER NOT NULL, host TEXT NOT NULL) WITHOUT ROWID;
  -- What was last told of letters that are late; one row, once any was.
  CREATE TABLE IF NOT EXISTS late (one INTEGER PRIMARY KEY CHECK (one = 1), letters INTEGER NOT NULL, since INTEGER);`

/** Letters to write and send: those of one table numbered by its notices, so that twice counts once. One that could not be written
    when it was due is \`unwritable\` and holds back no others. */
const outbox = (name: string): string => `
  CREATE TABLE ${name} (
    thread TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, written INTEGER NOT NULL,
    due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, unwritable INTEGER NOT NULL DEFAULT 0, tried INTEGER, error TEXT,
    accepted TEXT, fate TEXT, done INTEGER, PRIMARY KEY (thread, number)
  ) WITHOUT ROWID;`
const OUTBOX_DUE = 'CREATE INDEX outbox_due ON outbox (due) WHERE done IS NULL;'

const MIGRATIONS = [
  `${TABLES}
  ${outbox('letters')}
  INSERT OR IGNORE INTO letters (thread, number, id, kind, body, written, due, tries, unwritable, tried, error, accepted, fate, done)
    SELECT thread, iif(id GLOB thread || '.[0-9]*' AND thread NOT IN ('links', 'digest'), CAST(substr(id, length(thread) + 2) AS INTEGER), number),
      id, kind, body, written, due, tries, number IN (SELECT number FROM unwritable), tried, error, accepted, fate, done FROM outbox;
  DROP TABLE outbox;
  DROP TABLE unwritable;
  ALTER TABLE letters RENAME TO outbox;
  ${OUTBOX_DUE}`,
]

const FRESH = `${TABLES}${outbox('outbox')}\n  ${OUTBOX_DUE}`

export const isKeptIn = (sql: SqlStorage): boolean => hasTable(sql, 'person')

export const makeReady = (sql: SqlStorage): void => migrate(sql, MIGRATIONS, isKeptIn(sql) ? undefined : FRESH)
