/** A short code that opens a seat on another device: for ten minutes, and once. The code is the name of the object. */
import { DurableObject } from 'cloudflare:workers'
import { CODE_MINUTES } from '../bounds'
import type { Env } from '../env'

interface Kept {
  link: string
  until: number
}

export class Code extends DurableObject<Env> {
  async put(link: string): Promise<void> {
    const until = Date.now() + CODE_MINUTES * 60_000
    await this.ctx.storage.put<Kept>('kept', { link, until })
    await this.ctx.storage.setAlarm(until)
  }

  async take(): Promise<string | undefined> {
    const kept = await this.ctx.storage.get<Kept>('kept')
    await this.ctx.storage.deleteAll()
    // An alarm may ring late.
    return kept && Date.now() < kept.until ? kept.link : undefined
  }

  override async alarm(): Promise<void> {
    await this.ctx.storage.deleteAll()
  }
}

const DIGITS = 8

/** Eight digits: short enough to type, and with a few tries in ten minutes too many to guess. */
export function newCode(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 10 ** DIGITS).padStart(DIGITS, '0')
}

/** As people type it: with spaces or without. Undefined: that is no code. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/\D/g, '')
  return digits.length === DIGITS ? digits : undefined
}
