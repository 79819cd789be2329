/** A table's talk, and people's private notes. */
import { TALK_A_MINUTE, TALK_LENGTH, TALK_SHOWN } from '../../shared/bounds'
import type { Note, Said, Time } from '../../model'
import type { Seat } from '../../rules/contract'
import type { RowCache } from '../../shared/row-cache'

const MINUTE = 60_000

export function wordsFault(text: string): 'nothing-said' | 'too-long' | undefined {
  if (text === '') return 'nothing-said'
  return [...text].length > TALK_LENGTH ? 'too-long' : undefined
}

export class Talk {
  readonly #rows: RowCache

  constructor(rows: RowCache) {
    this.#rows = rows
  }

  /** Whether this seat has sent too many messages in the last minute. */
  paceFault(seat: Seat, now: Time): 'too-fast' | undefined {
    const newest = this.#rows.read<{ at: Time }>(
      'SELECT at FROM talk WHERE number > 0 AND seat = ? ORDER BY number DESC LIMIT ?',
      seat,
      TALK_A_MINUTE
    )
    return newest.filter(({ at }) => at > now - MINUTE).length >= TALK_A_MINUTE ? 'too-fast' : undefined
  }

  get newestAt(): Time | undefined {
    return this.#rows.read<{ at: Time }>('SELECT at FROM talk WHERE number > 0 ORDER BY number DESC LIMIT 1')[0]?.at
  }

  /** When this seat last said something. */
  lastAt(seat: Seat): Time | null {
    return (
      this.#rows.read<{ at: Time }>('SELECT at FROM talk WHERE number > 0 AND seat = ? ORDER BY number DESC LIMIT 1', seat)[0]?.at ?? null
    )
  }

  say(seat: Seat, text: string, position: number, now: Time): void {
    this.#rows.write('INSERT INTO talk (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  /** From here on messages get numbers that were never issued. */
  enterEpoch(epoch: number): void {
    this.#rows.write("INSERT OR IGNORE INTO talk (number, at, position, seat, text) VALUES (?, 0, 0, -1, '')", epoch)
    this.#rows.write('DELETE FROM talk WHERE number = ?', epoch)
  }

  note(seat: Seat, text: string, position: number, now: Time): void {
    this.#rows.write('INSERT INTO notes (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  /** The newest messages, oldest first, without those of muted seats. */
  heardBy(muted: readonly Seat[]): Said[] {
    return this.#newest()
      .filter(({ seat }) => !muted.includes(seat))
      .reverse()
  }

  /** Whether one of these seats wrote any of the newest messages. */
  isSpeaker(seats: readonly Seat[]): boolean {
    return this.#newest().some(({ seat, text }) => seats.includes(seat) && text !== '')
  }

  #newest = (): readonly Said[] =>
    this.#rows.read<Said>('SELECT number, at, seat, text FROM talk WHERE number > 0 ORDER BY number DESC LIMIT ?', TALK_SHOWN)

  /** The newest message in which another seat mentions this one, given all names. */
  callTo(seat: Seat, names: readonly string[], muted: readonly Seat[]): Said | undefined {
    return this.heardBy(muted).findLast(said => said.seat !== seat && mentioned(said.text, names).includes(seat))
  }

  notesOf(seat: Seat): readonly Note[] {
    return this.#rows.read<Note>('SELECT at, position, text FROM notes WHERE number > 0 AND seat = ? ORDER BY number', seat)
  }

  /** Everything this seat has said, for its own person. */
  saidBy(seat: Seat): readonly Saying[] {
    return this.#rows.read<Saying>('SELECT at, position, text FROM talk WHERE number > 0 AND seat = ? ORDER BY number', seat)
  }

  forgetNotes(seat: Seat): void {
    this.#rows.write('DELETE FROM notes WHERE number > 0 AND seat = ?', seat)
  }

  /** Blanks the messages of a person who wants to be forgotten. */
  forget(seat: Seat): void {
    this.forgetNotes(seat)
    this.#rows.write("UPDATE talk SET text = '' WHERE number > 0 AND seat = ?", seat)
  }
}

/** The seats that a text mentions as `@name`; if one name is the beginning of another, the longer one counts. */
export function mentioned(text: string, names: readonly string[]): Seat[] {
  let rest = text.toLowerCase()
  const byLength = names.map((name, seat) => ({ call: `@${name.toLowerCase()}`, seat })).sort((a, b) => b.call.length - a.call.length)
  const called = byLength.flatMap(({ call, seat }) => {
    if (!rest.includes(call)) return []
    rest = rest.replaceAll(call, ' ')
    return [seat]
  })
  return called.sort((a, b) => a - b)
}

export interface Saying {
  at: Time
  position: number
  text: string
}
