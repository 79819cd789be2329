/**
 * Short codes that open a seat on another device, once and within ten minutes. A code is looked up only under its table's prefix, the
 * place, and wrong guesses are counted for each place and for the whole site. One object serves all, so that a guess creates nothing.
 */
import { DurableObject } from 'cloudflare:workers'
import { CODE_GUESSES, CODE_GUESSES_AT_SITE, CODE_MINUTES } from '../shared/bounds'
import { migrate } from '../shared/migrate'
import { MINUTE } from '../clock/span'
import type { Time } from '../model'
import { keyFor } from '../shared/keys'
import { CODE_SCHEMA } from './site-schemas'

/** A typed code: its table's place, and the digits to look up there. */
export interface ShortCode {
  place: string
  digits: string
}
/** The result of a try; `busy`: after too many wrong guesses no code is checked for a while. */
export type Tried = { link: string } | 'wrong' | 'busy'

const LASTS = CODE_MINUTES * MINUTE
const PLACE = 4
const DIGITS = 8

export class Code extends DurableObject<Env> {
  /** Prepared on demand, because the object deletes its storage when it is empty. */
  get #sql(): SqlStorage {
    const { storage } = this.ctx
    migrate(storage, CODE_SCHEMA)
    return storage.sql
  }

  /** Stores a seat's code in place of its older one. */
  async put(place: string, link: string): Promise<ShortCode> {
    const sql = this.#sql
    sql.exec('DELETE FROM codes WHERE place = ? AND link = ?', place, link)
    const code = { place, digits: randomDigits() }
    sql.exec('INSERT OR REPLACE INTO codes (place, digits, link, until) VALUES (?, ?, ?, ?)', place, code.digits, link, Date.now() + LASTS)
    await this.#wakeIn(LASTS)
    return code
  }

  async take({ place, digits }: ShortCode): Promise<Tried> {
    const sql = this.#sql
    const now = Date.now()
    const [before] = sql.exec<{ until: Time; times: number }>('SELECT until, times FROM wrong WHERE one = 1').toArray()
    const guesses = before && now < before.until ? before : { until: now + LASTS, times: 0 }
    if (guesses.times >= CODE_GUESSES_AT_SITE) return 'busy'
    const [kept] = sql
      .exec<{ link: string; until: Time }>('SELECT link, until FROM codes WHERE place = ? AND digits = ?', place, digits)
      .toArray()
    // Checks the time itself, because the alarm may be late.
    if (kept && now < kept.until) {
      sql.exec('DELETE FROM codes WHERE place = ? AND digits = ?', place, digits)
      return { link: kept.link }
    }
    sql.exec('INSERT OR REPLACE INTO wrong (one, until, times) VALUES (1, ?, ?)', guesses.until, guesses.times + 1)
    // After a few wrong guesses the codes of that place are dropped.
    sql.exec('UPDATE codes SET guesses = guesses + 1 WHERE place = ?', place)
    sql.exec('DELETE FROM codes WHERE place = ? AND guesses >= ?', place, CODE_GUESSES)
    await this.#wakeIn(LASTS)
    return 'wrong'
  }

  /** Deletes what has expired, and looks again later if anything is left. */
  override async alarm(): Promise<void> {
    const sql = this.#sql
    const now = Date.now()
    sql.exec("DELETE FROM codes WHERE place > '' AND until <= ?", now)
    sql.exec('DELETE FROM wrong WHERE one = 1 AND until <= ?', now)
    const { left } = sql
      .exec<{ left: number }>("SELECT (SELECT count(*) FROM codes WHERE place > '') + (SELECT count(*) FROM wrong WHERE one = 1) AS left")
      .one()
    if (left > 0) await this.#wakeIn(LASTS)
    else await this.ctx.storage.deleteAll()
  }

  async #wakeIn(ms: number): Promise<void> {
    const { storage } = this.ctx
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + ms)
  }
}

export const codesOf = ({ CODE }: Env): DurableObjectStub<Code> => CODE.get(CODE.idFromName('codes'))

/** The first digits of all codes of a table; they reveal nothing about it. */
export function placeOf(siteKey: string, table: string): string {
  const number = [...keyFor(siteKey, 'code', table)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** PLACE, 0)
  return String(number).padStart(PLACE, '0')
}

function randomDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** Reads a code as typed, with or without spaces; undefined if it is none. */
export function readCode(typed: string): ShortCode | undefined {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  return digits.length === PLACE + DIGITS ? { place: digits.slice(0, PLACE), digits: digits.slice(PLACE) } : undefined
}
