/** A person's outgoing letters: sent at least once, in order for each table, and retried with growing pauses. */
import { NOTICES_PER_ALARM } from '../shared/bounds'
import type { Time } from '../model'
import type { LateLetters } from './late-letters'
import type { Letter, LinksOrder, Order } from './transports/letter'
import type { Accepted } from './transports/contract'
import { LetterRows, type Unsent, type WaitingLetter } from './letter-rows'

/** Earlier letters of the same table that wait for a retry: they hold this one back. */
const holdersOf = ({ thread, number }: WaitingLetter, waiting: readonly WaitingLetter[]): WaitingLetter[] =>
  waiting.filter(earlier => earlier.thread === thread && earlier.number < number && !earlier.unwritable)

const keyOf = ({ thread, number }: Pick<WaitingLetter, 'thread' | 'number'>): string => `${thread}.${number}`

/** Writes the letter of an order. It calls `begin` to record the first try before work that may kill the object, and skips that work
    without `begin`. */
export type Writing = (order: Order | LinksOrder, begin: (() => void) | undefined) => Promise<Letter | Unsent>

export class Outbox extends LetterRows {
  /** Letters ordered since this object was loaded, so a first try has not killed it. */
  readonly #fresh = new Set<string>()

  /** Adds a letter under its table's number. The first try counts as begun, which saves writing a row before it. */
  add(order: Order | LinksOrder, now: Time, number = now): void {
    const thread = 'table' in order ? order.table.head.id : order.kind
    if (this.insert(order, thread, number, now)) this.#fresh.add(keyOf({ thread, number }))
  }

  /** Sends what is due. A letter that fails holds back the later ones of its table only; one that cannot be written holds back none.
      Returns the tables that lost a letter. */
  async send(
    write: Writing,
    by: (letter: Letter) => Promise<Accepted>,
    { transport, restored = 0 }: { transport?: string; restored?: Time } = {}
  ): Promise<string[]> {
    const held = new Set<string>()
    const lost = new Set<string>()
    for (const waiting of this.#due(Date.now())) {
      if (held.has(waiting.thread)) continue
      // It may have been sent before the back-up was restored.
      if (waiting.written < restored) {
        this.unsent(waiting, 'restored')
        continue
      }
      const fresh = this.#fresh.delete(keyOf(waiting))
      const row = fresh ? { ...waiting, tries: 0 } : waiting
      let letter: Letter | Unsent
      try {
        letter = await write(this.orderOf(row), row.tries === 0 ? () => fresh || this.begin(row) : undefined)
      } catch (error) {
        if (this.failed({ ...row, unwritable: 1 }, error)) lost.add(row.thread)
        continue
      }
      if (typeof letter === 'string') {
        this.unsent(row, letter)
        continue
      }
      try {
        this.sent(row, await by(letter))
      } catch (error) {
        held.add(row.thread)
        if (this.failed({ ...row, unwritable: 0 }, error, transport)) lost.add(row.thread)
      }
    }
    return [...lost]
  }

  earliest(): Time | undefined {
    const waiting = this.waiting()
    const times = waiting.map(row => Math.max(row.due, ...holdersOf(row, waiting).map(({ due }) => due)))
    return times.length ? Math.min(...times) : undefined
  }

  /** The letters that were tried in vain and wait for a retry. */
  late(): LateLetters {
    const late = this.waiting().filter(({ tried }) => tried !== null)
    return { letters: late.length, since: late.length ? Math.min(...late.map(({ written }) => written)) : null }
  }

  #due(now: Time): WaitingLetter[] {
    const waiting = this.waiting()
    const due = waiting.filter(row => row.due <= now && holdersOf(row, waiting).every(({ due }) => due <= now))
    return due.slice(0, NOTICES_PER_ALARM)
  }
}
