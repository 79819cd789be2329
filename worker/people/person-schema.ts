/** The SQL tables of a person's object, a sentence each, and their migrations. */
import { hasTable, migrate, type Schema } from '../shared/migrate.ts'

const TABLES = `
  -- The email address, whether it asked for no letters at all, and whether letters to it bounce; a single row.
  CREATE TABLE IF NOT EXISTS person (one INTEGER PRIMARY KEY CHECK (one = 1), name TEXT NOT NULL, address TEXT NOT NULL, never INTEGER, bounced INTEGER, why TEXT,
    digest TEXT, digest_due INTEGER, confirmed INTEGER);
  -- The tables where this person has a seat, each as last reported.
  CREATE TABLE IF NOT EXISTS tables (id TEXT NOT NULL, seat INTEGER NOT NULL, count INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (id, seat)) WITHOUT ROWID;
  -- Tables to be told that letters do not arrive.
  CREATE TABLE IF NOT EXISTS untold (id TEXT PRIMARY KEY) WITHOUT ROWID;
  -- Kinds of letters and tables that this person has unsubscribed from.
  CREATE TABLE IF NOT EXISTS unwanted (what TEXT PRIMARY KEY) WITHOUT ROWID;
  -- Letters sent to the address before it was confirmed, and who caused them.
  CREATE TABLE IF NOT EXISTS firsts (id TEXT PRIMARY KEY, at INTEGER NOT NULL, host TEXT NOT NULL) WITHOUT ROWID;
  -- What was last reported about late letters; at most a single row.
  CREATE TABLE IF NOT EXISTS late (one INTEGER PRIMARY KEY CHECK (one = 1), letters INTEGER NOT NULL, since INTEGER);`

const outbox = (name: string, { waits = '', key = 'thread, number' } = {}): string => `
  CREATE TABLE ${name} (
    ${waits}thread TEXT NOT NULL, number INTEGER NOT NULL, id TEXT NOT NULL, kind TEXT NOT NULL, body TEXT NOT NULL, written INTEGER NOT NULL,
    due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, unwritable INTEGER NOT NULL DEFAULT 0, tried INTEGER, error TEXT,
    accepted TEXT, fate TEXT, done INTEGER, PRIMARY KEY (${key})
  ) WITHOUT ROWID;`
/** Letters to write and send. Those of one table are numbered by its notices, so that a repeated one counts once. Waiting ones come first
    in the key, which costs less than an index. A letter that could not be written when due is \`unwritable\` and holds back no others. */
const waitingFirst = (name: string): string => outbox(name, { waits: 'waits INTEGER NOT NULL DEFAULT 1, ', key: 'waits, thread, number' })
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
  `${waitingFirst('letters')}
  INSERT INTO letters (waits, thread, number, id, kind, body, written, due, tries, unwritable, tried, error, accepted, fate, done)
    SELECT done IS NULL, thread, number, id, kind, body, written, due, tries, unwritable, tried, error, accepted, fate, done FROM outbox;
  DROP TABLE outbox;
  ALTER TABLE letters RENAME TO outbox;`,
]

const FRESH = TABLES + waitingFirst('outbox')

export const isKeptIn = (sql: SqlStorage): boolean => hasTable(sql, 'person')

export const PERSON_SCHEMA: Schema = { migrations: MIGRATIONS, fresh: FRESH, isOlder: isKeptIn }

export const makeReady = (sql: SqlStorage): void => migrate({ sql }, PERSON_SCHEMA)
