/** Tells others that letters do not arrive: the person's tables, and the site's counters. */
import type { Consent, Time } from '../model'
import { log, scrubbed } from '../shared/log'
import type { Outbox } from '../post/outbox'
import { transportOf } from '../post/transports/transport'
import type { Counted } from './days'
import { newsOf, noteTold, type LateLetters } from '../post/late-letters'
import type { Lobby } from './lobby'
import type { OwnTables } from './tables'

const lobbyOf = ({ LOBBY }: Env): DurableObjectStub<Lobby> => LOBBY.get(LOBBY.idFromName('lobby'))

/** A failure to count must not stop a letter. */
export async function countAtSite(env: Env, what: Counted, times: number): Promise<void> {
  try {
    for (let n = 0; n < times; n++) await lobbyOf(env).count(what)
  } catch (error) {
    log('error', 'site-not-told', { why: error })
  }
}

/** A table that cannot be told now stays on the list. */
export async function tellTables(env: Env, tables: OwnTables, person: string | undefined): Promise<void> {
  for (const id of tables.untold()) {
    try {
      if (person) await env.TABLE.get(env.TABLE.idFromName(id)).heardOfLetters(person, 'lost')
      tables.told(id)
    } catch (error) {
      log('error', 'table-not-told', { table: id, why: error })
    }
  }
}

/** Tells the tables that letters arrive again. One that misses this goes on writing to the second address. */
export async function tellAgain(env: Env, tables: OwnTables, person: string | undefined): Promise<void> {
  for (const id of person ? tables.ids() : []) {
    try {
      await env.TABLE.get(env.TABLE.idFromName(id)).heardOfLetters(person ?? '', 'arriving')
    } catch (error) {
      log('error', 'table-not-told', { table: id, why: error })
    }
  }
}

/** Tells the tables about a change of consent. One that misses this learns it with its next letter. */
export async function tellConsent(
  env: Env,
  tables: readonly string[],
  person: string | undefined,
  consentTo: (table: string) => Consent
): Promise<void> {
  if (!person) return
  const told = await Promise.allSettled(tables.map(id => env.TABLE.get(env.TABLE.idFromName(id)).heardOfLetters(person, consentTo(id))))
  for (const { reason } of told.filter(one => one.status === 'rejected')) log('error', 'table-not-told', { why: reason })
}

/** When the lobby object, having heard of enough late letters, listens to this process again: otherwise a broken provider would send
    every person's object there. */
let listensFrom: Time = 0
const REST_MS = 60_000

/** What the site has yet to be told about late letters, if anything. */
export function untoldLate(sql: SqlStorage, outbox: Outbox): LateLetters | undefined {
  const news = newsOf(sql, outbox.late())
  return news && news.letters > 0 && Date.now() < listensFrom ? undefined : news
}

/** Tells the lobby object how many letters wait for a retry, if that has changed. */
export async function tellSite(
  env: Env,
  sql: SqlStorage,
  outbox: Outbox,
  { who, broken }: { who: string; broken: unknown }
): Promise<void> {
  const news = untoldLate(sql, outbox)
  if (!news) return
  try {
    const heard = await lobbyOf(env).setLate(who, news, {
      transport: transportOf(env)?.name,
      ...(broken !== undefined && { broken: scrubbed(String(broken)) }),
    })
    listensFrom = heard === 'enough' ? Date.now() + REST_MS : 0
    if (heard === 'heard') noteTold(sql, news)
  } catch (error) {
    log('error', 'site-not-told', { why: error })
  }
}
