/** Substitutes for owners who are gone: strangers offer, the owner or all others agree, and the seat is given back on return. */
import { CANDIDATE_DAYS, CANDIDATES, LEND_DAYS, SUBSTITUTE_DAYS } from '../../shared/bounds'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { DAY } from '../../clock/span'
import type { TableParts } from '../rows/parts'
import { activeLoan, isPlayedBy } from '../rows/sitting'
import type { SeatSettings } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Sought, Candidate } from '../rows/settings'

/** The offer of a seat. Older tables have offers that gave the seat to whoever opened a link; those links no longer work. */
export function soughtAt({ store }: Pick<TableParts, 'store'>, { bot, settings: { sought, lent } }: SeatRow): Sought | undefined {
  if (bot === null || store.stage !== 'playing') return undefined
  return sought ?? (lent?.wanted && { since: 0, candidates: [], count: 0 })
}

/** Whether the seat may be offered: a bot plays it for a person who is gone. */
export const mayOffer = (table: Pick<TableParts, 'store'>, row: SeatRow): boolean =>
  row.bot !== null && row.kind !== 'bot' && row.taken !== null && table.store.stage === 'playing' && !soughtAt(table, row)

export function offerSeat(table: TableParts, row: SeatRow, now: Time): void {
  setSought(table, row, { since: now, candidates: [], count: 0 }, () => {
    table.notices.lobby(now)
    remark(table, row.seat, 'remark-sought', now)
  })
}

function setSought(
  { commit, store }: TableParts,
  { settings: { sought: _, lent, ...settings }, ...row }: SeatRow,
  sought: Sought | undefined,
  also = (): void => {}
): void {
  const kept = lent && !lent.wanted ? { lent } : lent && { lent: { until: 0, times: lent.times } }
  commit(() => {
    store.setSeat({ ...row, settings: { ...settings, ...kept, ...(sought && { sought }) } })
    also()
  })
}

const remark = ({ store, remarks }: TableParts, seat: Seat, say: string, now: Time): void =>
  remarks.add({ at: now, position: store.now?.position ?? 0, text: { say, with: { who: { seat } } } })

export type ApplyFault = 'not-sought' | 'too-soon' | 'sits-here'

/** The result does not reveal whether an address is known at the table; only an unknown one gets a letter. */
export function apply(
  table: TableParts,
  row: SeatRow,
  who: Pick<Candidate, 'person' | 'name' | 'language'>,
  now: Time
): ApplyFault | undefined {
  const sought = soughtAt(table, row)
  if (!sought) return 'not-sought'
  if (isTooSoon(row, now)) return 'too-soon'
  const candidates = sought.candidates.filter(({ confirmed, at }) => confirmed || at > now - CANDIDATE_DAYS * DAY)
  const known = isKnown(table, who.person, now) || candidates.some(({ person }) => person === who.person)
  if (known || candidates.length >= CANDIDATES) return undefined
  const number = sought.count + 1
  setSought(table, row, { ...sought, candidates: [...candidates, { ...who, number, at: now }], count: number }, () =>
    table.notices.add(row.seat, 'candidate', -1, now, now, `candidate.${number}`)
  )
  return undefined
}

const isTooSoon = ({ settings: { changed = 0 } }: SeatRow, now: Time): boolean => changed > now - SUBSTITUTE_DAYS * DAY

const isKnown = ({ store }: TableParts, person: string, now: Time): boolean => store.seats().some(row => isPlayedBy(row, person, now))

/** The candidate has read the letter: from now on the owner and the others may vote on this person. */
export function confirm(table: TableParts, row: SeatRow, number: number, now: Time): ApplyFault | undefined {
  const sought = soughtAt(table, row)
  const candidate = sought?.candidates.find(known => known.number === number)
  if (!sought || !candidate) return 'not-sought'
  if (isTooSoon(row, now)) return 'too-soon'
  if (isKnown(table, candidate.person, now)) return 'sits-here'
  const candidates = sought.candidates.map(known => (known.number === number ? { ...known, confirmed: true as const } : known))
  setSought(table, row, { ...sought, candidates })
  askNext(table, row.seat, now)
  return undefined
}

