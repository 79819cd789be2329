/** Playing by letter: a person's own lines become an answer through the same door as a click, and a receipt says what came of it. */
import { REPLIES_AN_HOUR, VAIN_REPLIES_AN_HOUR } from '../bounds'
import { gameOf } from '../games'
import { questionOf, questionOfCall, questionOfVotes } from '../post/reply/address'
import { ballotsTo, offeredTo } from '../post/reply/offered'
import { understand, type Understood } from '../post/reply/understand'
import type { Said, Time } from '../../web/model'
import { PIRATES } from '../rules/game'
import { HOUR } from './clock/span'
import { act } from './deeds'
import { say } from './deeds/talking'
import type { LetterKind } from './notices'
import { pageNow } from './pages'
import type { TableParts } from './parts'
import { answerAtTable } from './pipeline'
import type { SeatRow } from './store'
import { takeBack } from './takeback'

/** What the receipt says; `flood`: so many letters came that this one is not read, which is written back once in an hour. */
export type Receipt = Extract<LetterKind, 'receipt' | 'misread' | 'stale' | 'flood'>

export function replyTo(table: TableParts, row: SeatRow, question: string, lines: readonly string[], now: Time): Receipt {
  const { store, replies } = table
  const { all, vain } = replies.since(row.seat, now - HOUR)
  if (all >= REPLIES_AN_HOUR) return flooded(table, row, now)
  const model = pageNow(table, row.seat, now)
  const game = gameOf(store.card.game)
  const receipt = question === questionOfVotes(model)
    ? castBy(table, row, understand(lines, ballotsTo(model, game, row.language)), now)
    : carryOut(table, row, understand(lines, offeredTo(model, game, row.language)), question, now)
  if (receipt !== 'receipt' && vain >= VAIN_REPLIES_AN_HOUR) return flooded(table, row, now)
  writeBack(table, row, receipt, now)
  return receipt
}

function flooded(table: TableParts, row: SeatRow, now: Time): Receipt {
  if (!table.replies.since(row.seat, now - HOUR).flood) writeBack(table, row, 'flood', now)
  return 'flood'
}

function writeBack({ commit, replies, notices }: TableParts, row: SeatRow, receipt: Receipt, now: Time): void {
  commit(() => {
    replies.add(row.seat, receipt, now)
    if (row.person) notices.add(row.seat, receipt, -1, now)
  })
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
      const outcomes = understood.picks.map(({ prompt, choice }) => answerAtTable(table, { seat, prompt, choice, always: understood.always === true }, now))
      return outcomes.every(outcome => outcome === 'counted' || outcome === 'again') ? 'receipt' : 'stale'
    }
  }
}

/** To a letter that asks what is to be decided: there the prompts are votes, by their numbers. */
function castBy(table: TableParts, row: SeatRow, understood: Understood, now: Time): Receipt {
  if (understood.kind === 'undo' || understood.kind === 'not-understood') return 'misread'
  if (understood.say && say(table, row, understood.say, now) !== 'done') return 'misread'
  if (understood.kind !== 'answer') return 'receipt'
  const outcomes = understood.picks.map(({ prompt, choice }) => act(table, row, 'own', { do: 'vote', number: Number(prompt), ballot: choice }, now))
  return outcomes.every(outcome => outcome === 'done') ? 'receipt' : 'stale'
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

  /** How many were read, how many of those were in vain, and whether that they are too many was said already. */
  since(seat: number, at: Time): { all: number; vain: number; flood: boolean } {
    // No more than all seats together can have written meanwhile: the table grows, and what is read of it does not.
    const newest = 'number > (SELECT max(number) FROM replies) - ?'
    const rows = this.#sql.exec<{ receipt: Receipt }>(`SELECT receipt FROM replies WHERE ${newest} AND seat = ? AND at > ?`, PIRATES.length * (REPLIES_AN_HOUR + 1), seat, at)
    const receipts = rows.toArray().map(({ receipt }) => receipt)
    const read = receipts.filter(receipt => receipt !== 'flood')
    return { all: read.length, vain: read.filter(receipt => receipt !== 'receipt').length, flood: read.length < receipts.length }
  }
}
