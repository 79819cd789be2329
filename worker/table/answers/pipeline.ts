/**
 * What happens to an answer, from the click to the row on disk. Everything here is one synchronous turn and one commit: no answer is half
 * written, and nothing is sent before it is written.
 */
import type { TableChance } from '../../rules/chance'
import type { GameEvent, Seat } from '../../rules/contract'
import { fold } from '../../rules/kit'
import { besideAnswer, type Beside } from './order-effects'
import type { Responder, Time } from '../../model'
import { changed, mayChange } from './changes'
import { answered as answeredBefore } from './answered'
import { clocksAfter, freshClocks } from './clocks'
import { BEGIN, decisionsOf } from '../rows/history/decisions'
import { answer, follow, type Followed, type Given, type Refusal } from '../../engine/door'
import type { TableParts } from '../rows/parts'
import { plansAfter } from './plans'
import { objected } from '../seats/recovery'
import type { SeatRow } from '../rows/seat-row'
import type { AnswerRow } from '../rows/history/answer-row'
import type { Now } from '../rows/now'
import { stillDue } from './held-calls'
import { freshTally } from './tally'
import { nextNow, hereAt } from './next'
import { type TableEngine, engineOf } from './engine'

export type Outcome = 'counted' | 'again' | 'too-often' | Refusal

/** Takes a person's answer or, with `by`, one given for the seat. */
export function answerAtTable(
  table: TableParts,
  from: { seat: Seat; prompt: string; choice: string; by?: Responder; always?: boolean },
  now: Time
): Outcome {
  const { store } = table
  const before = store.now
  if (!before) return 'not-open'
  // An answer sent twice counts once, even the last of a game.
  const refused = (why: Refusal): Outcome => (answeredBefore(store, from.seat, from.prompt) === from.choice ? 'again' : why)
  if (before.over) return refused('over')
  const engine = engineOf(store, before, now)

  // Find the choice among those offered, work it out, and let automatic answers follow.
  const found = answer(engine, before, from)
  if ('refused' in found) return refused(found.refused)
  const { left, kept }: Beside = from.by ? {} : besideAnswer(store, before, found, from.always)
  const answered = { ...found, given: found.given.map((one, i) => (i === 0 && left ? { ...one, ...left } : one)) }

  // Write everything in one transaction.
  const { may } = answered
  if (may && !mayChange(store, before, from.seat)) return 'too-often'
  const actor = from.by ? undefined : from.seat
  const after = nextNow(before, answered, engine, { actor, may })
  if (may) after.changes = changed(store, before, from.seat, 1)
  else after.clocks = clocksAfter(store.card, after.clocks, from.seat, answered, now)
  if (actor !== undefined) {
    // The time-out count must not reveal that a card was sealed.
    if (!may) after.timeouts = before.timeouts.with(actor, 0)
    after.here = before.here.with(actor, hereAt(before, actor))
    after.lettered = before.lettered.with(actor, false)
  }
  record(table, before, after, answered, engine, actor, kept)
  return 'counted'
}

/** Begins the game, with the words of all seats in its chance. */
export function startGame(table: TableParts, now: Time): void {
  const { store } = table
  const seats = store.seats()
  const { epoch = 0 } = store.card
  const fresh: Omit<Now, 'state'> = {
    asked: {},
    era: epoch,
    number: -1,
    position: -1,
    drawn: 0,
    here: seats.map(() => -1),
    lettered: seats.map(() => false),
    waits: { begun: {}, lasted: [] },
    decisions: 0,
    tally: freshTally(seats),
    timeouts: seats.map(() => 0),
    clocks: freshClocks(store),
  }
  const engine = engineOf(store, fresh, now)
  const events = engine.rules.begin(seats.length, store.card.options, engine.chance)
  const opened = engine.taken()
  const state = fold((before, event: GameEvent) => engine.rules.apply(before, event), events)
  const begun: Now = { ...fresh, state }
  const followed = follow(engine, begun)
  const opening: Given = { seat: 0, prompt: BEGIN, choice: beginIn(epoch), events, draws: opened }
  const given = [opening, ...followed.given]
  const after = nextNow(begun, { ...followed, given }, engine, {})
  after.clocks = clocksAfter(store.card, after.clocks, undefined, followed, now)
  record(table, undefined, after, { ...followed, given }, engine)
}

/** The choice of the first row: the epoch in which the game begins, if not the first. */
export const beginIn = (epoch: number): string => (epoch === 0 ? '' : String(epoch))

/** Gives the answers that need no person: the rest of more than one commit holds, those of a seat left to a bot, or those of a seat that
    changed its orders. */
export function goOn(table: TableParts, now: Time, changed?: Seat): void {
  const before = table.store.now
  if (!before || before.over) return
  const engine = engineOf(table.store, before, now, changed)
  const followed = follow(engine, before)
  if (followed.given.length === 0) return
  const after = nextNow(before, followed, engine, {})
  after.clocks = clocksAfter(table.store.card, after.clocks, undefined, followed, now)
  record(table, before, after, followed, engine)
}

/** Writes the answers, the game's present and the notices together, or nothing. */
function record(
  table: TableParts,
  before: Now | undefined,
  after: Now,
  { given, prompts }: Pick<Followed, 'given' | 'prompts'>,
  engine: TableEngine,
  actor?: Seat,
  kept?: SeatRow
): void {
  const { number, position } = after
  // A present actor who is asked again is not written to. But if others' orders answered at once, a missing letter would reveal them as
  // orders, so then the actor counts as gone.
  const leaves = engine.brisk && after.followed
  after.staying = before && stillDue(table.store.card, before, engine.now)
  const rows = decisionsOf({ number, position, at: engine.now, given, draws: drawsOf(engine.chance) })
  table.commit(() => {
    table.store.history.add(rows)
    if (kept) table.store.setSeat(kept)
    table.notices.write(after, before, prompts, { actor, leaves }, engine.now)
    table.store.setNow(after)
    for (const planned of plansAfter(table.store.seats(), engine.planner, given, prompts, position)) table.store.setSeat(planned)
    // A sealed card moves no position, and must not tell anybody that its player is back.
    if (actor === undefined || after.position <= (before?.position ?? -1)) return
    table.votes.cameBack(actor)
    objected(table, actor, engine.now)
  })
}

const drawsOf = (chance: TableChance): AnswerRow['draws'] => chance.trace().map(({ i, n, came }) => [i, n, came])
