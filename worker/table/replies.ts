/** Playing by letter: a person's own lines become an answer through the same door as a click, and a receipt says what came of it. */
import { REPLIES_AN_HOUR } from '../bounds'
import { gameOf } from '../games'
import { questionOf, questionOfCall } from '../post/reply/address'
import { offeredTo } from '../post/reply/offered'
import { understand, type Understood } from '../post/reply/understand'
import type { Said, Time } from '../../web/model'
import { HOUR } from './clock/span'
import { say } from './deeds/talking'
import type { LetterKind } from './notices'
import { pageNow } from './pages'
import type { TableParts } from './parts'
import { answerAtTable } from './pipeline'
import type { SeatRow } from './store'
import { takeBack } from './takeback'

/** What the receipt says; none when so many letters came that answering them would feed a loop. */
export type Receipt = Extract<LetterKind, 'receipt' | 'misread' | 'stale'>

export function replyTo(table: TableParts, row: SeatRow, question: string, lines: readonly string[], now: Time): Receipt | undefined {
  const { store, notices, replies, commit } = table
  if (replies.since(row.seat, now - HOUR) >= REPLIES_AN_HOUR) return undefined
  const model = pageNow(table, row.seat, now)
  const understood = understand(lines, offeredTo(model, gameOf(store.card.game), row.language))
  const receipt = carryOut(table, row, understood, question, now)
  commit(() => {
    replies.add(row.seat, receipt, now)
    if (row.person) notices.add(row.seat, receipt, -1, now)
  })
  return receipt
}

/** An old letter does nothing at all, for whoever has it may no longer be who it was written to. */
function carryOut(table: TableParts, row: SeatRow, understood: Understood, question: string, now: Time): Receipt {
  const { seat } = row
  const call = openCallTo(table, row)
  const called = call !== undefined && question === questionOfCall(call) && understood.kind === 'say'
  const { prompts, position } = pageNow(table, seat, now)
  if (!called && question !== questionOf(prompts, position)) return 'stale'
  // What cannot be said makes the whole letter one that is not understood: nothing of it is done.
  if (understood.say && say(table, row, understood.say, now) !== 'done') return 'misread'
  switch (understood.kind) {
    case 'say':
      return 'receipt'
    case 'undo':
      return takeBack(table, seat, now) === 'taken-back' ? 'receipt' : 'stale'
    case 'not-understood':
      return 'misread'
    case 'answer': {
      const outcomes = understood.picks.map(({ prompt, choice }) => answerAtTable(table, { seat, prompt, choice }, now))
      return outcomes.every(outcome => outcome === 'counted' || outcome === 'again') ? 'receipt' : 'stale'
    }
  }
}

/** The newest word that calls this seat, and the names of all. */
export function callTo({ store, talk }: TableParts, { seat, settings }: SeatRow): Said | undefined {
  return talk.callTo(seat, store.seats().map(({ name }) => name), settings.muted ?? [])
}

/** It is answered by whatever the seat says next. */
function openCallTo(table: TableParts, row: SeatRow): Said | undefined {
  const call = callTo(table, row)
  const answered = call && table.talk.heardBy([]).some(({ seat, number }) => seat === row.seat && number > call.number)
  return answered ? undefined : call
}

/** How many letters came from each seat: a bound, and a record. */
export class Replies {
  readonly #sql: SqlStorage

  constructor(sql: SqlStorage) {
    this.#sql = sql
  }

  add(seat: number, receipt: Receipt, now: Time): void {
    this.#sql.exec('INSERT INTO replies (at, seat, receipt) VALUES (?, ?, ?)', now, seat, receipt)
  }

  since(seat: number, at: Time): number {
    return this.#sql.exec<{ n: number }>('SELECT count(*) AS n FROM replies WHERE seat = ? AND at > ?', seat, at).one().n
  }
}
