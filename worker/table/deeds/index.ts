/** All that a seat may do besides answering. One deed, one outcome; the outcome is a word that the page has a sentence for. */
import type { Consent, Time } from '../../../web/model'
import type { Seat } from '../../rules/contract'
import type { Language } from '../../rules/game'
import type { Break, BreakFault, Hours, HoursFault } from '../clock'
import type { TableParts } from '../parts'
import { objected } from '../recovery'
import { keepOrders, type OrdersDeed } from '../orders/deed'
import { keepPlan, type PlanDeed, type PlanOutcome } from '../plans/deed'
import type { SeatRow } from '../store'
import type { Hold } from '../visit'
import { channelDeed, type ChannelDeed } from './channels'
import { comeBackSooner, goAway, keepHours, keepReminders } from './hours'
import { changeAddress, changeLanguage, dropSecond, keepSecond, leave, lend, replaceLink, resign, takeSeatBack } from './keeping'
import { report } from './report'
import { mute, note, say } from './talking'
import { claimWin, propose, resume, settleAll, vote } from './voting'

export type Deed =
  | { do: 'say' | 'note' | 'report'; text: string }
  | { do: 'mute'; seat: Seat; mute: boolean }
  | { do: 'vote'; number: number; ballot: string }
  | { do: 'propose'; what: 'pause' | 'takeback' }
  | { do: 'lend'; until: Time }
  | { do: 'hours'; hours: Hours }
  | { do: 'reminders'; marks: number[] }
  | { do: 'absent'; absence: Break }
  | { do: 'back-sooner'; from: Time }
  | { do: 'address' | 'second-address'; person: string; consent?: Consent }
  | { do: 'language'; language: Language }
  | { do: 'leave'; name: string }
  | ChannelDeed
  | OrdersDeed
  | PlanDeed
  | { do: 'drop-second' | 'resume' | 'object' | 'take-seat-back' | 'replace-link' | 'resign' | 'claim-win' }

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
  | 'reported-before'
  | 'bad-date'
  | 'same-address'
  | 'too-many'
  | 'said-enough'
  | Exclude<PlanOutcome, 'done' | 'not-now'>
  | `bad-hours-${HoursFault}`
  | `bad-absence-${BreakFault | 'late' | 'none'}`

/** What a substitute may do, besides answering. All else is up to who owns the seat. */
const LENT: readonly Deed['do'][] = ['say', 'vote', 'resume', 'take-seat-back', 'report']

/** What everybody sees, or what only somebody does who has the link and means to keep it: no link is lost there. */
const SHOWS: readonly Deed['do'][] = [
  'object', 'say', 'vote', 'propose', 'resume', 'claim-win', 'lend', 'absent', 'back-sooner', 'take-seat-back', 'replace-link', 'address', 'second-address', 'hook', 'push',
]

export function act(table: TableParts, row: SeatRow, hold: Hold, deed: Deed, now: Time): DeedOutcome {
  if (hold === 'lent' && !LENT.includes(deed.do)) return 'owner-only'
  if (hold === 'lent' && deed.do === 'vote' && table.votes.running().some(({ number, about }) => number === deed.number && about === row.seat)) return 'owner-only'
  if (deed.do === 'object' && !row.settings.lost) return 'not-now'
  const outcome = carryOut(table, row, hold, deed, now)
  if (outcome === 'done' && SHOWS.includes(deed.do)) objected(table, row.seat, now)
  return outcome
}

function carryOut(table: TableParts, row: SeatRow, hold: Hold, deed: Deed, now: Time): DeedOutcome {
  switch (deed.do) {
    case 'object':
      return 'done'
    case 'say':
      return say(table, row, deed.text, now)
    case 'note':
      return note(table, row, deed.text, now)
    case 'report':
      return report(table, row, deed.text, now)
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
    case 'hours':
      return keepHours(table, row, deed.hours)
    case 'reminders':
      return keepReminders(table, row, deed.marks)
    case 'absent':
      return goAway(table, row, deed.absence, now)
    case 'back-sooner':
      return comeBackSooner(table, row, deed.from, now)
    case 'address':
      return changeAddress(table, row, deed, now)
    case 'second-address':
      return keepSecond(table, row, deed.person, now)
    case 'drop-second':
      return dropSecond(table, row, now)
    case 'orders':
      return keepOrders(table, row, deed, now)
    case 'plan':
    case 'unplan':
      return keepPlan(table, row, deed)
    case 'language':
      return changeLanguage(table, row, deed.language)
    case 'leave':
      return thenSettled(leave(table, row, deed.name, now))
    case 'hook':
    case 'hook-test':
    case 'hook-on':
    case 'hook-drop':
    case 'push':
    case 'push-drop':
    case 'replace-feeds':
      return channelDeed(table, row, deed, now)
    case 'take-seat-back':
      return takeSeatBack(table, row, hold, now)
    case 'replace-link':
      return replaceLink(table, row, now)
    case 'resign':
      return thenSettled(resign(table, row, now))
  }

  function thenSettled(outcome: DeedOutcome): DeedOutcome {
    settleAll(table, now)
    return outcome
  }
}
