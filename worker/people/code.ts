/**
 * Short codes that open a seat on another device: for ten minutes, and once. A code is looked for among those of one place
 * only, which its table gives it; and wrong guesses are counted, at a place and over the whole site. One object for all, so
 * that a guess leaves nothing behind.
 */
import { DurableObject } from 'cloudflare:workers'
import { CODE_GUESSES, CODE_GUESSES_AT_SITE, CODE_MINUTES } from '../bounds'
import type { Env } from '../env'
import { MINUTE } from '../table/clock/span'
import type { Time } from '../../web/model'
import { keyFor } from './keys'

/** As it is typed: where to look, and what to look for. */
export interface ShortCode {
  place: string
  digits: string
}
interface Kept {
  link: string
  until: Time
  /** Wrong guesses at its place since it was made. */
  guesses: number
}
interface Guesses {
  until: Time
  times: number
}
/** What came of a try; `busy`: there were so many wrong ones that none is looked at for a while. */
export type Tried = { link: string } | 'wrong' | 'busy'

const LASTS = CODE_MINUTES * MINUTE
const PLACE = 4
const DIGITS = 8
const keyOf = ({ place, digits }: ShortCode): string => `code ${place} ${digits}`

export class Code extends DurableObject<Env> {
  /** The seat's newest code is its only one. */
  async put(place: string, link: string): Promise<ShortCode> {
    const { storage } = this.ctx
    const here = await storage.list<Kept>({ prefix: keyOf({ place, digits: '' }) })
    for (const [key, kept] of here) if (kept.link === link) await storage.delete(key)
    const code = { place, digits: randomDigits() }
    await storage.put<Kept>(keyOf(code), { link, until: Date.now() + LASTS, guesses: 0 })
    if ((await storage.getAlarm()) === null) await storage.setAlarm(Date.now() + LASTS)
    return code
  }

  async take(code: ShortCode): Promise<Tried> {
    const { storage } = this.ctx
    const now = Date.now()
    const before = await storage.get<Guesses>('guesses')
    const guesses = before && now < before.until ? before : { until: now + LASTS, times: 0 }
    if (guesses.times >= CODE_GUESSES_AT_SITE) return 'busy'
    const kept = await storage.get<Kept>(keyOf(code))
    // An alarm may ring late.
    if (kept && now < kept.until) {
      await storage.delete(keyOf(code))
      return { link: kept.link }
    }
    await storage.put<Guesses>('guesses', { ...guesses, times: guesses.times + 1 })
    await this.#guessed(code.place)
    if ((await storage.getAlarm()) === null) await storage.setAlarm(now + LASTS)
    return 'wrong'
  }

  /** After a few wrong guesses the codes of a place open nothing any more. */
  async #guessed(place: string): Promise<void> {
    const { storage } = this.ctx
    for (const [key, kept] of await storage.list<Kept>({ prefix: keyOf({ place, digits: '' }) })) {
      const guesses = kept.guesses + 1
      if (guesses < CODE_GUESSES) await storage.put<Kept>(key, { ...kept, guesses })
      else await storage.delete(key)
    }
  }

  /** What is too old goes; what is left is looked at again. */
  override async alarm(): Promise<void> {
    const { storage } = this.ctx
    const now = Date.now()
    let left = 0
    for (const [key, { until }] of await storage.list<Kept | Guesses>()) {
      if (until <= now) await storage.delete(key)
      else left++
    }
    if (left) await storage.setAlarm(now + LASTS)
    else await storage.deleteAll()
  }
}

export const codesOf = ({ CODE }: Env): DurableObjectStub<Code> => CODE.get(CODE.idFromName('codes'))

/** The digits with which all codes of a table begin. They tell nothing of the table. */
export function placeOf(siteKey: string, table: string): string {
  const number = [...keyFor(siteKey, 'code', table)].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10 ** PLACE, 0)
  return String(number).padStart(PLACE, '0')
}

function randomDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** As people type it: with spaces or without. Undefined: that is no code. */
export function readCode(typed: string): ShortCode | undefined {
  const digits = typed.normalize('NFKC').replace(/\D/g, '')
  return digits.length === PLACE + DIGITS ? { place: digits.slice(0, PLACE), digits: digits.slice(PLACE) } : undefined
}
