/**
 * What happens with an answer, from the person's click to the row on disk (the numbers are those of the design's picture).
 * Everything here is one synchronous turn and one commit: no answer is half written, nothing is sent before it is written.
 */
import { ANSWERS_PER_GAME } from '../bounds'
import { gameOf } from '../games'
import { tableChance, type TableChance } from '../rules/chance'
import type { GameEvent, Prompt, Seat } from '../rules/contract'
import { fold } from '../rules/kit'
import { firstOf, type Respond } from '../responders'
import { orderedBy } from '../responders/order'
import { plannedBy, type Planner } from '../responders/plan'
import { besideAnswer, type Beside } from './orders/beside'
import { holding } from './orders/kept'
import { botFor } from '../responders/bot'
import { forced } from '../responders/forced'
import type { Responder, Time } from '../../web/model'
import { changed, mayChange } from './changes'
import { answered as answeredBefore } from './answered'
import { clocksAfter, freshClocks } from './clocks'
import { BEGIN, decisionsOf } from './decisions'
import { answer, follow, type Followed, type Given, type Hand, type Refusal } from './door'
import type { TableParts } from './parts'
import { planOf, plansAfter } from './plans/kept'
import { objected } from './recovery'
import type { AnswerRow, Now, SeatRow, Store } from './store'
import { freshTally, tallied } from './tally'

export type Outcome = 'counted' | 'again' | 'too-often' | Refusal

/** A person's answer; or, with `by`, one that was given for the seat. */
export function answerAtTable(table: TableParts, from: { seat: Seat; prompt: string; choice: string; by?: Responder; always?: boolean }, now: Time): Outcome {
  const { store } = table
  const before = store.now
  if (!before) return 'not-open'
  // Sent twice, an answer counts once, the last of a game too.
  const refused = (why: Refusal): Outcome => (answeredBefore(store, from.seat, from.prompt) === from.choice ? 'again' : why)
  if (before.over) return refused('over')
  const hand = handOf(store, before, now)

  // 1 to 3: found among the offered choices, worked out, and followed by what needs no person.
  const found = answer(hand, before, from)
  if ('refused' in found) return refused(found.refused)
  const { left, kept }: Beside = from.by ? {} : besideAnswer(store, before, from)
  const answered = { ...found, given: found.given.map((one, i) => (i === 0 && left ? { ...one, ...left } : one)) }

  // 4: one transaction.
  const { may } = answered
  if (may && !mayChange(store, before, from.seat)) return 'too-often'
  const actor = from.by ? undefined : from.seat
  const after = nextNow(before, answered, hand, { actor, may })
  if (may) after.changes = changed(store, before, from.seat, 1)
  else after.clocks = clocksAfter(store.card, after.clocks, from.seat, answered, now)
  if (actor !== undefined) {
    // Nobody learns from the count that a card was sealed.
    if (!may) after.timeouts = before.timeouts.with(actor, 0)
    after.here = before.here.with(actor, hereAt(before, actor))
    after.lettered = before.lettered.with(actor, false)
  }
  record(table, before, after, answered, hand, actor, kept)
  return 'counted'
}

