/** What happens when time runs out, step by step, and what the seats can agree on instead. */
import { PAUSE_DAYS, PAUSES, TIMEOUTS_BEFORE_VOTE, WAIT_DAYS } from '../../shared/bounds'
import { gameOf } from '../../games'
import { deckhandChoice } from '../../engine/bot'
import type { Time } from '../../model'
import type { Choice, Prompt, Seat, SeatView } from '../../rules/contract'
import type { Game } from '../../drawing/game'
import type { Card } from '../rows/card'
import { isTicked } from '../../model/ticks'
import { daysOf, due, granted, paused, resumed, told, wakeAt, type ReminderMark } from '../../clock'
import { DAY } from '../../clock/span'
import { votersOf } from '../seats/voters'
import { openPrompts } from '../../engine/door'
import type { TableParts } from '../rows/parts'
import { answerAtTable } from './pipeline'
import type { Now } from '../rows/now'

/** The earliest reminder or deadline. */
export function ladderDue({ clocks, over }: Now): Time | undefined {
  const times = over ? [] : clocks.flatMap(clock => wakeAt(clock) ?? [])
  return times.length ? Math.min(...times) : undefined
}

/** Each seat climbs at most one step, however long the server was down. */
export function ladderAlarm(table: TableParts, now: Time): void {
  for (const { seat } of table.store.seats()) {
    const present = table.store.now
    const clock = present?.clocks[seat]
    if (!present || !clock || present.over) continue
    const step = due(clock, now)
    if (step === 'late') outOfTime(table, present, seat, now)
    else if (step) remind(table, present, seat, step, now)
  }
}

function remind({ store, notices, commit }: TableParts, present: Now, seat: Seat, mark: ReminderMark, now: Time): void {
  const wanted = isTicked('reminders', mark, store.seat(seat)?.settings ?? {})
  commit(() => {
    store.setNow({ ...present, clocks: present.clocks.map((clock, s) => (s === seat ? told(clock, mark) : clock)) })
    if (wanted) notices.ask(seat, 'reminder', now)
  })
}

/** An answer is given in the seat's place and the game goes on; after three time-outs in a row the others vote. */
function outOfTime(table: TableParts, present: Now, seat: Seat, now: Time): void {
  const { store, notices, votes, commit } = table
  const game = gameOf(store.card.game)
  const prompt = openPrompts(game.rules, present).find(p => p.seat === seat && !p.may)
  if (!prompt) return
  const choice = inPlaceOf(game, store.card, game.rules.view(present.state, seat), prompt)
  answerAtTable(table, { seat, prompt: prompt.id, choice: choice.id, by: 'time' }, now)
  const after = store.now
  if (!after) return
  const inARow = (after.timeouts[seat] ?? 0) + 1
  commit(() => {
    store.setNow({ ...after, timeouts: after.timeouts.with(seat, inARow) })
    notices.ask(seat, 'timeout', now)
    if (inARow < TIMEOUTS_BEFORE_VOTE || after.over || !votes.begin('vanished', seat, now)) return
    for (const voter of votersOf(table, { kind: 'vanished', about: seat })) notices.ask(voter, 'vote', now)
  })
}

/** By the default standing orders, whatever the seat's own are; if none applies, by the bot. */
function inPlaceOf(game: Game, { manner, options }: Card, view: SeatView<unknown>, prompt: Prompt): Choice {
  const judged = manner === 'brisk' ? game.orders?.judge({}, view, prompt, options) : undefined
  return judged && 'choice' in judged ? judged.choice : deckhandChoice(game, view, prompt)
}

// ── by agreement ──

export function pauseTable(table: TableParts, now: Time): void {
  change(table, present => {
    const left = PAUSES.days - daysOf(present.clocks[0]?.pauses ?? [])
    const clocks = paused(present.clocks, now + Math.min(PAUSE_DAYS, left) * DAY, now)
    return 'refused' in clocks ? present : { ...present, clocks }
  })
}

export function resumeTable(table: TableParts, seat: Seat, now: Time): void {
  const { store, remarks } = table
  const resumeAll = (present: Now): Now => {
    const clocks = resumed(present.clocks, now)
    return 'refused' in clocks ? present : { ...present, clocks }
  }
  change(table, resumeAll, () =>
    remarks.add({ at: now, position: store.now?.position ?? 0, seat, text: { say: 'remark-resumed', with: { who: { seat } } } })
  )
}

export function waitLonger(table: TableParts, seat: Seat, now: Time): void {
  change(table, present => ({
    ...present,
    timeouts: present.timeouts.with(seat, 0),
    clocks: present.clocks.map((clock, s) => (s === seat ? granted(clock, WAIT_DAYS * DAY, now) : clock)),
  }))
}

/** Ends the game at its present position. */
export function endNow(table: TableParts, ended: NonNullable<Now['ended']>, now: Time): void {
  const { store, notices } = table
  const end = (present: Now): Now => ({ ...present, ended, over: now, back: undefined, clocks: [], waits: { ...present.waits, begun: {} } })
  change(table, end, () => store.seats().forEach(({ seat }) => notices.ask(seat, 'over', now)))
}

function change({ store, commit }: TableParts, how: (present: Now) => Now, also: () => void = () => {}): void {
  const present = store.now
  if (!present) return
  commit(() => {
    store.setNow(how(present))
    also()
  })
}
