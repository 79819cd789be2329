/** A table's card, its seats, the game's present, and the history of answers. */
import { hexToBytes } from '@noble/hashes/utils.js'
import type { Stage } from '../../model'
import { commitment } from '../../rules/chance'
import type { Seat } from '../../rules/contract'
import { diceKeyOf } from './dice-key'
import type { Card } from './card'
import { History } from './history/history'
import type { Lent, SeatSettings } from './settings'
import type { SeatRow } from './seat-row'
import type { Now } from './now'

export type { Lent, SeatSettings }

type Packed<T, K extends keyof T> = Omit<T, K> & Record<K, string>

export class Store {
  readonly history: History
  readonly #sql: SqlStorage
  #card: Card | undefined
  #seats: SeatRow[] | undefined
  #now: Now | undefined
  #held = false
  #commitment: string | undefined
  #diceKey: Uint8Array | undefined

  constructor(sql: SqlStorage) {
    this.#sql = sql
    this.history = new History(sql)
  }

  // ── card and seats ──

  get card(): Card {
    this.#card ??= JSON.parse(this.#sql.exec<{ body: string }>('SELECT body FROM card').one().body)
    if (!this.#card) throw new Error('a table has no card')
    return this.#card
  }

  /** SHA-256 of the secret, cached because a card's secret never changes. */
  get commitment(): string {
    this.#commitment ??= commitment(hexToBytes(this.card.secret))
    return this.#commitment
  }

  /** The key of all draws; fixed, and so cached, once the game has begun. */
  get diceKey(): Uint8Array {
    const key = this.#diceKey ?? diceKeyOf(this.card, this.seats())
    if (this.now) this.#diceKey = key
    return key
  }

  make(card: Card, seats: readonly SeatRow[]): void {
    this.#sql.exec('INSERT INTO card (one, body) VALUES (1, ?)', JSON.stringify(card))
    for (const s of seats)
      this.#sql.exec(
        'INSERT INTO seats (seat, name, kind, pirate, person, language, words, taken, bot) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
        s.seat,
        s.name,
        s.kind,
        s.pirate,
        s.person,
        s.language,
        s.words,
        s.taken,
        s.bot
      )
  }

  seats(): SeatRow[] {
    this.#seats ??= this.#sql
      .exec<Packed<SeatRow, 'settings'> & Record<string, SqlStorageValue>>('SELECT * FROM seats WHERE seat >= 0 ORDER BY seat')
      .toArray()
      .map(row => ({ ...row, settings: JSON.parse(row.settings) }))
    return this.#seats
  }

  seat(seat: Seat): SeatRow | undefined {
    return this.seats()[seat]
  }

  /** Saves a seat. */
  setSeat(row: SeatRow): void {
    const { seat, name, kind, pirate, generation, person, language, words, taken, bot, settings } = row
    this.#seats = undefined
    this.#sql.exec(
      `UPDATE seats SET name = ?, kind = ?, pirate = ?, generation = ?, person = ?, language = ?, words = ?, taken = ?, bot = ?,
       settings = ? WHERE seat = ?`,
      name,
      kind,
      pirate,
      generation,
      person,
      language,
      words,
      taken,
      bot,
      JSON.stringify(settings),
      seat
    )
  }

  setCard(card: Card): void {
    this.#card = undefined
    this.#sql.exec('UPDATE card SET body = ?', JSON.stringify(card))
  }

  // ── where the game is ──

  /** Undefined before the start; cached. */
  get now(): Now | undefined {
    if (this.#now) return this.#now
    const [row] = this.#sql.exec<{ body: string }>('SELECT body FROM present').toArray()
    if (row) this.#now = JSON.parse(row.body)
    return this.#now
  }

  get stage(): Stage {
    if (this.card.off) return 'off'
    return !this.now ? 'seating' : this.now.over ? 'over' : 'playing'
  }

  /** The present that must still be saved by the end of this turn, alone or with other writes. */
  get held(): Now | undefined {
    return this.#held ? this.#now : undefined
  }

  setPendingNow(now: Now): void {
    this.#now = now
    this.#held = true
  }

  setNow(now: Now): void {
    this.#held = false
    this.#now = undefined
    this.#sql.exec('INSERT OR REPLACE INTO present (one, body) VALUES (1, ?)', JSON.stringify(now))
    this.#now = now
  }

  /** After a transaction that failed, memory may hold what storage does not. */
  forget(): void {
    this.#card = undefined
    this.#seats = undefined
    this.#now = undefined
    this.#held = false
    this.#commitment = undefined
    this.#diceKey = undefined
    this.history.forget()
  }
}
