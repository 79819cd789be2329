/** Which votes are open, and who may vote. */
import type { VoteRow } from '../rows/votes'
import type { Seat } from '../../rules/contract'
import type { TableParts } from '../rows/parts'

/** Everybody at the table who is not a bot. Not the seat itself, if it vanished, asks for a takeback or has lost its link, nor in the last
    case the host's seats; about a substitute its owner votes, too. Whoever plays with bots alone decides on a takeback alone. */
export function votersOf({ store }: Pick<TableParts, 'store'>, { kind, about }: Pick<VoteRow, 'kind' | 'about'>): Seat[] {
  const people = store
    .seats()
    .filter(({ bot }) => bot === null)
    .map(({ seat }) => seat)
  if (kind === 'pause' || kind === 'back' || (kind === 'takeback' && isAlone(people, about))) return people
  if (kind === 'substitute') return [...people.filter(seat => seat !== about), about]
  const hosts = (kind === 'lost' && store.seat(about)?.settings.lost?.hosts) || []
  return people.filter(seat => seat !== about && !hosts.includes(seat))
}

const isAlone = ([only, ...others]: readonly Seat[], seat: Seat): boolean => only === seat && others.length === 0

/** Whether all other seats are played by bots, so that nobody else need agree to what this seat wants. */
export const decidesAlone = (table: Pick<TableParts, 'store'>, seat: Seat): boolean =>
  isAlone(votersOf(table, { kind: 'back', about: seat }), seat)

/** When the game is over, its open votes no longer count. */
export const openVotes = ({ store, votes }: Pick<TableParts, 'store' | 'votes'>): VoteRow[] =>
  store.stage === 'playing' ? votes.running() : []
