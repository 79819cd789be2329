/** Takebacks: a recorded answer that voids an earlier one and everything after it. Done by the platform, for every game. */
import { gameOf } from '../../games'
import type { Prompt, Seat } from '../../rules/contract'
import type { Time } from '../../model'
import { changed, mayChange } from './changes'
import { takenBack, voided } from '../../clock'
import { BEGIN } from '../rows/history/decisions'
import { clocksAfter } from './clocks'
import type { Present } from '../../engine/door'
import { validRows, stateAfter } from './history'
import type { TableParts } from '../rows/parts'
import { plansTakenBack } from './plans'
import { goOn } from './pipeline'
import { waitsAfter } from './next'
import { objected } from '../seats/recovery'
import type { Store } from '../rows/store'
import type { AnswerRow } from '../rows/history/answer-row'
import type { Now } from '../rows/now'
import { stillDue } from './held-calls'

export type TakebackOutcome = 'taken-back' | 'not-yours-to-take-back'

/** Free while nothing was revealed and no other seat has decided since. Letters do not matter: a rule about them would show whether one was
    sent, and so who answered. */
export const canTakeBack = (store: Pick<Store, 'card'>, now: Now, seat: Seat): boolean =>
  now.back?.seat === seat && !now.over && mayChange(store, now, seat)

export function takeBack(table: TableParts, seat: Seat, at: Time): TakebackOutcome {
  const before = table.store.now
  if (!before?.back || !canTakeBack(table.store, before, seat)) return 'not-yours-to-take-back'
  const { number } = before.back
  const given = table.store.history.answer(number)?.at ?? at
  const clock = before.clocks[seat] && takenBack(before.clocks[seat], given, at)
  if (clock && 'refused' in clock) return 'not-yours-to-take-back'
  undo(table, clock ? { ...before, clocks: before.clocks.with(seat, clock) } : before, takebackOf(seat, number), number, at, seat)
  objected(table, seat, at)
  return 'taken-back'
}

/** By agreement of all: takes back this seat's newest answer and everything after it. */
export function takeBackFrom(table: TableParts, seat: Seat, at: Time): void {
  const answer = lastAnswerOf(table.store, seat)
  if (!answer) return
  undoTogether(table, answer.number, takebackOf(seat, answer.number), at)
  goOn(table, at)
}

/** The fields of the row that say who takes back what. */
type Undoing = Pick<AnswerRow, 'prompt' | 'seat' | 'choice'>

const takebackOf = (seat: Seat, number: number): Undoing => ({ prompt: 'takeback', seat, choice: String(number) })

/** Takes back this answer and everything after it, whoever gave it. */
export function undoTogether(table: TableParts, number: number, as: Undoing, at: Time): void {
  const { store } = table
  const before = store.now
  const first = store.history.answer(number)
  if (!before || !first) return
  // Everybody keeps the time in hand, and answers given again add nothing.
  const again = waitedFor(validRows(store.history.answers(number - 1)), first.position - 1)
  const clocks = before.clocks.map((clock, s) => voided(clock, again.filter(row => row.seat === s).length))
  undo(table, { ...before, clocks }, as, number, at)
}

/** The answers that added time: those with a position of their own that were neither forced nor given by a bot. */
const waitedFor = (rows: readonly AnswerRow[], position: number): AnswerRow[] =>
  rows.filter((row, i) => row.position > (rows[i - 1]?.position ?? position) && !isForced(row) && row.given[0]?.by !== 'bot')

export const lastAnswerOf = (store: Store, seat: Seat): AnswerRow | undefined => lastDecision(store.history.answers(), seat, isForced)

/** Skips forced answers, which would only come again, and a bot's. */
export const lastDecision = (rows: readonly AnswerRow[], seat: Seat, isForced: (row: AnswerRow) => boolean): AnswerRow | undefined =>
  validRows(rows).findLast(row => row.seat === seat && row.given[0]?.by !== 'bot' && !isForced(row))

const isForced = ({ given: [one] }: AnswerRow): boolean => one?.by === 'forced'

/** `actor` is present; a seat that only agreed earlier, or whose seat a bot now plays, has to be told that the table waits again. */
function undo(table: TableParts, before: Now, { seat, ...as }: Undoing, voids: number, at: Time, actor?: Seat): void {
  const { store } = table
  const { rules } = gameOf(store.card.game)
  const row: AnswerRow = {
    number: before.number + 1,
    position: before.position + 1,
    at,
    seat,
    ...as,
    given: [],
    draws: [],
    voids,
  }
  const rows = [...store.history.answers(), row]
  const state = stateAfter(rules, rows)
  const prompts = rules.prompts(state)
  const present = reopened(before, rules.prompts(before.state), state, prompts, at)
  const after: Now = {
    ...before,
    ...present,
    number: row.number,
    position: row.position,
    ...(seat !== null && newsAgain(before, rows, seat)),
    actor,
    staying: stillDue(store.card, before, at)?.filter(({ cause }) => cause < voids),
    waits: waitsAfter(before, present.asked, prompts, { actor, stays: true }, at),
    back: seat === null ? undefined : backBefore(rows, seat, isForced),
    // The takeback itself and the rows it voids.
    changes: changed(store, before, seat, row.number - voids + 1),
    clocks: clocksAfter(store.card, before.clocks, undefined, { prompts }, at),
  }
  table.commit(() => {
    store.history.add([row])
    const kept = before.staying?.flatMap(({ seat, cause, letter }) => (letter && cause >= voids ? [seat] : [])) ?? []
    const unwritten = [...table.notices.forgetSince(voids), ...kept]
    after.lettered = after.lettered.map((was, s) => was && !unwritten.includes(s))
    table.notices.write(after, before, prompts, { actor }, at)
    store.setNow(after)
    for (const planned of plansTakenBack(store.seats(), rows, prompts, row.position)) store.setSeat(planned)
  })
}

/** What the others did before the question that is open again is news again, until it is answered. */
function newsAgain({ here }: Now, rows: readonly AnswerRow[], seat: Seat): Pick<Now, 'here' | 'followed'> {
  const valid = validRows(rows)
  const own = valid.findLastIndex(row => row.seat === seat && row.prompt !== BEGIN && row.given[0]?.by === undefined)
  const others = valid.findLastIndex((row, i) => i < own && (row.seat !== seat || row.prompt === BEGIN))
  const before = own < 0 ? -1 : (valid[others + 1]?.number ?? 0) - 1
  return { here: here.with(seat, before), followed: own < valid.length - 1 }
}

/** Questions that stay open unchanged keep their id; those that open again get a new one. */
export function reopened(before: Present, open: Prompt[], state: unknown, prompts: Prompt[], at: Time): Present {
  const era = before.era + 1
  const asked: Present['asked'] = {}
  for (const prompt of prompts) {
    const same = open.find(o => o.id === prompt.id && JSON.stringify(o) === JSON.stringify(prompt))
    asked[prompt.id] = (same && before.asked[prompt.id]) ?? { since: at, era }
  }
  return { state, asked, era }
}

/** The answer before it may be taken back as well, if it is the same seat's and revealed nothing. */
export function backBefore(rows: readonly AnswerRow[], seat: Seat, isForced: (row: AnswerRow) => boolean): Now['back'] {
  for (const row of validRows(rows).toReversed()) {
    if (row.seat !== seat || row.given.some(g => g.events.some(event => event.final))) return undefined
    if (!isForced(row)) return { seat, number: row.number }
  }
  return undefined
}
