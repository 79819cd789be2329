/** Playing by letter: a person's own lines become an answer through the same door as a click, and a receipt says what came of it. */
import { REPLIES_AN_HOUR } from '../bounds'
import { gameOf } from '../games'
import { questionOf } from '../post/reply/address'
import { offeredTo } from '../post/reply/offered'
import { understand, type Understood } from '../post/reply/understand'
import type { Time } from '../../web/model'
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
  const receipt = carryOut(table, row, understood, question === questionOf(model.prompts), now)
  commit(() => {
    replies.add(row.seat, receipt, now)
    if (row.person) notices.add(row.seat, receipt, -1, now)
  })
  return receipt
}

function carryOut(table: TableParts, row: SeatRow, understood: Understood, current: boolean, now: Time): Receipt {
  const { seat } = row
  // What cannot be said makes the whole letter one that is not understood: nothing of it is done.
  if (understood.say && say(table, row, understood.say, now) !== 'done') return 'misread'
  switch (understood.kind) {
    case 'say':
      return 'receipt'
    case 'undo':
      return takeBack(table, seat, now) === 'taken-back' ? 'receipt' : 'stale'
    case 'not-understood':
      // Under another list what was written may have been an answer.
      return current ? 'misread' : 'stale'
    case 'answer': {
      // Numbers belong to the list that the letter showed; under another list they would be another answer.
      if (!current) return 'stale'
      const outcomes = understood.picks.map(({ prompt, choice }) => answerAtTable(table, { seat, prompt, choice }, now))
      return outcomes.every(outcome => outcome === 'counted' || outcome === 'again') ? 'receipt' : 'stale'
    }
  }
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
