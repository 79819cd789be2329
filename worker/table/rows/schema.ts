/** The SQL tables of a game table, a sentence each, and their migrations. Few rows are written, because the platform charges by row. */
import { hasTable, migrate, type Schema } from '../../shared/migrate.ts'

const GAME = `
  -- What was fixed when the table was created; a single row.
  CREATE TABLE card (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL);

  -- The seats: name, generation of the personal link, and the keyed hash of an email address, never the address itself.
  CREATE TABLE seats (
    seat INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, pirate TEXT NOT NULL, generation INTEGER NOT NULL DEFAULT 0,
    person TEXT, language TEXT NOT NULL, words TEXT, taken INTEGER, bot INTEGER, settings TEXT NOT NULL DEFAULT '{}'
  ) WITHOUT ROWID;

  -- History: one row per answer, with everything it caused. A takeback is also a row, and names the row that it voids.
  CREATE TABLE answers (
    number INTEGER PRIMARY KEY, position INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, prompt TEXT NOT NULL,
    choice TEXT NOT NULL, given TEXT NOT NULL, draws TEXT NOT NULL, voids INTEGER
  );

  -- The current state of the game; a single row, always equal to the sum of the history.
  CREATE TABLE present (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL);

  -- Events at the table outside the game that everybody sees in the log: votes, time-outs, absences, seats left and taken back.
  CREATE TABLE remarks (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL);

  -- Messages and private notes, with the position at which each was written.
  CREATE TABLE talk (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL);
  CREATE TABLE notes (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL);

  -- Votes and their ballots; the outcome is set when a vote is closed.
  CREATE TABLE votes (
    number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, about INTEGER NOT NULL, opened INTEGER NOT NULL,
    until INTEGER NOT NULL, ballots TEXT NOT NULL DEFAULT '{}', outcome TEXT
  );

  -- Replies by mail, and how each was answered.
  CREATE TABLE replies (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, seat INTEGER NOT NULL, receipt TEXT NOT NULL);`

const WAYS = `
  -- Webhooks of a seat or, with no seat's number, of the whole table: target and recent results.
  CREATE TABLE hooks (id INTEGER PRIMARY KEY AUTOINCREMENT, seat INTEGER NOT NULL, body TEXT NOT NULL, health TEXT NOT NULL DEFAULT '{}');

  -- Browsers subscribed to push notices for a seat.
  CREATE TABLE devices (id INTEGER PRIMARY KEY AUTOINCREMENT, seat INTEGER NOT NULL, endpoint TEXT NOT NULL, since INTEGER NOT NULL, body TEXT NOT NULL);`

/** Notices to deliver: written with the answer that caused them, handed on by the alarm, retried until done. `first` is the first waiting
    row of that time, which makes an index of waiting rows unnecessary. */
const notices = (name: string): string => `
  CREATE TABLE ${name} (
    id INTEGER PRIMARY KEY, first INTEGER NOT NULL DEFAULT 0, seat INTEGER NOT NULL, kind TEXT NOT NULL, cause INTEGER NOT NULL,
    due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, error TEXT, done INTEGER, via TEXT NOT NULL DEFAULT 'letter',
    written INTEGER NOT NULL DEFAULT 0, fate TEXT
  );`

/** The position that a vote would go back to. */
const VOTES_HAVE_TARGETS = 'ALTER TABLE votes ADD COLUMN target INTEGER;'

/** Each migration runs once, in order; a released one never changes. */
export const MIGRATIONS = [
  `${GAME}

  -- Notices to deliver: written in the same transaction as their cause, handed on by the alarm, retried until done.
  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, seat INTEGER NOT NULL, kind TEXT NOT NULL, cause INTEGER NOT NULL,
    due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, error TEXT, done INTEGER
  );
  CREATE INDEX notices_due ON notices (due) WHERE done IS NULL;
  `,
  `
  -- The channel of a notice (letter, hook.ID, push.ID), when it was written, and why it was not sent, if it was not.
  ALTER TABLE notices ADD COLUMN via TEXT NOT NULL DEFAULT 'letter';
  ALTER TABLE notices ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE notices ADD COLUMN fate TEXT;
${WAYS}
  `,
  `${notices('told')}
  -- People's lists now ask the tables themselves, so notices that would have updated the lists are done.
  INSERT INTO told (id, seat, kind, cause, due, tries, error, done, via, written, fate)
    SELECT id, seat, kind, cause, due, tries, error, iif(kind = 'row', coalesce(done, due), done), via, written, fate FROM notices;
  -- Ids are never reused, not even those of deleted rows.
  INSERT INTO told (id, seat, kind, cause, due, done)
    SELECT seq, -1, 'row', -1, 0, 0 FROM sqlite_sequence WHERE name = 'notices' AND seq > (SELECT coalesce(max(id), 0) FROM told);
  DROP TABLE notices;
  ALTER TABLE told RENAME TO notices;
  `,
  VOTES_HAVE_TARGETS,
]

/** The schema that the migrations lead to, created at once, which writes fewer rows. */
export const FRESH = `${GAME}
${WAYS}
${notices('notices')}
  ${VOTES_HAVE_TARGETS}`

export const TABLE_SCHEMA: Schema = { migrations: MIGRATIONS, fresh: FRESH }

export const makeReady = (sql: SqlStorage): void => migrate({ sql }, TABLE_SCHEMA)

/** Whether this storage holds a table. */
export const exists = (sql: SqlStorage): boolean => hasTable(sql, 'schema')
