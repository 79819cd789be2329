/** What a table keeps, row by row. All its SQL but the notices' stands here. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { ANSWERS_AT_HAND } from '../bounds'
import type { Stage, Time } from '../../web/model'
import { commitment } from '../rules/chance'
import type { Seat } from '../rules/contract'
import type { Language, Pirate } from '../rules/game'
import { diceKeyOf } from './beacon/key'
import type { Card } from './card'
import type { Changes } from './changes'
import type { SeatClock } from './clock'
import { packed, unpacked } from './decisions'
import type { Given, Present } from './door'
import type { Lent, SeatSettings } from './settings'
import type { Tally } from './tally'

export type { Lent, SeatSettings }

/** How a seat is to be filled: by a link that the host hands on or a letter, from the lobby, or by a bot. */
export type SeatKind = 'link' | 'open' | 'bot'

export interface SeatRow {
  seat: Seat
  name: string
  kind: SeatKind
  pirate: Pirate
  generation: number
  person: string | null
  language: Language
  words: string | null
  taken: Time | null
  /** Since when a bot plays it: from the start, or for a person who is gone. */
  bot: Time | null
  settings: SeatSettings
}

/** The first, the one that stands beside it, and that of a substitute. */
export const addressesOf = ({ person, settings: { second, lent } }: SeatRow): string[] =>
  [person, second, lent?.person].filter(address => typeof address === 'string')

/** Numbers taken from the table's chance for one answer: which draw, below what, what came. */
export type Draw = [i: number, below: number, came: number]

export interface AnswerRow {
  number: number
  /** Where the game is after it: decisions are counted, whoever gave them; a sealed card, being secret, leaves no gap. */
  position: number
  at: Time
  seat: Seat | null
  prompt: string
  choice: string
  given: Given[]
  draws: Draw[]
  voids: number | null
}

export type Ended = { by: 'vote' } | { by: 'claim'; seat: Seat }

/** Where the table is: where the game is, and what the platform counts beside it. */
export interface Now extends Present {
  number: number
  position: number
  drawn: number
  /** The newest answer when each seat was last here, at a POST of its own. */
  here: number[]
  /** Whose answer was the newest, and whether others' followed it by themselves. */
  actor?: Seat
  followed?: boolean
  /** A turn letter is under way to this seat or was sent; no other until the person comes back. */
  lettered: boolean[]
  /** How often each seat has changed its mind lately. */
  changes?: Changes
  /** When each seat last decided something, whoever gave the answer for it but a bot or the clock; sealed cards apart. */
  decided?: Record<Seat, Time>
  /** The answer that its giver may freely take back. */
  back?: { seat: Seat; number: number }
  /** Since when the table waits for a seat, and how many seconds past waits lasted. */
  waits: { begun: Record<number, Time>; lasted: number[] }
  /** Of all seats, whoever gave them. */
  decisions: number
  /** The same by seat, and how long the table waited for each. */
  tally?: Tally[]
  over?: Time
  /** It ended before its rules ended it: by a vote, or because a lone opponent claimed the win. */
  ended?: Ended
  /** One for each seat; none where there is no pace. */
  clocks: SeatClock[]
  /** How often in a row each seat has run out of time. */
  timeouts: number[]
  /** What follows by itself is not yet at its end. */
  unfinished?: boolean
}

/** An answer without what it caused; `by` says who gave it if no person did. */
type Brief = Pick<AnswerRow, 'number' | 'position' | 'at' | 'seat' | 'prompt' | 'choice' | 'voids'> & { by: string | null }

type Packed<T, K extends keyof T> = Omit<T, K> & Record<K, string>

export class Store {
  readonly #sql: SqlStorage
  #card: Card | undefined
  #seats: SeatRow[] | undefined
  #now: Now | undefined
  #held = false
  #commitment: string | undefined
  #diceKey: Uint8Array | undefined
  /** The newest rows without a gap: a page shows what happened since its reader was here, which is mostly these. */
  #newest: AnswerRow[] = []

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  // ── card and seats ──