/** The last seat was taken: the game begins, with the words of all seats in its chance. */
export function startGame(table: TableParts, now: Time): void {
  const { store } = table
  const seats = store.seats()
  const fresh: Omit<Now, 'state'> = {
    asked: {},
    era: 0,
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
  const hand = handOf(store, fresh, now)
  const events = hand.rules.begin(seats.length, store.card.options, hand.chance)
  const opened = hand.taken()
  const state = fold((before, event: GameEvent) => hand.rules.apply(before, event), events)
  const begun: Now = { ...fresh, state }
  const followed = follow(hand, begun)
  const opening: Given = { seat: 0, prompt: BEGIN, choice: '', events, draws: opened }
  const given = [opening, ...followed.given]
  const after = nextNow(begun, { ...followed, given }, hand, {})
  after.clocks = clocksAfter(store.card, after.clocks, undefined, followed, now)
  record(table, undefined, after, { ...followed, given }, hand)
}

/** What can be answered without a person now: more followed by itself than one commit holds, a seat was left to a bot, or this one
    has changed its orders. */
export function goOn(table: TableParts, now: Time, changed?: Seat): void {
  const before = table.store.now
  if (!before || before.over) return
  const hand = handOf(table.store, before, now, changed)
  const followed = follow(hand, before)
  if (followed.given.length === 0) return
  const after = nextNow(before, followed, hand, {})
  after.clocks = clocksAfter(table.store.card, after.clocks, undefined, followed, now)
  record(table, before, after, followed, hand)
}

type TableHand = Hand & Required<Pick<Hand, 'taken'>> & { brisk: boolean; chance: TableChance; planner: Planner }

/** Its chance goes on where it stopped; draws are never used twice. */
function handOf(store: Store, from: Pick<Now, 'drawn' | 'asked' | 'unfinished'>, now: Time, changed?: Seat): TableHand {
  const game = gameOf(store.card.game)
  const seats = store.seats()
  const bots = botFor(game, seat => seats[seat]?.bot !== null)
  const { respond: plans, ...planner } = plannedBy(game, seat => seats[seat] && planOf(seats[seat]))
  const brisk = store.card.manner === 'brisk'
  const respond = firstOf(forced, bots, plans, ...(brisk ? [standingOrders(store, from, changed)] : []))
  const chance = tableChance(store.diceKey, from.drawn)
  return { rules: game.rules, brisk, chance, respond, planner, now, taken: () => chance.trace().length }
}

/** Every seat has orders, be they the usual ones. What lies before a person, having been taken back perhaps, is the person's until
    the orders change. */
function standingOrders(store: Store, { asked, unfinished }: Pick<Now, 'asked' | 'unfinished'>, changed?: Seat): Respond {
  const { game, options } = store.card
  const seats = store.seats()
  const answers = orderedBy(gameOf(game), options, (seat, view) => holding(seats[seat]?.settings.orders, view))
  return (view, prompt) => (asked[prompt.id] && !unfinished && prompt.seat !== changed ? 'ask' : answers(view, prompt))
}

interface By {
  /** Whose answer it was; nobody's at the start and when the clock or a bot answered. */
  actor?: Seat
  may?: boolean
}

function nextNow(before: Now, { given, present, prompts, unfinished }: Followed, hand: TableHand, { actor, may }: By): Now {
  if (before.number - (before.changes?.rows ?? 0) >= ANSWERS_PER_GAME) throw new Error('a game of this length is a fault of its rules')
  const byPerson = actor !== undefined && !may
  const decided = given.length - (may ? 1 : 0)
  const waits = felt(waitsAfter(before, present.asked, prompts, { actor: byPerson ? actor : undefined, stays: !hand.brisk }, hand.now))
  return {
    ...before,
    ...present,
    number: before.number + given.length,
    position: before.position + decided,
    back: backAfter(before.back, given.slice(may ? 1 : 0), before.number + (may ? 2 : 1)),
    drawn: hand.chance.drawn(),
    waits,
    tally: tallied(before, waits, given.slice(may ? 1 : 0).filter(({ prompt }) => prompt !== BEGIN), hand.now),
    decisions: before.decisions + decided,
    decided: decidedAfter(before, may ? [] : given, hand.now),
    actor,
    followed: given.some(({ seat }) => seat !== actor),
    unfinished,
    over: prompts.length === 0 ? hand.now : undefined,
  }
}

/** The answers, where the game is now, and what is to be told: written together or not at all. */
function record(table: TableParts, before: Now | undefined, after: Now, { given, prompts }: Pick<Followed, 'given' | 'prompts'>, hand: TableHand, actor?: Seat, kept?: SeatRow): void {
  const { number, position } = after
  // Who is here is not written to; but that all others' orders went on at once tells who they were, so that it counts as gone.
  const written = hand.brisk && after.followed ? undefined : actor
  const rows = decisionsOf({ number, position, at: hand.now, given, draws: drawsOf(hand.chance) })
  table.commit(() => {
    table.store.addAnswers(rows)
    if (kept) table.store.setSeat(kept)
    table.notices.write(after, before, prompts, written, hand.now)
    table.store.setNow(after)
    for (const planned of plansAfter(table.store.seats(), hand.planner, given, prompts, position)) table.store.setSeat(planned)
    // A sealed card moves no position, and tells nobody that who sealed it is back.
    if (actor === undefined || after.position <= (before?.position ?? -1)) return
    table.votes.cameBack(actor)
    objected(table, actor, hand.now)
  })
}

const drawsOf = (chance: TableChance): AnswerRow['draws'] => chance.trace().map(({ i, n, came }) => [i, n, came])

/** The newest decision can be taken back by its seat, whoever gave it, if it revealed nothing, by chance or from what was hidden;
    what was forced upon the same seat goes with it. */
export function backAfter(back: Now['back'], given: readonly Pick<Given, 'seat' | 'by' | 'events'>[], first: number): Now['back'] {
  return given.reduce((newest, { seat, by, events }, i) => {
    if (by === 'bot' || by === 'time' || events.some(({ final }) => final)) return undefined
    if (by === 'forced') return newest?.seat === seat ? newest : undefined
    return { seat, number: first + i }
  }, back)
}

const decidedAfter = ({ decided }: Now, given: readonly Given[], now: Time): Now['decided'] => ({
  ...decided,
  ...Object.fromEntries(given.flatMap(({ seat, by, prompt }) => (by === 'bot' || by === 'time' || prompt === BEGIN ? [] : [[seat, now]]))),
})

/** A wait that nobody could feel is none: else a person who answers at once could be told from standing orders. */
const felt = ({ begun, lasted }: Now['waits']): Now['waits'] => ({ begun, lasted: lasted.filter(seconds => seconds > 0) })

/** While a seat answers several times in a row it is here; what the others did before stays in sight. */
export const hereAt = (before: Now, seat: Seat): number =>
  before.actor === seat && !before.followed ? (before.here[seat] ?? -1) : before.number

/** A wait begins when somebody else's answer makes the table wait for a seat, and ends with that seat's next answer. Where standing
    orders answer, who has just answered is waited for as well: else one could tell a person from orders, who never stay. */
export function waitsAfter(
  before: Pick<Now, 'waits'>,
  asked: Now['asked'],
  prompts: readonly Prompt[],
  { actor, stays }: { actor: Seat | undefined; stays: boolean },
  now: Time
): Now['waits'] {
  const waited = before.waits.begun
  const ended = actor === undefined ? undefined : waited[actor]
  const lasted = ended === undefined ? before.waits.lasted : [...before.waits.lasted, Math.round((now - ended) / 1000)]
  const begun: Now['waits']['begun'] = {}
  for (const { seat, may, id } of prompts)
    if (!may && !(stays && seat === actor)) begun[seat] ??= (seat === actor ? undefined : waited[seat]) ?? asked[id]?.since ?? now
  return { begun, lasted }
}
