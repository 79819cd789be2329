/** Decides who is told what, and by which channel; written in the answer's transaction and handed on by the alarm. */
import type { Time } from '../../model'
import type { Prompt, Seat } from '../../rules/contract'
import type { Hours } from '../../clock'
import type { Channels, Via } from './channels'
import { awake } from '../../clock/hours'
import { activeLoan } from './sitting'
import type { SeatRow } from './seat-row'
import type { Now, Call } from './now'
import { NOTICES, type NoticeKind } from '../../model/notices'
import { NOBODY } from './notice'
import { NoticeQueue } from './notice-queue'

export class Notices extends NoticeQueue {
  readonly #seats: () => SeatRow[]
  readonly #channels: Channels
  /** How long a turn letter waits, so that none is sent for a question answered meanwhile. */
  readonly #hold: number

  constructor(sql: SqlStorage, seats: () => SeatRow[], channels: Channels, hold: number, table: () => string) {
    super(sql, table)
    this.#seats = seats
    this.#channels = channels
    this.#hold = hold
  }

  /** After an answer: calls each seat that the table now waits for or that may seal its cards; the actor only if `leaves`, and then later;
      and after the last answer tells everybody. */
  write(
    after: Now,
    before: Now | undefined,
    prompts: readonly Prompt[],
    { actor, leaves }: { actor?: Seat; leaves?: boolean },
    now: Time
  ): void {
    const seats = this.#seats()
    if (after.over) {
      for (const { seat } of seats) this.ask(seat, 'over', now, after.number)
      return
    }
    for (const { seat, may, calls, id } of prompts) {
      const isNew = after.asked[id] !== before?.asked[id]
      if ((may && !calls) || !isNew) continue
      const since = after.waits.begun[seat]
      const waited = since !== undefined && since === before?.waits.begun[seat]
      if (!may && !waited && since !== undefined) this.#callTable(after.number, now)
      if (seat === actor && !leaves) continue
      const row = seats[seat]
      const letter = !after.lettered[seat] && row !== undefined && readerOf(row, now) !== null
      after.lettered[seat] ||= letter
      const enough = letter && this.#channels.areEnough(after, row, now)
      const call: Call = {
        seat,
        cause: after.number,
        written: now,
        due: awakeAt(row?.settings.hours, now + this.#hold),
        letter: letter && !enough,
        ways: !waited,
      }
      if (seat !== actor) this.call(call)
      else if (call.letter || call.ways) after.staying = [...(after.staying ?? []), call]
    }
  }

  /** Calls a seat whose turn it is. */
  call({ seat, cause, written, due, letter, ways }: Call): void {
    if (ways) this.#call(seat, cause, due, written)
    if (letter) this.add(seat, 'turn', cause, written, due)
  }

  /** By channels other than letters, every time the table begins to wait; a letter is sent only once until the person looks in. */
  #call(seat: Seat, cause: number, due: Time, now: Time): void {
    for (const via of this.#channels.viasOf(seat)) this.#once(seat, 'turn', cause, now, due, via)
  }

  /** Tells the table's webhooks that it waits, which everybody may know; that a seat may seal a card is not told. */
  #callTable(cause: number, now: Time): void {
    for (const via of this.#channels.viasOf(NOBODY)) this.#once(NOBODY, 'turn', cause, now, now + this.#hold, via)
  }

  lobby(now: Time): void {
    this.#once(NOBODY, 'lobby', -1, now)
  }

  wait(now: Time): void {
    this.#once(NOBODY, 'wait', -1, now)
  }

  #once(seat: Seat, kind: NoticeKind, cause: number, now: Time, due = now, via: Via = 'letter'): void {
    if (!this.waiting().some(waits => waits.seat === seat && waits.kind === kind && waits.via === via))
      this.add(seat, kind, cause, now, due, via)
  }

  /** Notifies a seat by all its channels, and the whole table if it concerns everybody. */
  ask(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    const row = this.#seats()[seat]
    if (row && readerOf(row, now)) this.add(seat, kind, cause, now)
    if (kind === 'over') this.#ended(row, cause, now)
    this.askOtherwise(seat, kind, now, cause)
    this.tellTable(kind, now, cause)
  }

  /** The owner, too, is told of the end of a game that a substitute finished, and the search for substitutes ends. */
  #ended(row: SeatRow | undefined, cause: number, now: Time): void {
    if (row?.person && activeLoan(row, now)?.person) this.add(row.seat, 'over', cause, now, now, this.#ownersWay(row))
    if (row?.settings.sought) this.lobby(now)
  }

  /** By all channels but letters. */
  askOtherwise(seat: Seat, kind: NoticeKind, now: Time, cause = -1): void {
    if (!NOTICES[kind].seat) return
    for (const via of this.#channels.viasOf(seat)) this.add(seat, kind, cause, now, now, via)
  }

  /** Questions go to whoever plays the seat; everything else to its owner. */
  #letterWay(seat: Seat, kind: NoticeKind, now: Time): Via {
    const row = this.#seats()[seat]
    if (!row) return 'letter'
    return activeLoan(row, now)?.person && NOTICES[kind].asks ? 'substitute' : this.#ownersWay(row)
  }

  /** The second address is used only while the first does not work. */
  #ownersWay({ settings: { second, unreached } }: SeatRow): Via {
    return second !== undefined && unreached !== undefined ? 'second' : 'letter'
  }

  /** Notifies the table's webhooks, once for all seats. */
  tellTable(kind: NoticeKind, now: Time, cause = -1): void {
    if (!NOTICES[kind].table) return
    for (const via of this.#channels.viasOf(NOBODY)) this.#once(NOBODY, kind, cause, now, now, via)
  }

  add(seat: Seat, kind: NoticeKind, cause: number, written: Time, due = written, via: Via = this.#letterWay(seat, kind, written)): void {
    this.put({ seat, kind, cause, written, due, via })
  }
}

const readerOf = (row: SeatRow, now: Time): string | null => activeLoan(row, now)?.person ?? row.person

/** A letter waits for the person's waking hours. */
const awakeAt = (hours: Hours | undefined, at: Time): Time => (hours && awake(hours, at).next().value?.from) ?? at
