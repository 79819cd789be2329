/** What the seats decide together, and what follows from it. */
import { TIMEOUTS_BEFORE_VOTE } from '../../bounds'
import type { Ballot, Time } from '../../../web/model'
import type { Seat } from '../../rules/contract'
import { mayChange } from '../changes'
import { DAY } from '../clock/span'
import { pausedUntil } from '../clocks'
import { endNow, pauseTable, resumeTable, waitLonger } from '../ladder'
import type { TableParts } from '../parts'
import { decideLost } from '../recovery'
import type { SeatRow } from '../store'
import { decideSubstitute, offerSeat } from '../substitutes'
import { lastAnswerOf, takeBackFrom } from '../takeback'
import { decision, type VoteRow } from '../votes'
import { handToBot } from './keeping'
import type { DeedOutcome } from '.'

/** Whoever sits at the table and is not a bot; of one who vanished the others decide, of a takeback all but who asks, and of a
    lost link those of the others who did not ask for it; of a substitute its owner, too. */
export function votersOf({ store }: Pick<TableParts, 'store'>, { kind, about }: Pick<VoteRow, 'kind' | 'about'>): Seat[] {
  const people = store.seats().filter(({ bot }) => bot === null).map(({ seat }) => seat)
  if (kind === 'pause') return people
  if (kind === 'substitute') return [...people.filter(seat => seat !== about), about]
  const hosts = (kind === 'lost' && store.seat(about)?.settings.lost?.hosts) || []
  return people.filter(seat => seat !== about && !hosts.includes(seat))
}

/** With the game all that was still to be decided about it is over. */
export const openVotes = ({ store, votes }: Pick<TableParts, 'store' | 'votes'>): VoteRow[] =>
  store.stage === 'playing' ? votes.running() : []

export function vote(table: TableParts, { seat }: SeatRow, number: number, ballot: string, now: Time): DeedOutcome {
  const { votes, commit } = table
  const running = openVotes(table).find(v => v.number === number)
  if (!running) return 'no-such-vote'
  if (!votersOf(table, running).includes(seat)) return 'not-a-voter'
  let known = false
  commit(() => (known = votes.cast(running, seat, ballot)))
  if (!known) return 'no-such-vote'
  settle(table, number, now)
  return 'done'
}

/** Laying the table aside, or taking an answer back that others have already seen the end of. */
export function propose(table: TableParts, row: SeatRow, what: 'pause' | 'takeback', now: Time): DeedOutcome {
  const { seat } = row
  const { votes, store, commit } = table
  if (store.stage !== 'playing' || votes.current(what, seat)) return 'not-now'
  // Who proposes what is proposed already agrees to it.
  const same = what === 'pause' ? votes.running().find(({ kind }) => kind === what) : undefined
  if (same) return vote(table, row, same.number, 'yes', now)
  if (what === 'pause' && (!store.card.pace || isPaused(table, now))) return 'not-now'
  const last = votes.lastDecided(what, seat)
  if (what === 'pause' && last?.outcome === 'no' && last.opened > now - DAY) return 'refused-before'
  if (what === 'takeback') {
    const answer = lastAnswerOf(store, seat)
    if (!answer || !store.now || !mayChange(store, store.now, seat)) return 'not-now'
    // Asked once and refused is refused, until this seat has answered again.
    if ((last?.opened ?? 0) >= answer.at) return 'refused-before'
  }
  commit(() => {
    const opened = votes.open(what, seat, now)
    if (what === 'pause' && opened) votes.cast(opened, seat, 'yes')
    for (const voter of votersOf(table, { kind: what, about: seat })) if (voter !== seat) table.notices.ask(voter, 'vote', now)
  })
  const opened = votes.current(what, seat)
  if (opened) settle(table, opened.number, now)
  return 'done'
}

export function resume(table: TableParts, { seat }: SeatRow, now: Time): DeedOutcome {
  if (!isPaused(table, now)) return 'not-now'
  resumeTable(table, seat, now)
  return 'done'
}

const isPaused = ({ store }: TableParts, now: Time): boolean => store.now !== undefined && pausedUntil(store.now, now) !== undefined

/** A lone opponent need not go on against a bot. */
export function claimWin(table: TableParts, { seat }: SeatRow, now: Time): DeedOutcome {
  const { now: present, stage } = table.store
  const alone = table.store.seats().length === 2 && stage === 'playing'
  if (!alone || (present?.timeouts[1 - seat] ?? 0) < TIMEOUTS_BEFORE_VOTE) return 'not-now'
  endNow(table, { by: 'claim', seat }, now)
  return 'done'
}

/** Called after each ballot, and by the alarm when the time is up. */
export function settle(table: TableParts, number: number, now: Time): void {
  const running = openVotes(table).find(v => v.number === number)
  if (!running) return
  const outcome = decision(running, votersOf(table, running), now)
  if (!outcome) return
  const { about: seat, kind } = running
  table.commit(() => {
    table.votes.close(number, outcome)
    const fills = { who: { seat }, kind, outcome }
    table.remarks.add({ at: now, position: table.store.now?.position ?? 0, text: { say: 'remark-vote', with: fills } })
  })
  carryOut(table, running, outcome, now)
  // A seat that a bot has now votes no more.
  settleAll(table, now)
}

/** Fewer may vote than before: what is left may be enough. */
export function settleAll(table: TableParts, now: Time): void {
  for (const { number } of openVotes(table)) settle(table, number, now)
}

function carryOut(table: TableParts, { kind, about }: VoteRow, outcome: Ballot, now: Time): void {
  const row = table.store.seat(about)
  if (!row || table.store.stage !== 'playing') return
  if (kind === 'lost') return decideLost(table, row, outcome === 'yes')
  if (kind === 'substitute') return decideSubstitute(table, row, outcome === 'yes', now)
  if (outcome === 'no') return
  if (kind === 'pause') return pauseTable(table, now)
  if (kind === 'takeback') return takeBackFrom(table, about, now)
  if (outcome === 'wait') return waitLonger(table, about, now)
  if (outcome === 'end') return endNow(table, { by: 'vote' }, now)
  handToBot(table, row, 'remark-bot', now)
  // Until a substitute is found the bot sails on.
  if (outcome === 'substitute') offerSeat(table, table.store.seat(about) ?? row, now)
}
