/** Keeping a seat: a new link for an old one, the seat lent to a substitute, left to the bot, and taken back. */
import { LEND_DAYS, LINKS_A_DAY } from '../../bounds'
import type { Consent, Time } from '../../../web/model'
import type { Seat } from '../../rules/contract'
import type { Language } from '../../rules/game'
import { awaitedRound } from '../beacon/beginning'
import type { TableParts } from '../parts'
import { DAY } from '../clock/span'
import { consentKept } from '../consent'
import { goOn } from '../pipeline'
import { decline, freeSeat } from '../seating'
import { lentNow } from '../sitting'
import type { SeatRow, SeatSettings } from '../store'
import { forgetSubstitute, giveBack, ownerIsBack, stopLooking } from '../substitutes'
import type { Hold } from '../visit'
import type { DeedOutcome } from '.'

/** Each sends a letter to an address that may be somebody else's. */
const tooManyLinks = (notices: TableParts['notices'], seat: Seat, now: Time): boolean => notices.since(seat, 'seat', now - DAY) >= LINKS_A_DAY

/** The old link is dead, and with it every seat lent under it and the secret addresses of its feeds. */
export function replaceLink(table: TableParts, row: SeatRow, now: Time): DeedOutcome {
  const { commit, store, notices } = table
  const silent = tooManyLinks(notices, row.seat, now)
  commit(() => {
    const settings = { ...row.settings, lent: endedNow(row, now), feeds: (row.settings.feeds ?? 0) + 1 }
    store.setSeat({ ...row, settings, generation: row.generation + 1 })
    giveBack(table, row, now)
    if (row.person && !silent) notices.add(row.seat, 'seat', -1, now)
  })
  return 'done'
}

const endedNow = ({ settings: { lent } }: SeatRow, now: Time): SeatSettings['lent'] =>
  lent && { ...lent, until: Math.min(lent.until, now), wanted: undefined }

export function lend(table: TableParts, row: SeatRow, until: Time, now: Time): DeedOutcome {
  if (!(until > now && until <= now + LEND_DAYS * DAY)) return 'bad-date'
  const { commit, store, remarks } = table
  const fault = remarks.hurry(row.seat, now)
  if (fault) return fault
  const lent = { until, times: (row.settings.lent?.times ?? 0) + 1 }
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, lent, sought: undefined } })
    ownerIsBack(table, row, now)
    remarks.add({ at: now, position: store.now?.position ?? 0, seat: row.seat, text: { say: 'remark-lent', with: { who: { seat: row.seat } } } })
  })
  return 'done'
}

/** By its owner, from the substitute and from the bot; by a substitute, from the bot. */
export function takeSeatBack(table: TableParts, row: SeatRow, hold: Hold, now: Time): DeedOutcome {
  const { commit, store, remarks, votes } = table
  if (row.bot === null && !(hold === 'own' && lentNow(row, now))) return 'not-now'
  commit(() => {
    const lent = hold === 'own' ? endedNow(row, now) : row.settings.lent
    store.setSeat({ ...row, bot: null, settings: { ...row.settings, lent, sought: undefined } })
    // Who comes back begins anew: one more time-out is not the fourth in a row.
    votes.cameBack(row.seat)
    if (hold === 'own') ownerIsBack(table, row, now)
    else stopLooking(table, row, now)
    if (store.now) store.setNow({ ...store.now, timeouts: store.now.timeouts.with(row.seat, 0) })
    remarks.add({ at: now, position: store.now?.position ?? 0, seat: row.seat, text: { say: 'remark-back', with: { who: { seat: row.seat } } } })
  })
  return 'done'
}

export function changeAddress({ commit, store, notices }: TableParts, row: SeatRow, { person, consent }: { person: string; consent?: Consent }, now: Time): DeedOutcome {
  if (tooManyLinks(notices, row.seat, now)) return 'too-fast'
  commit(() => {
    const { unreached: _, second, ...settings } = row.settings
    const after = { ...row, person, settings: { ...settings, consent: consentKept(consent), ...(second !== person && { second }) } }
    store.setSeat(after)
    notices.add(row.seat, 'seat', -1, now)
  })
  return 'done'
}

