/** What strangers see of a seat that looks for a substitute, and what they may do. Nothing of the game is included. */
import { sameKey } from '../../shared/keys'
import type { TableHead, Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { headOf } from './head'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { apply, confirm, soughtAt, type ApplyFault } from '../seats/substitutes'
import type { Candidate } from '../rows/settings'
import { candidateKey } from '../seats/visit'

export type StrangerDeed =
  | { do: 'look' }
  | ({ do: 'apply' } & Pick<Candidate, 'person' | 'name' | 'language'>)
  /** By the link in the letter to that address. */
  | { do: 'open' | 'confirm'; number: number; key: string }

export interface Offered {
  head: TableHead
  candidate?: Pick<Candidate, 'person' | 'name'>
}
export interface NotOffered {
  refused: ApplyFault | 'unknown' | 'dead'
}

/** `held`: the seats that the stranger's browser holds. */
export function strangersDeed(table: TableParts, row: SeatRow, held: readonly Seat[], deed: StrangerDeed, now: Time): Offered | NotOffered {
  const sought = soughtAt(table, row)
  if (!sought) return { refused: 'not-sought' }
  if (deed.do !== 'look' && deed.do !== 'open' && held.length > 0) return { refused: 'sits-here' }
  const head = headOf(table.store, 'watcher', now)
  if (deed.do === 'look') return { head }
  if (deed.do === 'apply') {
    const { person, name, language } = deed
    const refused = apply(table, row, { person, name, language }, now)
    return refused ? { refused } : { head }
  }
  const candidate = sought.candidates.find(({ number }) => number === deed.number)
  if (!candidate || !sameKey(deed.key, candidateKey(table.env, table.store.card, row, candidate))) return { refused: 'dead' }
  const refused = deed.do === 'confirm' ? confirm(table, row, candidate.number, now) : undefined
  return refused ? { refused } : { head, candidate: { person: candidate.person, name: candidate.name } }
}
