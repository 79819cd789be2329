/** What happens when time runs out, step by step, and what the seats may agree on instead of it. */
import { PAUSE_DAYS, PAUSES, TIMEOUTS_BEFORE_VOTE, WAIT_DAYS } from '../bounds'
import { gameOf } from '../games'
import { deckhandChoice } from '../responders/bot'
import type { Time } from '../../web/model'
import type { Choice, Prompt, Seat, SeatView } from '../rules/contract'
import type { Game } from '../rules/game'
import type { Card } from './card'
import { daysOf, due, granted, MARKS, paused, resumed, told, wakeAt, type Mark } from './clock'
import { DAY } from './clock/span'
import { votersOf } from './deeds/voting'
import { openPrompts } from './door'
import type { TableParts } from './parts'
import { answerAtTable } from './pipeline'
import type { Now } from './store'

/** The earliest reminder or deadline. */
export function ladderDue({ clocks, over }: Now): Time | undefined {
  const times = over ? [] : clocks.flatMap(clock => wakeAt(clock) ?? [])
  return times.length ? Math.min(...times) : undefined
}

/** Each seat climbs one step at most, however long the server slept. */
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

function remind({ store, notices, commit }: TableParts, present: Now, seat: Seat, mark: Mark, now: Time): void {
  const wanted = store.seat(seat)?.settings.reminders ?? MARKS
  commit(() => {
    store.setNow({ ...present, clocks: present.clocks.map((clock, s) => (s === seat ? told(clock, mark) : clock)) })
    if (wanted.includes(mark)) notices.ask(seat, 'reminder', now)
  })
}

/** The deckhand gives this answer, and the game goes on; after three in a row the others are asked. */
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
    if (inARow < TIMEOUTS_BEFORE_VOTE || after.over || !votes.open('vanished', seat, now)) return
    for (const voter of votersOf(table, { kind: 'vanished', about: seat })) notices.ask(voter, 'vote', now)
  })
}

/** The usual standing orders, however the seat's own ones are; where none is about it, the bot. */
function inPlaceOf(game: Game, { manner, options }: Card, view: SeatView<unknown>, prompt: Prompt): Choice {
  const judged = manner === 'brisk' ? game.orders?.judge({}, view, prompt, options) : undefined
  return judged && 'choice' in judged ? judged.choice : deckhandChoice(game, view, prompt)
}

// ── agreed on ──

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

/** The game ends as it stands. */
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
