/** Holds in the form the kit draws. */
import type { Load } from '../../../../web/board/cargo'
import type { Regatta } from '../board/board'
import { signOfAct } from '../board/signs'
import type { Hold } from '../state/state'

export const loadsOf = (say: Regatta['say'], holds: readonly Hold[]): (Load | undefined)[] =>
  holds.map(hold => (hold ? { sign: signOfAct(hold.what), count: hold.n, name: say({ say: 'act', with: { act: hold.what } }) } : undefined))
