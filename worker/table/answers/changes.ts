/** Changes of mind: resealing a card or taking an answer back. Each seat may do so a limited number of times a round, and uses up nobody
    else's. */
import { CHANGES_A_ROUND, ROUNDS_COUNTED } from '../../shared/bounds'
import { gameOf } from '../../games'
import type { Prompt, Seat, Viewer } from '../../rules/contract'
import type { Store } from '../rows/store'
import type { Now, Changes } from '../rows/now'

export function mayChange(store: Pick<Store, 'card'>, now: Now, seat: Seat): boolean {
  const used = now.changes?.rounds.filter(({ by }) => (by[seat] ?? 0) >= CHANGES_A_ROUND) ?? []
  // Called for every page, and mostly there is nothing to compute.
  return used.length === 0 || !used.some(({ round }) => round === roundOf(store, now.state))
}

/** The prompts of a seat, optional ones included while it may still change its mind. */
export const offered = (store: Pick<Store, 'card'>, now: Now, prompts: readonly Prompt[], seat: Viewer): Prompt[] =>
  prompts.filter(prompt => prompt.seat === seat && (!prompt.may || mayChange(store, now, prompt.seat)))

/** The counts after one more change by this seat, in the round of that moment. */
export function changed(store: Pick<Store, 'card'>, { state, changes }: Now, seat: Seat | null, rows: number): Changes {
  // A change agreed by all counts for nobody.
  if (seat === null) return { rounds: changes?.rounds ?? [], rows: (changes?.rows ?? 0) + rows }
  const round = roundOf(store, state)
  const by = changes?.rounds.find(known => known.round === round)?.by ?? {}
  const others = changes?.rounds.filter(known => known.round !== round) ?? []
  const counted = { round, by: { ...by, [seat]: (by[seat] ?? 0) + 1 } }
  return { rounds: [counted, ...others].slice(0, ROUNDS_COUNTED), rows: (changes?.rows ?? 0) + rows }
}

/** The round: the game's own measure of time, as everybody sees it. */
const roundOf = ({ card }: Pick<Store, 'card'>, state: unknown): string =>
  JSON.stringify(gameOf(card.game).rules.view(state, 'watcher').moment)