/** Puts the candidates to a vote one at a time, in order. */
function askNext(table: TableParts, seat: Seat, now: Time): void {
  const { store, votes, notices } = table
  const row = store.seat(seat)
  const sought = row && soughtAt(table, row)
  const next = sought?.candidates.find(({ confirmed }) => confirmed)
  if (!row || !sought || !next || votes.current('substitute', seat)) return
  setSought(table, row, { ...sought, asked: next.number }, () => {
    votes.begin('substitute', seat, now)
    for (const other of store.seats()) if (other.seat === seat || other.bot === null) notices.ask(other.seat, 'vote', now)
  })
}

/** The candidate that the open vote is about. */
export const candidateAsked = ({ settings: { sought } }: SeatRow): Candidate | undefined =>
  sought?.candidates.find(({ number }) => number === sought.asked)

export function decideSubstitute(table: TableParts, row: SeatRow, agreed: boolean, now: Time): void {
  const sought = soughtAt(table, row)
  const candidate = candidateAsked(row)
  if (!sought || !candidate) return
  if (agreed && !isTooSoon(row, now) && !isKnown(table, candidate.person, now)) return stepIn(table, row, candidate, now)
  const candidates = sought.candidates.filter(({ number }) => number !== candidate.number)
  setSought(table, row, { ...sought, candidates, asked: undefined })
  askNext(table, row.seat, now)
}

function stepIn(table: TableParts, row: SeatRow, { person, language }: Candidate, now: Time): void {
  const { commit, store, notices } = table
  const { sought: _, ...settings } = row.settings
  const until = now + LEND_DAYS * DAY
  const lent: SeatSettings['lent'] = { until, times: (settings.lent?.times ?? 0) + 1, person, language }
  const after: SeatRow = { ...row, bot: null, settings: { ...settings, lent, changed: now } }
  commit(() => {
    store.setSeat(after)
    if (store.now)
      store.setNow({ ...store.now, timeouts: store.now.timeouts.with(row.seat, 0), lettered: store.now.lettered.with(row.seat, false) })
    remark(table, row.seat, 'remark-substitute', now)
    notices.lobby(now)
    notices.add(row.seat, 'stand-in', -1, now, now, 'substitute')
    notices.add(row.seat, 'given-back', -1, now, until, 'substitute')
    if (row.person) notices.add(row.seat, 'stood-in', -1, now)
  })
}

/** The owner is back: the search ends, and the substitute is told. Call within a commit. */
export function ownerIsBack(table: TableParts, before: SeatRow, now: Time): void {
  stopLooking(table, before, now)
  giveBack(table, before, now)
}

/** Tells the substitute that their link no longer works. */
export function giveBack({ notices }: TableParts, before: SeatRow, now: Time): void {
  if (!activeLoan(before, now)?.person) return
  notices.closeAll('substitute', now, before.seat)
  notices.add(before.seat, 'given-back', -1, now, now, 'substitute')
}

export function stopLooking({ notices, votes }: TableParts, { seat, settings: { sought, lent } }: SeatRow, now: Time): void {
  const vote = votes.current('substitute', seat)
  if (vote) votes.close(vote.number, 'no')
  if (sought || lent?.wanted) notices.lobby(now)
}

/** Removes a person who wants to be forgotten from other people's seats. */
export function forgetSubstitute({ commit, store, notices, votes }: TableParts, row: SeatRow, person: string, now: Time): void {
  const { lent, sought } = row.settings
  const plays = lent?.person === person
  const asks = sought?.candidates.some(known => known.person === person) === true
  if (!plays && !asks) return
  const vote = candidateAsked(row)?.person === person ? votes.current('substitute', row.seat) : undefined
  commit(() => {
    if (vote) votes.close(vote.number, 'no')
    if (plays) notices.closeAll('substitute', now, row.seat)
    const ended = plays && lent && { lent: { until: Math.min(lent.until, now), times: lent.times } }
    const left = asks &&
      sought && {
        sought: {
          ...sought,
          candidates: sought.candidates.filter(known => known.person !== person),
          asked: vote ? undefined : sought.asked,
        },
      }
    store.setSeat({ ...row, settings: { ...row.settings, ...ended, ...left } })
  })
}
