/** A real table store over in-memory SQLite, filled from a match, to make pages, letters and exports from. */
import { DatabaseSync } from 'node:sqlite'
import { PIRATES } from '../../worker/drawing/game'
import { Channels } from '../../worker/table/rows/channels'
import { makeReady } from '../../worker/table/rows/schema'
import { Notices } from '../../worker/table/rows/notices'
import type { PageParts } from '../../worker/table/views/pages'
import { Remarks } from '../../worker/table/rows/remarks'
import { RowCache } from '../../worker/shared/row-cache'
import { Store } from '../../worker/table/rows/store'
import type { Now } from '../../worker/table/rows/now'
import { Talk } from '../../worker/table/rows/talk'
import { Votes } from '../../worker/table/rows/votes'
import { CLOCK, type Match } from './kit'

/** The secret of every stand-in; its seats add no words. */
export const SECRET = '5e'.repeat(32)

const tables = new WeakMap<Match['rows'], PageParts>()

/** Real and imagined matches with the same history share one table, which holds the state asked for last. */
export function tableOf(match: Match): PageParts {
  const table = tables.get(match.rows) ?? made(match)
  tables.set(match.rows, table)
  if (table.store.now?.state !== match.present.state) table.store.setNow(nowOf(match))
  return table
}

function made(match: Match): PageParts {
  const sql = memory()
  makeReady(sql)
  const store = new Store(sql)
  const { setting, rows } = match
  store.make(
    {
      id: 'standin',
      name: 'Stand-in',
      game: setting.game.id,
      options: setting.options,
      secret: SECRET,
      made: CLOCK,
      open: false,
      language: 'en',
      absences: { times: 0, days: 0 },
    },
    Array.from({ length: setting.seats }, (_, seat) => ({
      ...{ seat, name: `Seat ${seat}`, kind: 'link', pirate: PIRATES[seat] ?? 'a', generation: 0, person: null },
      ...{ language: 'en', words: '', taken: CLOCK, bot: null, settings: {} },
    }))
  )
  for (const row of rows) store.history.add([row])
  const cache = new RowCache(sql)
  const notices = new Notices(
    sql,
    () => store.seats(),
    new Channels(cache),
    0,
    () => store.card.id
  )
  return {
    env: { SITE_KEY: '5e'.repeat(32) },
    store,
    notices,
    votes: new Votes(cache),
    talk: new Talk(cache),
    remarks: new Remarks(cache),
  }
}

/** What the platform tracks besides the game, with the clock standing still. */
function nowOf({ setting, present, rows, prompts }: Match): Now {
  const { number, position } = rows.at(-1) ?? { number: 0, position: 0 }
  const seats = Array.from({ length: setting.seats }, (_, seat) => seat)
  return {
    ...present,
    number,
    position,
    drawn: 0,
    here: seats.map(() => -1),
    lettered: seats.map(() => false),
    timeouts: seats.map(() => 0),
    clocks: [],
    waits: { begun: {}, lasted: [] },
    decisions: number,
    ...(prompts.length === 0 && { over: CLOCK }),
  }
}

/** The part of a Durable Object's SQL API that stores use. */
export function memory(): SqlStorage {
  const base = new DatabaseSync(':memory:')
  const exec = (query: string, ...values: (string | number | null)[]) => {
    // Migrations have many statements, which `prepare` does not accept.
    const one = /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(query)
    const rows = one ? base.prepare(query).all(...values) : []
    if (!one) base.exec(query)
    return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows.values() }
  }
  return { exec } as unknown as SqlStorage
}
