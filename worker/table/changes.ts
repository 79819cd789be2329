/** Changing one's mind: a card sealed anew, an answer taken back. Each seat may so often in a round, and closes it for nobody else. */
import { CHANGES_A_ROUND, ROUNDS_COUNTED } from '../bounds'
import { gameOf } from '../games'
import type { Prompt, Seat, Viewer } from '../rules/contract'
import type { Now, Store } from './store'

export interface Changes {
  /** Of the newest rounds: a takeback may lead back into the one before. */
  rounds: { round: string; by: Record<Seat, number> }[]
  /** Rows of history that are none of the game's own course. */
  rows: number
}

export function mayChange(store: Pick<Store, 'card'>, now: Now, seat: Seat): boolean {
  const used = now.changes?.rounds.filter(({ by }) => (by[seat] ?? 0) >= CHANGES_A_ROUND) ?? []
  // Asked for on every page, and for most nothing is to be worked out.
  return used.length === 0 || !used.some(({ round }) => round === roundOf(store, now.state))
}

/** What a seat is asked, and what it may answer besides. */
export const offered = (store: Pick<Store, 'card'>, now: Now, prompts: readonly Prompt[], seat: Viewer): Prompt[] =>
  prompts.filter(prompt => prompt.seat === seat && (!prompt.may || mayChange(store, now, prompt.seat)))

/** One more by this seat, counted where the game stood then. */
export function changed(store: Pick<Store, 'card'>, { state, changes }: Now, seat: Seat, rows: number): Changes {
  const round = roundOf(store, state)
  const by = changes?.rounds.find(known => known.round === round)?.by ?? {}
  const others = changes?.rounds.filter(known => known.round !== round) ?? []
  const counted = { round, by: { ...by, [seat]: (by[seat] ?? 0) + 1 } }
  return { rounds: [counted, ...others].slice(0, ROUNDS_COUNTED), rows: (changes?.rows ?? 0) + rows }
}

/** The game's own count of time, as everybody sees it. */
const roundOf = ({ card }: Pick<Store, 'card'>, state: unknown): string => JSON.stringify(gameOf(card.game).rules.view(state, 'watcher').moment)
