/** What people say to each other at a table, and what they note for themselves. */
import { TALK_A_MINUTE, TALK_LENGTH, TALK_SHOWN } from '../bounds'
import type { Note, Said, Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Saying } from './belongings'
import type { Seldom } from './seldom'

const MINUTE = 60_000

export function wordsFault(text: string): 'nothing-said' | 'too-long' | undefined {
  if (text === '') return 'nothing-said'
  return [...text].length > TALK_LENGTH ? 'too-long' : undefined
}

export class Talk {
  readonly #rows: Seldom

  constructor(rows: Seldom) {
    this.#rows = rows
  }

  /** Whether this seat has said too much in the last minute. */
  hurry(seat: Seat, now: Time): 'too-fast' | undefined {
    const newest = this.#rows.read<{ at: Time }>('SELECT at FROM talk WHERE number > 0 AND seat = ? ORDER BY number DESC LIMIT ?', seat, TALK_A_MINUTE)
    return newest.filter(({ at }) => at > now - MINUTE).length >= TALK_A_MINUTE ? 'too-fast' : undefined
  }

  get newestAt(): Time | undefined {
    return this.#rows.read<{ at: Time }>('SELECT at FROM talk WHERE number > 0 ORDER BY number DESC LIMIT 1')[0]?.at
  }

  /** When this seat last said something. */
  lastAt(seat: Seat): Time | null {
    return this.#rows.read<{ at: Time }>('SELECT at FROM talk WHERE number > 0 AND seat = ? ORDER BY number DESC LIMIT 1', seat)[0]?.at ?? null
  }

  say(seat: Seat, text: string, position: number, now: Time): void {
    this.#rows.write('INSERT INTO talk (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  note(seat: Seat, text: string, position: number, now: Time): void {
    this.#rows.write('INSERT INTO notes (at, position, seat, text) VALUES (?, ?, ?, ?)', now, position, seat, text)
  }

  /** The newest, oldest first, without those whom the reader does not wish to hear. */
  heardBy(muted: readonly Seat[]): Said[] {
    return this.#newest().filter(({ seat }) => !muted.includes(seat)).reverse()
  }

  /** Whether any of the newest words is of such a seat. */
  isSpeaker(seats: readonly Seat[]): boolean {
    return this.#newest().some(({ seat, text }) => seats.includes(seat) && text !== '')
  }

  #newest = (): readonly Said[] => this.#rows.read<Said>('SELECT number, at, seat, text FROM talk WHERE number > (SELECT max(number) FROM talk) - ? ORDER BY number DESC', TALK_SHOWN)

  /** The newest word by which another calls this seat, by the names of all. */
  callTo(seat: Seat, names: readonly string[], muted: readonly Seat[]): Said | undefined {
    return this.heardBy(muted).findLast(said => said.seat !== seat && mentioned(said.text, names).includes(seat))
  }

  notesOf(seat: Seat): readonly Note[] {
    return this.#rows.read<Note>('SELECT at, position, text FROM notes WHERE number > 0 AND seat = ? ORDER BY number', seat)
  }

  /** All of it, for who said it. */
  saidBy(seat: Seat): readonly Saying[] {
    return this.#rows.read<Saying>('SELECT at, position, text FROM talk WHERE number > 0 AND seat = ? ORDER BY number', seat)
  }

  forgetNotes(seat: Seat): void {
    this.#rows.write('DELETE FROM notes WHERE number > 0 AND seat = ?', seat)
  }

  /** A person who wishes to be forgotten takes the own words along. */
  forget(seat: Seat): void {
    this.forgetNotes(seat)
    this.#rows.write("UPDATE talk SET text = '' WHERE number > 0 AND seat = ?", seat)
  }
}

/** The seats that a text calls by `@name`; where one name begins another, the longer one is meant. */
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
