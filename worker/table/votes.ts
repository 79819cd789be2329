/** What the seats decide together. A vote is open for two days; silence counts as going on. */
import { VOTE_HOURS } from '../bounds'
import type { Ballot, Time, Vote, VoteKind } from '../../web/model'
import type { Seat, Viewer } from '../rules/contract'
import { HOUR } from './clock/span'
import type { Seldom } from './seldom'

const BALLOTS: Readonly<Record<VoteKind, readonly Ballot[]>> = {
  vanished: ['bot', 'substitute', 'wait', 'end'],
  pause: ['yes', 'no'],
  takeback: ['yes', 'no'],
  lost: ['yes', 'no'],
  substitute: ['yes', 'no'],
}

export interface VoteRow {
  number: number
  kind: VoteKind
  about: Seat
  opened: Time
  until: Time
  ballots: Record<Seat, Ballot>
  outcome: Ballot | null
}

export class Votes {
  readonly #rows: Seldom

  constructor(rows: Seldom) {
    this.#rows = rows
  }

  open(kind: VoteKind, about: Seat, now: Time): VoteRow | undefined {
    if (this.current(kind, about)) return undefined
    const until = now + VOTE_HOURS * HOUR
    this.#rows.write('INSERT INTO votes (kind, about, opened, until) VALUES (?, ?, ?, ?)', kind, about, now, until)
    return this.current(kind, about)
  }

  current(kind: VoteKind, about: Seat): VoteRow | undefined {
    return this.running().find(vote => vote.kind === kind && vote.about === about)
  }

  running(): VoteRow[] {
    return this.#votes('number > 0 AND outcome IS NULL')
  }

  /** The newest that was decided of a kind. */
  lastDecided(kind: VoteKind, about: Seat): VoteRow | undefined {
    return this.#votes('number > 0 AND outcome IS NOT NULL ORDER BY number').findLast(vote => vote.kind === kind && vote.about === about)
  }

  /** False: there is no such ballot in a vote of this kind. */
  cast(vote: VoteRow, seat: Seat, ballot: string): boolean {
    const known = BALLOTS[vote.kind].find(b => b === ballot)
    if (known) this.#rows.write('UPDATE votes SET ballots = ? WHERE number = ?', JSON.stringify({ ...vote.ballots, [seat]: known }), vote.number)
    return known !== undefined
  }

  close(number: number, outcome: Ballot): void {
    this.#rows.write('UPDATE votes SET outcome = ? WHERE number = ?', outcome, number)
  }

  /** Who answers, or takes the seat back, has not vanished: there is nothing left to decide. */
  cameBack(seat: Seat): void {
    const vote = this.current('vanished', seat)
    if (vote) this.close(vote.number, 'wait')
  }

  #votes(where: string): VoteRow[] {
    return this.#rows
      .read<Omit<VoteRow, 'ballots'> & { ballots: string }>(`SELECT * FROM votes WHERE ${where}`)
      .map(row => ({ ...row, ballots: JSON.parse(row.ballots) }))
  }
}

/** What a vote comes to now; undefined while it is open. More than half decide at once; what needs all needs all. */
export function decision(vote: VoteRow, voters: readonly Seat[], now: Time): Ballot | undefined {
  const said = voters.flatMap(seat => vote.ballots[seat] ?? [])
  const over = now >= vote.until
  // Where nobody is left to vote, nobody has agreed to anything.
  if (voters.length === 0 && !over) return undefined
  if (vote.kind === 'substitute') return ownersOrAll(vote, voters) ?? (over ? 'no' : undefined)
  if (vote.kind !== 'vanished') {
    if (said.includes('no')) return 'no'
    if (voters.length > 0 && said.length === voters.length) return 'yes'
    return over ? 'no' : undefined
  }
  const counted = BALLOTS.vanished.map(ballot => ({ ballot, n: said.filter(b => b === ballot).length }))
  const majority = counted.find(({ n }) => n > voters.length / 2)
  if (majority) return majority.ballot
  if (!over && said.length < voters.length) return undefined
  const silent = voters.length - said.length
  const best = counted
    .map(({ ballot, n }) => ({ ballot, n: ballot === 'bot' ? n + silent : n }))
    .reduce((most, option) => (option.n > most.n ? option : most))
  return best.ballot
}

/** Whose seat it is decides; as long as nothing is heard from there, all others together may. */
function ownersOrAll({ about, ballots }: VoteRow, voters: readonly Seat[]): Ballot | undefined {
  const others = voters.filter(seat => seat !== about)
  const agreed = others.length > 0 && others.every(seat => ballots[seat] === 'yes')
  return ballots[about] ?? (agreed ? 'yes' : undefined)
}

export const voteFor = (vote: VoteRow, voters: Seat[], viewer: Viewer, name?: string): Vote => ({
  number: vote.number,
  kind: vote.kind,
  about: vote.about,
  ...(name !== undefined && { name }),
  until: vote.until,
  ballots: BALLOTS[vote.kind],
  voters,
  voted: voters.filter(seat => vote.ballots[seat] !== undefined),
  ...(viewer !== 'watcher' && vote.ballots[viewer] && { own: vote.ballots[viewer] }),
})