  get card(): Card {
    this.#card ??= JSON.parse(this.#sql.exec<{ body: string }>('SELECT body FROM card').one().body)
    if (!this.#card) throw new Error('a table without its card')
    return this.#card
  }

  /** SHA-256 of the secret; a card keeps its secret for ever. */
  get commitment(): string {
    this.#commitment ??= commitment(hexToBytes(this.card.secret))
    return this.#commitment
  }

  /** The key of all draws, which nobody can change once the game has begun. */
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
        s.seat, s.name, s.kind, s.pirate, s.person, s.language, s.words, s.taken, s.bot
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

  /** Writes a seat as it is from now on. */
  setSeat(row: SeatRow): void {
    const { seat, name, kind, pirate, generation, person, language, words, taken, bot, settings } = row
    this.#seats = undefined
    this.#sql.exec(
      `UPDATE seats SET name = ?, kind = ?, pirate = ?, generation = ?, person = ?, language = ?, words = ?, taken = ?, bot = ?,
       settings = ? WHERE seat = ?`,
      name, kind, pirate, generation, person, language, words, taken, bot, JSON.stringify(settings), seat
    )
  }

  setCard(card: Card): void {
    this.#card = undefined
    this.#sql.exec('UPDATE card SET body = ?', JSON.stringify(card))
  }

  // ── where the game is ──

  /** Undefined before the start. Kept in memory beside the row that it was read from. */
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

  /** What is to be written by the end of this turn, with whatever else is. */
  get held(): Now | undefined {
    return this.#held ? this.#now : undefined
  }

  holdNow(now: Now): void {
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
    this.#newest = []
  }

  // ── history ──

  addAnswer(row: AnswerRow): void {
    this.addAnswers([row])
  }

  /** All of one commit. */
  addAnswers(rows: readonly AnswerRow[]): void {
    const row = packed(rows)
    if (!row) return
    this.#sql.exec(
      'INSERT INTO answers (number, position, at, seat, prompt, choice, given, draws, voids) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
      row.number, row.position, row.at, row.seat, row.prompt, row.choice,
      JSON.stringify(row.given), JSON.stringify(row.draws), row.voids
    )
    this.#newest = [...this.#newest, ...rows].slice(-ANSWERS_AT_HAND)
  }

  answers(after = -1): AnswerRow[] {
    const [first] = this.#newest
    if (first && first.number <= after + 1) return this.#newest.filter(({ number }) => number > after)
    return this.#rows('WHERE number > ? ORDER BY number', after).filter(({ number }) => number > after)
  }

  /** When the newest answer came, whoever gave it. */
  get answeredAt(): Time | undefined {
    const kept = this.#newest.at(-1)
    return kept ? kept.at : this.#sql.exec<{ at: Time }>('SELECT at FROM answers WHERE number >= 0 ORDER BY number DESC LIMIT 1').toArray()[0]?.at
  }

  newestAnswers(count: number): AnswerRow[] {
    return this.answers((this.now?.number ?? -1) - count)
  }

  answer(number: number): AnswerRow | undefined {
    return this.#rows('WHERE number >= ? ORDER BY number LIMIT 1', number).find(row => row.number === number)
  }

  /** The newest first, read no further than is asked for. */
  *backwards(): Iterable<Brief> {
    const stored = this.#sql.exec<Packed<AnswerRow, 'given' | 'draws'> & Record<string, SqlStorageValue>>('SELECT * FROM answers WHERE number >= 0 ORDER BY number DESC')
    for (const row of stored) for (const one of read(row).toReversed()) yield { ...one, by: one.given[0]?.by ?? null }
  }

  #rows(where: string, ...values: SqlStorageValue[]): AnswerRow[] {
    return this.#sql
      .exec<Packed<AnswerRow, 'given' | 'draws'> & Record<string, SqlStorageValue>>(`SELECT * FROM answers ${where}`, ...values)
      .toArray()
      .flatMap(read)
  }
}

const read = (row: Packed<AnswerRow, 'given' | 'draws'>): AnswerRow[] => unpacked({ ...row, given: JSON.parse(row.given), draws: JSON.parse(row.draws) })
