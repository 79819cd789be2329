/** Votes, and what follows from them. */
import { BACKS_A_DAY, TIMEOUTS_BEFORE_VOTE } from '../../shared/bounds'
import type { Ballot, Time } from '../../model'
import { mayChange } from '../answers/changes'
import { DAY } from '../../clock/span'
import { pausedUntil } from '../answers/clocks'
import { endNow, pauseTable, resumeTable, waitLonger } from '../answers/ladder'
import type { TableParts } from '../rows/parts'
import { mayPutBack, putBack } from '../answers/put-back'
import { decideLost } from '../seats/recovery'
import type { Seat, Text } from '../../rules/contract'
import type { SeatRow } from '../rows/seat-row'
import { decideSubstitute, offerSeat } from '../seats/substitutes'
import { lastAnswerOf, takeBackFrom } from '../answers/takeback'
import { decision, type VoteRow } from '../rows/votes'
import { handToBot } from '../settings/leaving'
import { numberIn } from '../../shared/form'
import { bare, type Bare, type DeedKind, type DeedOutcome } from '../settings/deed'
import { decidesAlone, openVotes, votersOf } from '../seats/voters'

function vote(table: TableParts, { seat }: SeatRow, number: number, ballot: string, now: Time): DeedOutcome {
  const { votes, commit } = table
  const running = openVotes(table).find(v => v.number === number)
  if (!running) return 'no-such-vote'
  if (!votersOf(table, running).includes(seat)) return ballot === 'no' ? withdraw(table, seat, running, now) : 'not-a-voter'
  let known = false
  commit(() => (known = votes.cast(running, seat, ballot)))
  if (!known) return 'no-such-vote'
  settle(table, number, now)
  return 'done'
}

/** Whoever asks for a takeback has no vote about it, but may let the answer stand after all. */
function withdraw(table: TableParts, seat: Seat, { number, kind, about }: VoteRow, now: Time): DeedOutcome {
  if (kind !== 'takeback' || about !== seat) return 'not-a-voter'
  table.commit(() => {
    table.votes.close(number, 'no')
    remark(table, { say: 'remark-withdrawn' }, now)
  })
  return 'done'
}

/** What a seat may propose; `back` needs the position to go back to. */
export interface Proposal {
  what: 'pause' | 'takeback' | 'back'
  position?: number
}

/** Proposes a pause, going back, or taking back an answer whose consequences others have seen. */
function propose(table: TableParts, row: SeatRow, { what, position }: Proposal, now: Time): DeedOutcome {
  const { seat } = row
  const { votes, store, commit } = table
  if (store.stage !== 'playing' || votes.current(what, seat)) return 'not-now'
  // Proposing what is already proposed is a yes vote.
  const same =
    what === 'takeback' ? undefined : votes.running().find(({ kind, target }) => kind === what && (what === 'pause' || target === position))
  if (same) return vote(table, row, same.number, 'yes', now)
  if (what === 'pause' && (!store.card.pace || isPaused(table, now))) return 'not-now'
  const last = votes.lastDecided(what, seat)
  const alone = decidesAlone(table, seat)
  if (what === 'pause' && last?.outcome === 'no' && last.opened > now - DAY) return 'refused-before'
  if (what === 'back') {
    if (position === undefined || !mayPutBack(store, position)) return 'not-now'
    // A new vote would bother the others; somebody alone bothers nobody.
    if (!alone && last && last.opened > now - DAY) return decidedBefore(last)
    if (alone && votes.decidedSince(what, seat, now - DAY) >= BACKS_A_DAY) return 'too-fast'
  }
  if (what === 'takeback') {
    const answer = lastAnswerOf(store, seat)
    if (!answer || !store.now || !mayChange(store, store.now, seat)) return 'not-now'
    // After a vote about a takeback, this seat must answer again before the next one.
    if (last && !alone && last.opened >= answer.at) return decidedBefore(last)
  }
  commit(() => {
    const opened = votes.begin(what, seat, now, position)
    const voters = votersOf(table, { kind: what, about: seat })
    if (opened && voters.includes(seat)) votes.cast(opened, seat, 'yes')
    for (const voter of voters) if (voter !== seat) table.notices.ask(voter, 'vote', now)
  })
  const opened = votes.current(what, seat)
  if (opened) settle(table, opened.number, now)
  return 'done'
}

