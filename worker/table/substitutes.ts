/** A substitute for an owner who is gone: offered to strangers, agreed to by its owner or all others, given back on return. */
import { CANDIDATE_DAYS, CANDIDATES, LEND_DAYS, SUBSTITUTE_DAYS } from '../bounds'
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import type { Language } from '../rules/game'
import { DAY } from './clock/span'
import type { TableParts } from './parts'
import { lentNow, sitsAt } from './sitting'
import type { SeatRow, SeatSettings } from './store'

/** Who would play, known by the keyed hash of an address; confirmed by a button behind the letter that went there. */
export interface Candidate {
  number: number
  person: string
  name: string
  language: Language
  at: Time
  confirmed?: true
}
export interface Sought {
  since: Time
  candidates: Candidate[]
  /** How many have asked: numbers are never used twice. */
  count: number
  /** About whom the table decides now. */
  asked?: number
}

/** The offer of a seat. A table of before has one that handed the seat to whoever opened a link: that link is dead. */
export function soughtAt({ store }: Pick<TableParts, 'store'>, { bot, settings: { sought, lent } }: SeatRow): Sought | undefined {
  if (bot === null || store.stage !== 'playing') return undefined
  return sought ?? (lent?.wanted && { since: 0, candidates: [], count: 0 })
}

/** A bot plays for a person who is gone. */
export const mayOffer = (table: Pick<TableParts, 'store'>, row: SeatRow): boolean =>
  row.bot !== null && row.kind !== 'bot' && row.taken !== null && table.store.stage === 'playing' && !soughtAt(table, row)

export function offerSeat(table: TableParts, row: SeatRow, now: Time): void {
  setSought(table, row, { since: now, candidates: [], count: 0 }, () => {
    table.notices.lobby(now)
    remark(table, row.seat, 'remark-sought', now)
  })
}

function setSought({ commit, store }: TableParts, { settings: { sought: _, lent, ...settings }, ...row }: SeatRow, sought: Sought | undefined, also = (): void => {}): void {
  const kept = lent && !lent.wanted ? { lent } : lent && { lent: { until: 0, times: lent.times } }
  commit(() => {
    store.setSeat({ ...row, settings: { ...settings, ...kept, ...(sought && { sought }) } })
    also()
  })
}

const remark = ({ store, remarks }: TableParts, seat: Seat, say: string, now: Time): void =>
  remarks.add({ at: now, position: store.now?.position ?? 0, text: { say, with: { who: { seat } } } })

export type ApplyFault = 'not-sought' | 'too-soon' | 'sits-here'

/** Nobody learns whether an address is known at the table: a letter goes there if it is not. */
export function apply(table: TableParts, row: SeatRow, who: Pick<Candidate, 'person' | 'name' | 'language'>, now: Time): ApplyFault | undefined {
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

const isKnown = ({ store }: TableParts, person: string, now: Time): boolean =>
  store.seats().some(row => sitsAt(row, person, now))

/** The letter was read: from now on the owner and the others can say what they think of this person. */
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

/** One person after the other, as they have confirmed. */
function askNext(table: TableParts, seat: Seat, now: Time): void {
  const { store, votes, notices } = table
  const row = store.seat(seat)
  const sought = row && soughtAt(table, row)
  const next = sought?.candidates.find(({ confirmed }) => confirmed)
  if (!row || !sought || !next || votes.current('substitute', seat)) return
  setSought(table, row, { ...sought, asked: next.number }, () => {
    votes.open('substitute', seat, now)
    for (const other of store.seats()) if (other.seat === seat || other.bot === null) notices.ask(other.seat, 'vote', now)
  })
}

/** Whom the present vote is about. */
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
    if (store.now) store.setNow({ ...store.now, timeouts: store.now.timeouts.with(row.seat, 0), lettered: store.now.lettered.with(row.seat, false) })
    remark(table, row.seat, 'remark-substitute', now)
    notices.lobby(now)
    notices.add(row.seat, 'stand-in', -1, now, now, 'substitute')
    notices.add(row.seat, 'given-back', -1, now, until, 'substitute')
    if (row.person) notices.add(row.seat, 'stood-in', -1, now)
  })
}

/** Whoever owns the seat is back: nobody is looked for any more, and who played meanwhile is told. Within a commit. */
export function ownerIsBack(table: TableParts, before: SeatRow, now: Time): void {
  stopLooking(table, before, now)
  giveBack(table, before, now)
}

/** The link of who played for the owner is dead. */
export function giveBack({ notices }: TableParts, before: SeatRow, now: Time): void {
  if (!lentNow(before, now)?.person) return
  notices.closeAll('substitute', now, before.seat)
  notices.add(before.seat, 'given-back', -1, now, now, 'substitute')
}

export function stopLooking({ notices, votes }: TableParts, { seat, settings: { sought, lent } }: SeatRow, now: Time): void {
  const vote = votes.current('substitute', seat)
  if (vote) votes.close(vote.number, 'no')
  if (sought || lent?.wanted) notices.lobby(now)
}

/** Of a person who wishes to be forgotten nothing stays at seats of others. */
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
    const left = asks && sought && { sought: { ...sought, candidates: sought.candidates.filter(known => known.person !== person), asked: vote ? undefined : sought.asked } }
    store.setSeat({ ...row, settings: { ...row.settings, ...ended, ...left } })
  })
}
