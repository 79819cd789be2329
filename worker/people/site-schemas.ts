/** The SQL tables of the objects that serve the whole site, a sentence each, and their migrations. */
import type { Stored, Schema } from '../shared/migrate.ts'

export const LOBBY_SCHEMA: Schema = {
  migrations: [
    `
    -- One row per table with open seats. The row of a closed table stays, so that a late message cannot reopen it.
    CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, count INTEGER NOT NULL, made INTEGER NOT NULL, body TEXT) WITHOUT ROWID;
    CREATE INDEX IF NOT EXISTS tables_open ON tables (made) WHERE body IS NOT NULL;
    -- Counts of what happened, per day.
    CREATE TABLE IF NOT EXISTS days (day INTEGER NOT NULL, what TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (day, what)) WITHOUT ROWID;
    -- Objects with late letters: how many, and since when.
    CREATE TABLE IF NOT EXISTS late (who TEXT PRIMARY KEY, letters INTEGER NOT NULL, since INTEGER) WITHOUT ROWID;
    -- Objects whose letters wait because the transport is down, and since when the site has known.
    CREATE TABLE IF NOT EXISTS outage (who TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;`,
    `
    -- One row per table that has been waiting for days: since when, for how many seats, and whether it has a clock.
    CREATE TABLE waits (id TEXT PRIMARY KEY, since INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID;
    CREATE INDEX waits_longest ON waits (since);`,
    `
    -- Closed tables by age; they are deleted once no late message about them can arrive.
    CREATE INDEX tables_closed ON tables (made) WHERE body IS NULL;`,
  ],
}

export const GATE_SCHEMA: Schema = {
  migrations: [
    stored => {
      stored.sql.exec(`
        -- How often a network address (hashed) did something, and since when this is counted.
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
        -- Short codes by place: the link each stands for, when it expires, and wrong guesses at that place since it was made.
        CREATE TABLE codes (place TEXT NOT NULL, digits TEXT NOT NULL, link TEXT NOT NULL, until INTEGER NOT NULL, guesses INTEGER NOT NULL DEFAULT 0,
          PRIMARY KEY (place, digits)) WITHOUT ROWID;
        -- Wrong guesses at the whole site, and until when they count; at most a single row.
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
