/** The SQL tables of the objects that serve the whole site, a sentence each, and their migrations. */
import type { Stored, Schema } from '../shared/migrate.ts'

export const LOBBY_SCHEMA: Schema = {
  migrations: [
    `
    -- One row for each table that still has open seats; a closed one keeps its count, so that a late message does not open it again.
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, count INTEGER NOT NULL, made INTEGER NOT NULL, body TEXT) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_open ON tables (made) WHERE body IS NOT NULL;
    -- How often something happened on a day.
    CREATE TABLE IF NOT EXISTS days (day INTEGER NOT NULL, what TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (day, what)) WITHOUT ROWID;
    -- By each object some of whose letters are late: how many, and since when.
    CREATE TABLE IF NOT EXISTS late (who TEXT PRIMARY KEY, letters INTEGER NOT NULL, since INTEGER) WITHOUT ROWID;
    -- By each object whose letters wait because the way itself is broken: since when the site has known that it is.
    CREATE TABLE IF NOT EXISTS outage (who TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;`,
    `
    -- One row for each table that has been waiting for days: since when, for how many, and whether it has a clock.
    CREATE TABLE waits (id TEXT PRIMARY KEY, since INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX waits_longest ON waits (since);`,
    `
    -- Closed tables by age: they leave once no late message about them can come.
    CREATE INDEX tables_closed ON tables (made) WHERE body IS NULL;`,
  ],
}

export const GATE_SCHEMA: Schema = {
  migrations: [
    stored => {
      stored.sql.exec(`
        -- How often a network address, known by its hash, did something, and since when that is counted.
        CREATE TABLE counts (what TEXT NOT NULL, network TEXT NOT NULL, since INTEGER NOT NULL, times INTEGER NOT NULL,
          PRIMARY KEY (what, network)) WITHOUT ROWID`)
      for (const [key, { since, times }] of taken<{ since: number; times: number }>(stored)) {
        const [what = '', network = ''] = key.split(' ')
        stored.sql.exec('INSERT INTO counts (what, network, since, times) VALUES (?, ?, ?, ?)', what, network, since, times)
      }
    },
  ],
}

export const CODE_SCHEMA: Schema = {
  migrations: [
    stored => {
      stored.sql.exec(`
        -- Short codes, each at its place: the link that it stands for, until when, and the wrong guesses at that place since it was made.
        CREATE TABLE codes (place TEXT NOT NULL, digits TEXT NOT NULL, link TEXT NOT NULL, until INTEGER NOT NULL, guesses INTEGER NOT NULL DEFAULT 0,
          PRIMARY KEY (place, digits)) WITHOUT ROWID;
        -- Wrong guesses at the whole site, and until when they count; one row, once there was any.
        CREATE TABLE wrong (one INTEGER PRIMARY KEY CHECK (one = 1), until INTEGER NOT NULL, times INTEGER NOT NULL)`)
      for (const [key, { link, until, guesses = 0, times = 0 }] of taken<{
        link?: string
        until: number
        guesses?: number
        times?: number
      }>(stored)) {
        const [, place = '', digits = ''] = key.split(' ')
        if (link === undefined) stored.sql.exec('INSERT INTO wrong (one, until, times) VALUES (1, ?, ?)', until, times)
        else
          stored.sql.exec(
            'INSERT INTO codes (place, digits, link, until, guesses) VALUES (?, ?, ?, ?, ?)',
            place,
            digits,
            link,
            until,
            guesses
          )
      }
    },
  ],
}

/** Removes and returns the key-value pairs in which these classes kept everything before 2026-11-19. */
function taken<T>({ kv }: Stored): [string, T][] {
  const all = [...(kv?.list<T>() ?? [])]
  for (const [key] of all) kv?.delete(key)
  return all
}
