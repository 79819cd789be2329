/** The SQL tables of a game table, a sentence each, and their migrations. Few rows are written, because the platform charges by row. */
import { hasTable, migrate, type Schema } from '../../shared/migrate.ts'

const GAME = `
  -- What was fixed when the table was made; one row.
  CREATE TABLE card (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL);

  -- Who sits where: the name, the generation of the personal link, and the keyed hash of an address, never an address.
  CREATE TABLE seats (
    seat INTEGER PRIMARY KEY, name TEXT NOT NULL, kind TEXT NOT NULL, pirate TEXT NOT NULL, generation INTEGER NOT NULL DEFAULT 0,
    person TEXT, language TEXT NOT NULL, words TEXT, taken INTEGER, bot INTEGER, settings TEXT NOT NULL DEFAULT '{}'
  ) WITHOUT ROWID;

  -- History: one row for each answer with all that it caused. A takeback is a row too; it names the row that it makes void.
  CREATE TABLE answers (
    number INTEGER PRIMARY KEY, position INTEGER NOT NULL, at INTEGER NOT NULL, seat INTEGER, prompt TEXT NOT NULL,
    choice TEXT NOT NULL, given TEXT NOT NULL, draws TEXT NOT NULL, voids INTEGER
  );

  -- Where the game is now; one row, always what the history adds up to.
  CREATE TABLE present (one INTEGER PRIMARY KEY CHECK (one = 1), body TEXT NOT NULL);

  -- What happened at the table beside the game, told to all in the log: votes, time-outs, absences, seats left and taken back.
  CREATE TABLE remarks (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, body TEXT NOT NULL);

  -- What people say to each other, and what they note for themselves, with the position at which it was written.
  CREATE TABLE talk (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL);
  CREATE TABLE notes (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, position INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL);

  -- What the seats decide together, and who said what; closed with its outcome.
  CREATE TABLE votes (
    number INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, about INTEGER NOT NULL, opened INTEGER NOT NULL,
    until INTEGER NOT NULL, ballots TEXT NOT NULL DEFAULT '{}', outcome TEXT
  );

  -- Letters that came in answer to ours, and what each was told.
  CREATE TABLE replies (number INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, seat INTEGER NOT NULL, receipt TEXT NOT NULL);`

const WAYS = `
  -- Webhooks of a seat, or of the whole table under nobody's number: where to, and how each fares.
  CREATE TABLE hooks (id INTEGER PRIMARY KEY AUTOINCREMENT, seat INTEGER NOT NULL, body TEXT NOT NULL, health TEXT NOT NULL DEFAULT '{}');

  -- Browsers that show notices of a seat.
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

  -- What is to be delivered: written with the answer that caused it, handed on by the alarm, tried again until it is done.
  CREATE TABLE notices (
    id INTEGER PRIMARY KEY AUTOINCREMENT, seat INTEGER NOT NULL, kind TEXT NOT NULL, cause INTEGER NOT NULL,
    due INTEGER NOT NULL, tries INTEGER NOT NULL DEFAULT 0, error TEXT, done INTEGER
  );
  CREATE INDEX notices_due ON notices (due) WHERE done IS NULL;
  `,
  `
  -- By which way a notice goes (letter, hook.ID, push.ID), when it was written, and what became of it where it was not sent.
  ALTER TABLE notices ADD COLUMN via TEXT NOT NULL DEFAULT 'letter';
  ALTER TABLE notices ADD COLUMN written INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE notices ADD COLUMN fate TEXT;
${WAYS}
  `,
  `${notices('told')}
  -- Lists of people's tables ask the tables: what was to be told to them is done.
  INSERT INTO told (id, seat, kind, cause, due, tries, error, done, via, written, fate)
    SELECT id, seat, kind, cause, due, tries, error, iif(kind = 'row', coalesce(done, due), done), via, written, fate FROM notices;
  -- No id is used twice, those of rows that are gone included.
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
