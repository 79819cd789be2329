/** Votes. A vote is open for two days; a silent voter counts as wanting to go on. */
import { VOTE_HOURS } from '../../shared/bounds'
import type { Ballot, Time, Vote, VoteKind } from '../../model'
import type { Seat, Viewer } from '../../rules/contract'
import { HOUR } from '../../clock/span'
import type { RowCache } from '../../shared/row-cache'

const BALLOTS: Readonly<Record<VoteKind, readonly Ballot[]>> = {
  vanished: ['bot', 'substitute', 'wait', 'end'],
  pause: ['yes', 'no'],
  takeback: ['yes', 'no'],
  back: ['yes', 'no'],
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
  /** The position to go back to, in a vote about that. */
  target: number | null
}

export class Votes {
  readonly #rows: RowCache

  constructor(rows: RowCache) {
    this.#rows = rows
  }

  begin(kind: VoteKind, about: Seat, now: Time, target: number | null = null): VoteRow | undefined {
    if (this.current(kind, about)) return undefined
    const until = now + VOTE_HOURS * HOUR
    this.#rows.write('INSERT INTO votes (kind, about, opened, until, target) VALUES (?, ?, ?, ?, ?)', kind, about, now, until, target)
    return this.current(kind, about)
  }

  current(kind: VoteKind, about: Seat): VoteRow | undefined {
    return this.running().find(vote => vote.kind === kind && vote.about === about)
  }

  running(): VoteRow[] {
    return this.#votes('number > 0 AND outcome IS NULL')
  }

  /** The newest decided vote of a kind. */
  lastDecided(kind: VoteKind, about: Seat): VoteRow | undefined {
    return this.#votes('number > 0 AND outcome IS NOT NULL ORDER BY number').findLast(vote => vote.kind === kind && vote.about === about)
  }

  decidedSince(kind: VoteKind, about: Seat, since: Time): number {
    return this.#votes('number > 0 AND outcome IS NOT NULL').filter(
      vote => vote.kind === kind && vote.about === about && vote.opened > since
    ).length
  }

  /** False if a vote of this kind has no such ballot. */
  cast(vote: VoteRow, seat: Seat, ballot: string): boolean {
    const known = BALLOTS[vote.kind].find(b => b === ballot)
    if (known)
      this.#rows.write('UPDATE votes SET ballots = ? WHERE number = ?', JSON.stringify({ ...vote.ballots, [seat]: known }), vote.number)
    return known !== undefined
  }

  close(number: number, outcome: Ballot): void {
    this.#rows.write('UPDATE votes SET outcome = ? WHERE number = ?', outcome, number)
  }

  /** Restarts the time of open votes, because ballots may be lost; a new vote gets a number that was never issued. */
  enterEpoch(epoch: number, now: Time): void {
    for (const { number } of this.running())
      this.#rows.write('UPDATE votes SET until = ? WHERE number = ?', now + VOTE_HOURS * HOUR, number)
    this.#rows.write("INSERT OR IGNORE INTO votes (number, kind, about, opened, until, outcome) VALUES (?, 'pause', -1, 0, 0, 'no')", epoch)
    this.#rows.write('DELETE FROM votes WHERE number = ?', epoch)
  }

  /** Closes the vote about a seat whose player has come back. */
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

/** A vote's outcome, or undefined while it is open. More than half decide at once; what needs everybody's consent needs all ballots. */
export function decision(vote: VoteRow, voters: readonly Seat[], now: Time): Ballot | undefined {
  const said = voters.flatMap(seat => vote.ballots[seat] ?? [])
  const over = now >= vote.until
  // With no voters left, nobody has agreed to anything.
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

/** The seat's owner decides; until the owner votes, all others together may. */
function ownersOrAll({ about, ballots }: VoteRow, voters: readonly Seat[]): Ballot | undefined {
  const others = voters.filter(seat => seat !== about)
  const agreed = others.length > 0 && others.every(seat => ballots[seat] === 'yes')
  return ballots[about] ?? (agreed ? 'yes' : undefined)
}

export const voteFor = (vote: VoteRow, voters: Seat[], viewer: Viewer, { name, to }: Pick<Vote, 'name' | 'to'>): Vote => ({
  number: vote.number,
  kind: vote.kind,
  about: vote.about,
  ...(name !== undefined && { name }),
  ...(to && { to }),
  until: vote.until,
  ballots: BALLOTS[vote.kind],
  voters,
  voted: voters.filter(seat => vote.ballots[seat] !== undefined),
  ...(viewer !== 'watcher' && vote.ballots[viewer] && { own: vote.ballots[viewer] }),
})
