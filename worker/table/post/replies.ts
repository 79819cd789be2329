/** Play by mail: a person's own lines become an answer through the same door as a click, and a receipt reports the result. */
import { REPLIES_AN_HOUR, VAIN_REPLIES_AN_HOUR } from '../../shared/bounds'
import { gameOf } from '../../games'
import { questionOf, questionOfCall, questionOfVotes } from '../../post/reply/address'
import { ballotsTo, offeredTo } from '../../post/reply/offered'
import { understand, type Understood } from '../../post/reply/understand'
import type { Said, TableModel, Time } from '../../model'
import { HOUR } from '../../clock/span'
import { act } from '../deeds'
import { say } from '../deeds/talking'
import { pageNow } from '../views/pages'
import type { TableParts } from '../rows/parts'
import { calledByLetter } from '../answers/held-calls'
import { answerAtTable } from '../answers/pipeline'
import type { SeatRow } from '../rows/seat-row'
import { activeLoan } from '../rows/sitting'
import { takeBack } from '../answers/takeback'
import type { Receipt } from '../rows/replies'
import { saidAhead } from './said-ahead'

export function replyTo(table: TableParts, row: SeatRow, question: string, lines: readonly string[], now: Time): Receipt {
  const { store, replies } = table
  const { all, vain } = replies.since(row.seat, now - HOUR)
  if (all >= REPLIES_AN_HOUR) return flooded(table, row, now)
  const model = pageNow(table, row.seat, now)
  const game = gameOf(store.card.game)
  const receipt =
    question === questionOfVotes(model)
      ? castBy(table, row, understand(lines, ballotsTo(model, game, row.language)), now)
      : carryOut(table, row, meantBy(table, row, question, lines, model), now)
  if (receipt !== 'receipt' && vain >= VAIN_REPLIES_AN_HOUR) return flooded(table, row, now)
  writeBack(table, row, receipt, now)
  return receipt
}

function flooded(table: TableParts, row: SeatRow, now: Time): Receipt {
  if (!table.replies.since(row.seat, now - HOUR).flood) writeBack(table, row, 'flood', now)
  return 'flood'
}

function writeBack(table: TableParts, row: SeatRow, receipt: Receipt, now: Time): void {
  const { commit, replies, notices } = table
  commit(() => {
    replies.add(row.seat, receipt, now)
    if (!row.person) return
    notices.add(row.seat, receipt, -1, now)
    // While a substitute plays, the question is theirs.
    if (!activeLoan(row, now)) calledByLetter(table, row.seat, now)
  })
}

/** What the reply says, if its letter is not too old. An old letter does nothing, because its holder may no longer be the person it was
    written to. Only a choice for a case that has come since counts, and with it what the letter says to the table. */
function meantBy(table: TableParts, row: SeatRow, question: string, lines: readonly string[], model: TableModel): Understood | undefined {
  const understood = understand(lines, offeredTo(model, gameOf(table.store.card.game), row.language))
  if (question === questionOf(model.prompts, model.position)) return understood
  const call = openCallTo(table, row)
  if (call !== undefined && question === questionOfCall(call) && understood.kind === 'say') return understood
  return saidAhead(table, row, question, lines, model)
}

function carryOut(table: TableParts, row: SeatRow, understood: Understood | undefined, now: Time): Receipt {
  const { seat } = row
  if (!understood) return 'stale'
  // If its message cannot be posted, the whole letter counts as misread and nothing of it is done.
  if (understood.say && say(table, row, understood.say, now) !== 'done') return 'misread'
  switch (understood.kind) {
    case 'say':
      return 'receipt'
    case 'undo':
      return takeBack(table, seat, now) === 'taken-back' ? 'receipt' : 'stale'
    case 'not-understood':
      return 'misread'
    case 'answer': {
      const outcomes = understood.picks.map(({ prompt, choice }) =>
        answerAtTable(table, { seat, prompt, choice, always: understood.always === true }, now)
      )
      return outcomes.every(outcome => outcome === 'counted' || outcome === 'again') ? 'receipt' : 'stale'
    }
  }
}

/** A reply to a letter about votes: its prompts are vote numbers. */
function castBy(table: TableParts, row: SeatRow, understood: Understood, now: Time): Receipt {
  if (understood.kind === 'undo' || understood.kind === 'not-understood') return 'misread'
  if (understood.say && say(table, row, understood.say, now) !== 'done') return 'misread'
  if (understood.kind !== 'answer') return 'receipt'
  const outcomes = understood.picks.map(({ prompt, choice }) =>
    act(table, row, 'own', { do: 'vote', number: Number(prompt), ballot: choice }, now)
  )
  return outcomes.every(outcome => outcome === 'done') ? 'receipt' : 'stale'
}

/** The newest message that mentions this seat by name. */
export function callTo({ store, talk }: TableParts, { seat, settings }: SeatRow): Said | undefined {
  return talk.callTo(
    seat,
    store.seats().map(({ name }) => name),
    settings.muted ?? []
  )
}

/** The mention of this seat that is still open: anything the seat says afterwards answers it. */
function openCallTo(table: TableParts, row: SeatRow): Said | undefined {
  const call = callTo(table, row)
  const answered = call && table.talk.heardBy([]).some(({ seat, number }) => seat === row.seat && number > call.number)
  return answered ? undefined : call
}