const decidedBefore = ({ outcome }: VoteRow): DeedOutcome => (outcome === 'yes' ? 'agreed-before' : 'refused-before')

function resume(table: TableParts, { seat }: SeatRow, now: Time): DeedOutcome {
  if (!isPaused(table, now)) return 'not-now'
  resumeTable(table, seat, now)
  return 'done'
}

const isPaused = ({ store }: TableParts, now: Time): boolean => store.now !== undefined && pausedUntil(store.now, now) !== undefined

/** In a game of two, the other need not play on against a bot. */
function claimWin(table: TableParts, { seat }: SeatRow, now: Time): DeedOutcome {
  const { now: present, stage } = table.store
  const alone = table.store.seats().length === 2 && stage === 'playing'
  if (!alone || (present?.timeouts[1 - seat] ?? 0) < TIMEOUTS_BEFORE_VOTE) return 'not-now'
  endNow(table, { by: 'claim', seat }, now)
  return 'done'
}

/** Called after each ballot, and by the alarm when the vote's time is up. */
export function settle(table: TableParts, number: number, now: Time): void {
  const running = openVotes(table).find(v => v.number === number)
  if (!running) return
  const outcome = decision(running, votersOf(table, running), now)
  if (!outcome) return
  const { about: seat, kind } = running
  table.commit(() => {
    table.votes.close(number, outcome)
    const fills = { who: { seat }, kind, outcome }
    remark(table, { say: 'remark-vote', with: fills }, now)
  })
  carryOut(table, running, outcome, now)
  // A seat that a bot now plays no longer votes, which may settle other votes.
  settleAll(table, now)
}

const remark = ({ remarks, store }: TableParts, text: Text, at: Time): void => remarks.add({ at, position: store.now?.position ?? 0, text })

/** With fewer voters than before, the ballots already cast may be enough. */
export function settleAll(table: TableParts, now: Time): void {
  for (const { number } of openVotes(table)) settle(table, number, now)
}

function carryOut(table: TableParts, { kind, about, target }: VoteRow, outcome: Ballot, now: Time): void {
  const row = table.store.seat(about)
  if (!row || table.store.stage !== 'playing') return
  if (kind === 'lost') return decideLost(table, row, outcome === 'yes')
  if (kind === 'substitute') return decideSubstitute(table, row, outcome === 'yes', now)
  if (outcome === 'no') return
  if (kind === 'pause') return pauseTable(table, now)
  if (kind === 'takeback') return takeBackFrom(table, about, now)
  if (kind === 'back') return void putBack(table, target ?? -1, about, now)
  if (outcome === 'wait') return waitLonger(table, about, now)
  if (outcome === 'end') return endNow(table, { by: 'vote' }, now)
  handToBot(table, row, 'remark-bot', now)
  // Until a substitute is found the bot plays.
  if (outcome === 'substitute') offerSeat(table, table.store.seat(about) ?? row, now)
}

const voting: DeedKind<{ number: number; ballot: string }> = {
  read: form => ({ number: numberIn(form, 'number'), ballot: form.get('ballot') ?? '' }),
  lent: true,
  shows: true,
  carryOut(table, row, { number, ballot }, now, hold) {
    // A substitute has no vote on the seat it plays.
    const own = table.votes.running().some(running => running.number === number && running.about === row.seat)
    return hold === 'lent' && own ? 'owner-only' : vote(table, row, number, ballot, now)
  },
}
const proposing: DeedKind<Proposal> = {
  read(form) {
    const what = form.get('what')
    if (what === 'back') return { what, position: numberIn(form, 'position') }
    return what === 'pause' || what === 'takeback' ? { what } : undefined
  },
  shows: true,
  carryOut: propose,
}
const resuming: DeedKind<Bare> = { read: bare, lent: true, shows: true, carryOut: (table, row, _, now) => resume(table, row, now) }
const claiming: DeedKind<Bare> = { read: bare, shows: true, carryOut: (table, row, _, now) => claimWin(table, row, now) }

export const VOTES = { vote: voting, propose: proposing, resume: resuming, 'claim-win': claiming }
