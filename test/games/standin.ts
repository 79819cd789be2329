/** A table's own store over an SQLite in memory, holding a game of the kit: pages, letters and exports are made from it. */
import { DatabaseSync } from 'node:sqlite'
import { PIRATES } from '../../worker/rules/game'
import { Channels } from '../../worker/table/channels'
import { makeReady } from '../../worker/table/schema'
import { Notices } from '../../worker/table/notices'
import type { PageParts } from '../../worker/table/pages'
import { Remarks } from '../../worker/table/remarks'
import { Seldom } from '../../worker/table/seldom'
import { Store, type Now } from '../../worker/table/store'
import { Talk } from '../../worker/table/talk'
import { Votes } from '../../worker/table/votes'
import { CLOCK, type Match } from './kit'

/** Behind the chance of every stand-in; the seats add no words of their own. */
export const SECRET = '5e'.repeat(32)

const tables = new WeakMap<Match['rows'], PageParts>()

/** Games of one history, be they real or imagined, share a table; it holds the one that was asked for last. */
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
    { id: 'standin', name: 'Stand-in', game: setting.game.id, options: setting.options, secret: SECRET, made: CLOCK, open: false, language: 'en', absences: { times: 0, days: 0 } },
    Array.from({ length: setting.seats }, (_, seat) => ({
      ...{ seat, name: `Seat ${seat}`, kind: 'link', pirate: PIRATES[seat] ?? 'a', generation: 0, person: null },
      ...{ language: 'en', words: '', taken: CLOCK, bot: null, settings: {} },
    }))
  )
  for (const row of rows) store.addAnswer(row)
  const seldom = new Seldom(sql)
  const notices = new Notices(sql, () => store.seats(), new Channels(seldom), 0, () => store.card.id)
  return { env: { SITE_KEY: '5e'.repeat(32) }, store, notices, votes: new Votes(seldom), talk: new Talk(seldom), remarks: new Remarks(seldom) }
}

/** What the platform counts beside the game, as if the clock stood still. */
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

/** As much of a Durable Object's SQL as a store asks for. */
export function memory(): SqlStorage {
  const base = new DatabaseSync(':memory:')
  const exec = (query: string, ...values: (string | number | null)[]) => {
    // A migration is many statements at once, which cannot be prepared.
    const one = /^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(query)
    const rows = one ? base.prepare(query).all(...values) : []
    if (!one) base.exec(query)
    return { toArray: () => rows, one: () => rows[0], [Symbol.iterator]: () => rows.values() }
  }
  return { exec } as unknown as SqlStorage
}