/** One more address, for the day on which the first is lost: the same links can be asked for from there. */
export function keepSecond({ commit, store, notices }: TableParts, row: SeatRow, person: string, now: Time): DeedOutcome {
  if (row.person === null) return 'not-now'
  if (row.person === person) return 'same-address'
  if (tooManyLinks(notices, row.seat, now)) return 'too-fast'
  const after = { ...row, settings: { ...row.settings, second: person } }
  commit(() => {
    store.setSeat(after)
    notices.add(row.seat, 'seat', -1, now, now, 'second')
  })
  return 'done'
}

export function dropSecond({ commit, store, notices }: TableParts, row: SeatRow, now: Time): DeedOutcome {
  commit(() => {
    store.setSeat({ ...row, settings: { ...row.settings, second: undefined } })
    notices.closeAll('second', now, row.seat)
  })
  return 'done'
}

export function changeLanguage({ commit, store }: TableParts, row: SeatRow, language: Language): DeedOutcome {
  commit(() => store.setSeat({ ...row, language }))
  return 'done'
}

/** Forgotten: name, address, notes and words go; the seat sails on under no name, and nobody else's game changes. */
export function leave(table: TableParts, row: SeatRow, name: string, now: Time): DeedOutcome {
  const { commit, store, talk, notices, channels, remarks } = table
  const { stage } = store
  // Once the round of a beacon is named, all words are in the dice, and the seat is a bot's as in a game.
  const free = stage === 'seating' && !awaitedRound(table)
  const gone = free ? { taken: null, words: null, bot: null } : { bot: stage === 'over' || stage === 'off' ? row.bot : now }
  commit(() => {
    stopLooking(table, row, now)
    talk.forget(row.seat)
    notices.forget(row.seat)
    channels.forget(row.seat)
    const settings = { feeds: (row.settings.feeds ?? 0) + 1 }
    store.setSeat({ ...row, ...gone, name, person: null, settings, generation: row.generation + 1 })
    remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: 'remark-left', with: { who: { seat: row.seat } } } })
    // It shows the names of those who sit.
    if (store.card.open) notices.lobby(now)
  })
  goOn(table, now)
  return 'done'
}

/** Everywhere at this table: the own seats, invitations that still wait, a second address, and news for the host. */
export function forget(table: TableParts, person: string, name: string, now: Time): void {
  const { store, commit } = table
  for (const row of store.seats().filter(seat => seat.person === person)) {
    if (row.taken !== null) leave(table, row, name, now)
    else if (store.stage === 'seating') decline(table, row, now, name)
    else freeSeat(table, row, name)
  }
  for (const row of store.seats().filter(seat => seat.settings.second === person)) dropSecond(table, row, now)
  for (const row of store.seats()) forgetSubstitute(table, row, person, now)
  if (store.card.host === person) commit(() => store.setCard({ ...store.card, host: undefined }))
}

/** The bot sails on at once; nobody else's game ends. */
export function resign(table: TableParts, row: SeatRow, now: Time): DeedOutcome {
  if (table.store.stage !== 'playing' || row.bot !== null) return 'not-now'
  const fault = table.remarks.hurry(row.seat, now)
  if (fault) return fault
  handToBot(table, row, 'remark-resigned', now)
  return 'done'
}

export function handToBot(table: TableParts, row: SeatRow, remark: string, now: Time): void {
  const { commit, store, remarks } = table
  commit(() => {
    store.setSeat({ ...row, bot: now })
    remarks.add({ at: now, position: store.now?.position ?? 0, seat: row.seat, text: { say: remark, with: { who: { seat: row.seat } } } })
  })
  goOn(table, now)
}
