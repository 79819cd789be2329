/** Lost links. The host asks for a new one if a seat cannot be reached; the others must agree, and its owner may object until the end. */
import { RECOVERIES_A_WEEK, RECOVERY_DAYS, RECOVERY_HOURS } from '../../shared/bounds'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { ALWAYS } from '../../clock'
import { lengthOf } from '../../clock/hours'
import { deadline } from '../../clock/running'
import { DAY, HOUR } from '../../clock/span'
import type { TableParts } from '../rows/parts'
import { activeLoan, samePerson } from '../rows/sitting'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Lost } from '../rows/settings'

export type RecoveryFault = 'not-now' | 'reachable' | 'away' | 'too-fast'
type Known = Pick<TableParts, 'store' | 'channels' | 'remarks'>

/** Why the host may not ask for a new link to this seat. */
export function recoveryFault(table: Known, row: SeatRow, now: Time): RecoveryFault | undefined {
  const { seat, settings } = row
  if (table.store.stage !== 'playing' || row.taken === null || row.kind === 'bot' || settings.lost) return 'not-now'
  if (isReachable(table, row)) return 'reachable'
  if (isAway(table.store, row, now)) return 'away'
  const before = table.remarks
    .since(now - 7 * DAY)
    .filter(({ text }) => Object.values(ASKED).includes(text.say) && sameSeat(text.with?.['who'], seat))
  return before.length >= RECOVERIES_A_WEEK ? 'too-fast' : undefined
}

const ASKED: Readonly<Record<Lost['by'], string>> = { vote: 'remark-lost', silence: 'remark-lost-silence' }
const sameSeat = (who: unknown, seat: Seat): boolean => typeof who === 'object' && who !== null && 'seat' in who && who.seat === seat

/** Whether the owner gets notices, and so can ask for the link without help. */
const isReachable = ({ channels }: Pick<TableParts, 'channels'>, { seat, person, settings }: SeatRow): boolean =>
  (person !== null && settings.unreached === undefined) || settings.second !== undefined || channels.viasOf(seat).length > 0

function isAway({ now: present }: Store, row: SeatRow, now: Time): boolean {
  const absences = present?.clocks[row.seat]?.absences ?? []
  return activeLoan(row, now) !== undefined || absences.some(({ from, until }) => from <= now && now < until)
}

export function askForLink(table: TableParts, row: SeatRow, hosts: readonly Seat[], now: Time): RecoveryFault | 'done' {
  const fault = recoveryFault(table, row, now)
  if (fault) return fault
  const { store, commit, remarks, votes, notices } = table
  const others = store.seats().filter(({ seat, bot }) => bot === null && seat !== row.seat)
  // Seats of one person count once: a host who secretly plays another seat must not be the only one to agree.
  const people = others.filter((one, i) => !others.slice(0, i).some(before => samePerson(before, one)))
  const voters = others.map(({ seat }) => seat).filter(seat => !hosts.includes(seat))
  const lost: Lost = {
    since: now,
    hosts: [...hosts],
    ...(people.length < 2 || voters.length === 0 ? { by: 'silence', agreed: true } : { by: 'vote' }),
  }
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, lost } })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: ASKED[lost.by], with: { who: { seat: row.seat } } } })
    if (lost.by === 'silence') return
    votes.begin('lost', row.seat, now)
    for (const voter of voters) notices.ask(voter, 'vote', now)
  })
  return 'done'
}

/** Called when the vote ends: everybody agreed, or not. */
export function decideLost({ store, commit }: TableParts, { settings: { lost, ...settings }, ...row }: SeatRow, agreed: boolean): void {
  if (lost) commit(() => store.setSeat({ ...row, settings: agreed ? { ...settings, lost: { ...lost, agreed } } : settings }))
}

/** The owner objects, by its button or by any other deed that everybody sees; hidden deeds must not have a visible effect here. */
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

/** When the time to object ends. It runs in the owner's waking hours, and not during absences or pauses. */
export function objectionEnds({ now }: Pick<Store, 'now'>, { seat, settings }: SeatRow): Time | undefined {
  const { lost } = settings
  if (!lost) return undefined
  const clock = now?.clocks[seat]
  const hours = clock?.hours ?? settings.hours ?? ALWAYS
  const time = lost.by === 'vote' ? RECOVERY_HOURS * HOUR : RECOVERY_DAYS * lengthOf(hours)
  return deadline(time, { since: lost.since, hours, breaks: [...(clock?.absences ?? []), ...(clock?.pauses ?? [])] })
}

/** Whether the seat may be claimed again. */
export function isLost(table: Pick<TableParts, 'store' | 'channels'>, row: SeatRow, now: Time): boolean {
  const ends = row.settings.lost?.agreed && objectionEnds(table.store, row)
  return ends !== undefined && ends <= now && !isReachable(table, row)
}
