/** Who is told of letters that do not arrive: the tables of their person, and the people who run the site. */
import type { Consent } from '../../web/model'
import type { Env } from '../env'
import { log, scrubbed } from '../log'
import type { Outbox } from '../post/outbox'
import { transportOf } from '../post/transport'
import type { Counted } from './days'
import { newsOf, noteTold } from './late'
import type { Lobby } from './lobby'
import type { OwnTables } from './tables'

const lobbyOf = ({ LOBBY }: Env): DurableObjectStub<Lobby> => LOBBY.get(LOBBY.idFromName('lobby'))

/** A number on the operator's page is worth no letter. */
export async function countAtSite(env: Env, what: Counted, times: number): Promise<void> {
  try {
    for (let n = 0; n < times; n++) await lobbyOf(env).count(what)
  } catch (error) {
    log('error', 'site-not-told', { why: error })
  }
}

/** One that cannot be told now stays on the list. */
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

/** The other way round. A table that does not hear of it goes on writing to the second address. */
export async function tellAgain(env: Env, tables: OwnTables, person: string | undefined): Promise<void> {
  for (const id of person ? tables.ids() : []) {
    try {
      await env.TABLE.get(env.TABLE.idFromName(id)).heardOfLetters(person ?? '', 'arriving')
    } catch (error) {
      log('error', 'table-not-told', { table: id, why: error })
    }
  }
}

/** What its person has said of letters. A table that does not hear of it now learns it with its next letter. */
export async function tellConsent(env: Env, tables: readonly string[], person: string | undefined, consentTo: (table: string) => Consent): Promise<void> {
  if (!person) return
  const told = await Promise.allSettled(tables.map(id => env.TABLE.get(env.TABLE.idFromName(id)).heardOfLetters(person, consentTo(id))))
  for (const { reason } of told.filter(one => one.status === 'rejected')) log('error', 'table-not-told', { why: reason })
}

/** How many letters wait for another try, where that has changed. */
export async function tellSite(env: Env, sql: SqlStorage, outbox: Outbox, { who, broken }: { who: string; broken: unknown }): Promise<void> {
  const news = newsOf(sql, outbox.late())
  if (!news) return
  try {
    await lobbyOf(env).setLate(who, news, { transport: transportOf(env)?.name, ...(broken !== undefined && { broken: scrubbed(String(broken)) }) })
    noteTold(sql, news)
  } catch (error) {
    log('error', 'site-not-told', { why: error })
  }
}
