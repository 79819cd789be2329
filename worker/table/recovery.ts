/** A lost link. The host asks for a new one where a seat cannot be reached; the others agree, its owner may object all along. */
import { RECOVERIES_A_WEEK, RECOVERY_DAYS, RECOVERY_HOURS } from '../bounds'
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import { ALWAYS } from './clock'
import { lengthOf } from './clock/hours'
import { deadline } from './clock/running'
import { DAY, HOUR } from './clock/span'
import type { TableParts } from './parts'
import { lentNow, samePerson } from './sitting'
import type { SeatRow, Store } from './store'

export interface Lost {
  since: Time
  /** Seats that the host's browser holds: they have no say. */
  hosts: Seat[]
  /** All others must agree; where fewer than two would be left to ask, the owner's silence decides, and takes longer. */
  by: 'vote' | 'silence'
  agreed?: true
}

export type RecoveryFault = 'not-now' | 'reachable' | 'away' | 'too-fast'
type Known = Pick<TableParts, 'store' | 'channels' | 'remarks'>

/** Why the host may not ask for a new link to this seat. */
export function recoveryFault(table: Known, row: SeatRow, now: Time): RecoveryFault | undefined {
  const { seat, settings } = row
  if (table.store.stage !== 'playing' || row.taken === null || row.kind === 'bot' || settings.lost) return 'not-now'
  if (isReachable(table, row)) return 'reachable'
  if (isAway(table.store, row, now)) return 'away'
  const before = table.remarks.since(now - 7 * DAY).filter(({ text }) => Object.values(ASKED).includes(text.say) && sameSeat(text.with?.['who'], seat))
  return before.length >= RECOVERIES_A_WEEK ? 'too-fast' : undefined
}

const ASKED: Readonly<Record<Lost['by'], string>> = { vote: 'remark-lost', silence: 'remark-lost-silence' }
const sameSeat = (who: unknown, seat: Seat): boolean => typeof who === 'object' && who !== null && 'seat' in who && who.seat === seat

/** Its owner is told of everything, and can ask for the link. */
const isReachable = ({ channels }: Pick<TableParts, 'channels'>, { seat, person, settings }: SeatRow): boolean =>
  (person !== null && settings.unreached === undefined) || settings.second !== undefined || channels.waysOf(seat).length > 0

function isAway({ now: present }: Store, row: SeatRow, now: Time): boolean {
  const absences = present?.clocks[row.seat]?.absences ?? []
  return lentNow(row, now) !== undefined || absences.some(({ from, until }) => from <= now && now < until)
}

export function askForLink(table: TableParts, row: SeatRow, hosts: readonly Seat[], now: Time): RecoveryFault | 'done' {
  const fault = recoveryFault(table, row, now)
  if (fault) return fault
  const { store, commit, remarks, votes, notices } = table
  const others = store.seats().filter(({ seat, bot }) => bot === null && seat !== row.seat)
  // Whoever plays two seats is one: a host who hides that the other seat is the host's, too, cannot agree with nobody else.
  const people = others.filter((one, i) => !others.slice(0, i).some(before => samePerson(before, one)))
  const voters = others.map(({ seat }) => seat).filter(seat => !hosts.includes(seat))
  const lost: Lost = { since: now, hosts: [...hosts], ...(people.length < 2 || voters.length === 0 ? { by: 'silence', agreed: true } : { by: 'vote' }) }
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, lost } })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: ASKED[lost.by], with: { who: { seat: row.seat } } } })
    if (lost.by === 'silence') return
    votes.open('lost', row.seat, now)
    for (const voter of voters) notices.ask(voter, 'vote', now)
  })
  return 'done'
}

/** All who had to have agreed, or one has not. */
export function decideLost({ store, commit }: TableParts, { settings: { lost, ...settings }, ...row }: SeatRow, agreed: boolean): void {
  if (lost) commit(() => store.setSeat({ ...row, settings: agreed ? { ...settings, lost: { ...lost, agreed } } : settings }))
}

/** By a button of its own, and by whatever else a seat does that everybody sees; what nobody sees must not show here. */
export function objected({ store, commit, remarks, votes }: TableParts, seat: Seat, now: Time): void {
  const row = store.seat(seat)
  if (!row?.settings.lost) return
  const { lost: _, ...settings } = row.settings
  const vote = votes.current('lost', seat)
  commit(() => {
    if (vote) votes.close(vote.number, 'no')
    store.setSeat({ ...row, settings })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: 'remark-found', with: { who: { seat } } } })
  })
}

/** The end of the time to object. It runs in the owner's waking hours, and in no absence or pause. */
export function objectionEnds({ now }: Pick<Store, 'now'>, { seat, settings }: SeatRow): Time | undefined {
  const { lost } = settings
  if (!lost) return undefined
  const clock = now?.clocks[seat]
  const hours = clock?.hours ?? settings.hours ?? ALWAYS
  const time = lost.by === 'vote' ? RECOVERY_HOURS * HOUR : RECOVERY_DAYS * lengthOf(hours)
  return deadline(time, { since: lost.since, hours, breaks: [...(clock?.absences ?? []), ...(clock?.pauses ?? [])] })
}

/** The seat may be claimed anew. */
export function isLost(table: Pick<TableParts, 'store' | 'channels'>, row: SeatRow, now: Time): boolean {
  const ends = row.settings.lost?.agreed && objectionEnds(table.store, row)
  return ends !== undefined && ends <= now && !isReachable(table, row)
}
