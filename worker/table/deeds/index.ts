/** All that a seat may do besides answering. One deed, one outcome; the outcome is a word that the page has a sentence for. */
import type { Time } from '../../../web/model'
import type { Seat } from '../../rules/contract'
import type { TableParts } from '../parts'
import type { SeatRow } from '../store'
import type { Hold } from '../visit'
import { lend, replaceLink, resign, takeSeatBack } from './keeping'
import { mute, note, say } from './talking'
import { claimWin, propose, resume, vote } from './voting'

export type Deed =
  | { do: 'say' | 'note'; text: string }
  | { do: 'mute'; seat: Seat; mute: boolean }
  | { do: 'vote'; number: number; ballot: string }
  | { do: 'propose'; what: 'pause' | 'takeback' }
  | { do: 'lend'; until: Time }
  | { do: 'resume' | 'take-seat-back' | 'replace-link' | 'resign' | 'claim-win' }

export type DeedOutcome =
  | 'done'
  | 'owner-only'
  | 'not-now'
  | 'nothing-said'
  | 'too-long'
  | 'too-fast'
  | 'no-such-vote'
  | 'not-a-voter'
  | 'refused-before'
  | 'bad-date'

/** What only the owner of a seat may do, not a substitute. */
const OWN: readonly Deed['do'][] = ['lend', 'take-seat-back', 'replace-link', 'resign', 'claim-win']

export function act(table: TableParts, row: SeatRow, hold: Hold, deed: Deed, now: Time): DeedOutcome {
  if (hold === 'lent' && OWN.includes(deed.do)) return 'owner-only'
  switch (deed.do) {
    case 'say':
      return say(table, row, deed.text, now)
    case 'note':
      return note(table, row, deed.text, now)
    case 'mute':
      return mute(table, row, deed.seat, deed.mute)
    case 'vote':
      return vote(table, row, deed.number, deed.ballot, now)
    case 'propose':
      return propose(table, row, deed.what, now)
    case 'resume':
      return resume(table, row, now)
    case 'claim-win':
      return claimWin(table, row, now)
    case 'lend':
      return lend(table, row, deed.until, now)
    case 'take-seat-back':
      return takeSeatBack(table, row, now)
    case 'replace-link':
      return replaceLink(table, row, now)
    case 'resign':
      return resign(table, row, now)
  }
}
