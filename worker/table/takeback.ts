/** Taking back: a recorded answer that makes an earlier one void, with whatever followed it. The platform's, for every game. */
import { gameOf } from '../games'
import type { Prompt, Seat } from '../rules/contract'
import type { Time } from '../../web/model'
import { changed, mayChange } from './changes'
import { takenBack, voided } from './clock'
import { clocksAfter } from './clocks'
import type { Present } from './door'
import { standingRows, stateAfter } from './history'
import type { TableParts } from './parts'
import { plansTakenBack } from './plans/kept'
import { goOn, hereAt, waitsAfter } from './pipeline'
import { objected } from './recovery'
import type { AnswerRow, Now, Store } from './store'

export type TakebackOutcome = 'taken-back' | 'not-yours-to-take-back'

/** Free while nothing was revealed and no other seat has decided since. Letters make no difference: whether one went tells who answered. */
export const canTakeBack = (store: Pick<Store, 'card'>, now: Now, seat: Seat): boolean =>
  now.back?.seat === seat && !now.over && mayChange(store, now, seat)

export function takeBack(table: TableParts, seat: Seat, at: Time): TakebackOutcome {
  const before = table.store.now
  if (!before?.back || !canTakeBack(table.store, before, seat)) return 'not-yours-to-take-back'
  const { number } = before.back
  const given = table.store.answer(number)?.at ?? at
  const clock = before.clocks[seat] && takenBack(before.clocks[seat], given, at)
  if (clock && 'refused' in clock) return 'not-yours-to-take-back'
  undo(table, clock ? { ...before, clocks: before.clocks.with(seat, clock) } : before, seat, number, at, seat)
  objected(table, seat, at)
  return 'taken-back'
}

/** Agreed by all: this seat's newest answer, and everything that came after it. */
export function takeBackFrom(table: TableParts, seat: Seat, at: Time): void {
  const before = table.store.now
  const answer = lastAnswerOf(table.store, seat)
  if (!before || !answer) return
  // Everybody keeps the time in hand, and answers given anew add nothing.
  const again = waitedFor(standingRows(table.store.answers(answer.number - 1)), answer.position - 1)
  const clocks = before.clocks.map((clock, s) => voided(clock, again.filter(row => row.seat === s).length))
  undo(table, { ...before, clocks }, seat, answer.number, at)
  goOn(table, at)
}

/** Only these added time: each answer that the table waited for stands at a position of its own, and is neither forced nor a bot's. */
const waitedFor = (rows: readonly AnswerRow[], position: number): AnswerRow[] =>
  rows.filter((row, i) => row.position > (rows[i - 1]?.position ?? position) && !isForced(row) && row.given[0]?.by !== 'bot')

export const lastAnswerOf = (store: Store, seat: Seat): AnswerRow | undefined => lastDecision(store.answers(), seat, isForced)

/** Neither what was forced, which would only come again, nor a bot's. */
export const lastDecision = (rows: readonly AnswerRow[], seat: Seat, isForced: (row: AnswerRow) => boolean): AnswerRow | undefined =>
  standingRows(rows).findLast(row => row.seat === seat && row.given[0]?.by !== 'bot' && !isForced(row))

const isForced = ({ given: [one] }: AnswerRow): boolean => one?.by === 'forced'

/** `actor` is here; who only agreed to it earlier, or whose seat a bot has now, has to be told that the table waits again. */
function undo(table: TableParts, before: Now, seat: Seat, voids: number, at: Time, actor?: Seat): void {
  const { store } = table
  const { rules } = gameOf(store.card.game)
  const row: AnswerRow = {
    number: before.number + 1,
    position: before.position + 1,
    at,
    seat,
    prompt: 'takeback',
    choice: String(voids),
    given: [],
    draws: [],
    voids,
  }
  const rows = [...store.answers(), row]
  const state = stateAfter(rules, rows)
  const prompts = rules.prompts(state)
  const present = reopened(before, rules.prompts(before.state), state, prompts, at)
  const after: Now = {
    ...before,
    ...present,
    number: row.number,
    position: row.position,
    here: actor === undefined ? before.here : before.here.with(actor, hereAt(before, actor)),
    actor,
    waits: waitsAfter(before, present.asked, prompts, { actor, stays: true }, at),
    back: backBefore(rows, seat, isForced),
    // The takeback itself, and what it makes void.
    changes: changed(store, before, seat, row.number - voids + 1),
    clocks: clocksAfter(store.card, before.clocks, undefined, { prompts }, at),
  }
  table.commit(() => {
    store.addAnswer(row)
    const unwritten = table.notices.forgetSince(voids)
    after.lettered = after.lettered.map((was, s) => was && !unwritten.includes(s))
    table.notices.write(after, before, prompts, actor, at)
    store.setNow(after)
    for (const planned of plansTakenBack(store.seats(), rows, prompts, row.position)) store.setSeat(planned)
  })
}

/** Questions that were open before and still are the same keep their id; those that open again get one never used. */
export function reopened(before: Present, open: Prompt[], state: unknown, prompts: Prompt[], at: Time): Present {
  const era = before.era + 1
  const asked: Present['asked'] = {}
  for (const prompt of prompts) {
    const same = open.find(o => o.id === prompt.id && JSON.stringify(o) === JSON.stringify(prompt))
    asked[prompt.id] = (same && before.asked[prompt.id]) ?? { since: at, era }
  }
  return { state, asked, era }
}

/** The answer before the one taken back may be taken back as well, if it is the same seat's and revealed nothing. */
export function backBefore(rows: readonly AnswerRow[], seat: Seat, isForced: (row: AnswerRow) => boolean): Now['back'] {
  for (const row of standingRows(rows).toReversed()) {
    if (row.seat !== seat || row.given.some(g => g.events.some(event => event.final))) return undefined
    if (!isForced(row)) return { seat, number: row.number }
  }
  return undefined
}
