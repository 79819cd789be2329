/** Before the game: a table is made, its seats are taken, declined or given to others; with the last one the game begins. */
import { NAME_LENGTH, SEATING_DAYS } from '../bounds'
import type { Consent, Time } from '../../web/model'
import { looksOf } from '../people/naming'
import type { Hook } from '../post/webhook/hook'
import type { Seat } from '../rules/contract'
import { awaitedRound, beginGame } from './beacon/beginning'
import { ALWAYS } from './clock'
import { DAY } from './clock/span'
import { consentKept } from './consent'
import { hookDeed, type ChannelOutcome, type HookDeed } from './deeds/channels'
import { NOBODY } from './notices'
import type { TableParts } from './parts'
import { askForLink, isLost, type RecoveryFault } from './recovery'
import { forgetOwner, settingsAnew } from './retaking'
import type { Card } from './card'
import type { SeatKind, SeatRow } from './store'
import { mayOffer, offerSeat } from './substitutes'
import { holdOf, type Visit } from './visit'

export interface NewSeat {
  name: string
  kind: SeatKind
  pirate: SeatRow['pirate']
  language: SeatRow['language']
  /** The keyed hash of an address that is invited, if one is. */
  person: string | null
  /** Of that address to letters. */
  consent?: Consent | undefined
  /** Is on the way there already. */
  coming?: boolean
}
export interface Taker {
  name: string
  words: string
  /** Who typed an address, by its keyed hash; who did not keeps the one that was typed for the seat. */
  person: string | null
  /** Of that address to letters. */
  consent?: Consent | undefined
  /** Nothing is to be sent to the address that was typed for the seat. */
  unlettered?: boolean
  language: SeatRow['language']
  /** In which the taker's times are told. */
  zone?: string | undefined
  /** Whom the taker would like to be, if nobody is yet. */
  pirate?: SeatRow['pirate']
  /** Of the seats that the taker's browser holds at this table already. */
  keys?: Visit['keys']
}

export function makeTable(table: TableParts, card: Card, seats: readonly NewSeat[], hooks: readonly Hook[] = []): void {
  const { store, notices, channels } = table
  const rows = seats.map(({ coming: _, consent, ...fresh }, seat): SeatRow => {
    const bot = fresh.kind === 'bot' ? card.made : null
    return { ...fresh, seat, generation: 0, words: bot === null ? null : 'bot', taken: bot, bot, settings: { consent: consentKept(consent) } }
  })
  table.commit(() => {
    store.make(card, rows)
    for (const hook of hooks) channels.addHook(NOBODY, hook)
    for (const [seat, { person, coming }] of seats.entries()) if (person && !coming) notices.add(seat, 'invitation', -1, card.made)
    if (card.open) notices.lobby(card.made)
  })
}

/** The seat is this person's from now on; its claim is dead, and the personal key is of the next generation. */
export function takeSeat(table: TableParts, row: SeatRow, { keys = {}, consent, unlettered, zone, ...taker }: Taker, now: Time): SeatRow {
  const { store, notices, channels, remarks, votes } = table
  // An address typed for a free seat stays with it, whoever sits down; one of a person who sat here before goes.
  const invited = row.taken === null && !unlettered
  const person = taker.person ?? (invited ? row.person : null)
  const known = taker.person ? consentKept(consent) : row.settings.consent
  // A seat that is claimed again while the game runs keeps its words: the draws follow from them.
  const words = row.words ?? taker.words
  const together = seatOfSame(table, row, person, keys, now)
  // Who comes to a running game finds the clock as it stands, and its hours with it.
  const hours = zone !== undefined && row.taken === null && { hours: { ...ALWAYS, zone } }
  const settings = { ...settingsAnew(row, together), ...hours, consent: person ? known : undefined }
  const other = store.seats().find(({ seat, pirate }) => seat !== row.seat && pirate === taker.pirate)
  const pirate = (!other || other.taken === null ? taker.pirate : undefined) ?? row.pirate
  const taken: SeatRow = { ...row, ...taker, name: ownName(store.seats(), row.seat, taker.name), pirate, words, person, settings, taken: now, bot: null, generation: row.generation + 1 }
  table.commit(() => {
    store.setSeat(taken)
    votes.cameBack(row.seat)
    if (store.now) store.setNow({ ...store.now, lettered: store.now.lettered.with(row.seat, false), timeouts: store.now.timeouts.with(row.seat, 0) })
    channels.forget(row.seat)
    if (row.taken !== null) forgetOwner(table, row, now)
    if (other && pirate !== row.pirate) store.setSeat({ ...other, pirate: row.pirate })
    if (person) notices.add(row.seat, 'seat', -1, now)
    if (together !== undefined) {
      const fills = { who: { seat: row.seat }, other: { seat: together } }
      remarks.add({ at: now, position: store.now?.position ?? 0, text: { say: 'remark-hot', with: fills } })
    }
    if (store.card.open) notices.lobby(now)
  })
  if (store.stage === 'seating' && store.seats().every(seat => seat.taken !== null)) beginGame(table, now)
  return taken
}

/** Nobody at a table is called as another is, nor so that it looks alike: "Boris 2". */
function ownName(seats: readonly SeatRow[], seat: Seat, name: string): string {
  const others = seats.filter(other => other.seat !== seat && other.taken !== null).map(other => looksOf(other.name))
  const room = [...name].slice(0, NAME_LENGTH - 3).join('')
  let own = name
  for (let n = 2; others.includes(looksOf(own)); n++) own = `${room} ${n}`
  return own
}

/** Another seat of the same person, by the address or by the browser: everybody is told. */
function seatOfSame({ env, store }: TableParts, row: SeatRow, person: string | null, keys: Visit['keys'], now: Time): Seat | undefined {
  const others = store.seats().filter(({ seat, taken, bot }) => seat !== row.seat && taken !== null && bot === null)
  const held = ({ seat }: SeatRow): boolean => holdOf(env, store, seat, keys[seat], now) === 'own'
  return others.find(other => (person !== null && other.person === person) || held(other))?.seat
}

/** The first free seat that is open to everybody. */
export const openSeat = (table: TableParts): SeatRow | undefined =>
  table.store.seats().find(({ kind, taken }) => kind === 'open' && taken === null)

/** The invitation is off: its links are dead, and the host may hand on a new one. */
export function freeSeat({ store, notices, commit }: TableParts, row: SeatRow, name = row.name): void {
  commit(() => {
    notices.forget(row.seat)
    store.setSeat({ ...row, name, person: null, settings: { ...row.settings, declined: undefined, consent: undefined }, generation: row.generation + 1 })
  })
}

/** By who was invited; the host is told, if there is an address for news. */
export function decline(table: TableParts, row: SeatRow, now: Time, name = row.name): void {
  freeSeat(table, row, name)
  const free = table.store.seat(row.seat) ?? row
  table.commit(() => {
    table.store.setSeat({ ...free, settings: { ...free.settings, declined: true } })
    table.remarks.add({ at: now, position: 0, text: { say: 'remark-declined', with: { who: { seat: row.seat } } } })
    if (table.store.card.host) table.notices.add(NOBODY, 'declined', -1, now)
  })
}

type Guest = Pick<NewSeat, 'name' | 'person' | 'consent'>

/** Somebody else is invited to a free seat. */
function inviteTo(table: TableParts, row: SeatRow, { consent, ...guest }: Guest, now: Time): void {
  table.commit(() => {
    table.store.setSeat({ ...row, ...guest, kind: 'link', settings: { ...row.settings, declined: undefined, consent: consentKept(consent) }, generation: row.generation + 1 })
    if (guest.person) table.notices.add(row.seat, 'invitation', -1, now)
    if (table.store.card.open) table.notices.lobby(now)
  })
}

export type HostDeed =
  | { do: 'withdraw' | 'recover' | 'seek'; seat: Seat }
  | ({ do: 'refill'; seat: Seat } & Guest)
  | { do: 'call-off' }
  | HookDeed

export type HostOutcome = ChannelOutcome | RecoveryFault

/** `held`: seats of the same browser. */
export function hostDeed(table: TableParts, deed: HostDeed, held: readonly Seat[], now: Time): HostOutcome {
  const { stage } = table.store
  if ('hook' in deed) return hookDeed(table, NOBODY, deed, now)
  const row = deed.do === 'call-off' ? undefined : table.store.seat(deed.seat)
  const free = row !== undefined && row.taken === null && stage === 'seating'
  if (deed.do === 'call-off' && stage === 'seating' && !awaitedRound(table)) callOff(table, now)
  else if (deed.do === 'withdraw' && free) freeSeat(table, row)
  else if (deed.do === 'refill' && free) inviteTo(table, row, { name: deed.name, person: deed.person, consent: deed.consent }, now)
  else if (deed.do === 'seek' && row && mayOffer(table, row)) offerSeat(table, row, now)
  else if (deed.do === 'recover' && row) return askForLink(table, row, held, now)
  else return 'not-now'
  return 'done'
}

/** By its host, or because nobody came. */
function callOff(table: TableParts, now: Time): void {
  const { store, notices } = table
  table.commit(() => {
    const seats = store.seats()
    for (const { seat, person, taken } of seats) if (person && taken !== null) notices.add(seat, 'off', -1, now)
    if (store.card.host) notices.add(NOBODY, 'off', -1, now)
    notices.tellTable('off', now)
    store.setCard({ ...store.card, off: now })
    if (store.card.open) notices.lobby(now)
  })
}

/** When something happens by itself before the game: the set start, or the end of waiting. */
export function seatingDue({ store }: Pick<TableParts, 'store'>): Time | undefined {
  if (store.stage !== 'seating' || awaitedRound({ store })) return undefined
  const { startAt, made } = store.card
  return startAt ?? made + SEATING_DAYS * DAY
}

export function seatingAlarm(table: TableParts, now: Time): void {
  const due = seatingDue(table)
  if (due === undefined || due > now) return
  const { store } = table
  const seats = store.seats()
  const somebody = seats.some(({ taken, bot }) => taken !== null && bot === null)
  if (!store.card.startAt || !somebody) return callOff(table, now)
  table.commit(() => {
    for (const row of seats)
      if (row.taken === null) store.setSeat({ ...row, name: ownName(store.seats(), row.seat, (row.kind === 'open' ? store.card.bot : undefined) ?? row.name), words: 'bot', taken: now, bot: now, person: null, generation: row.generation + 1 })
    if (store.card.open) table.notices.lobby(now)
  })
  beginGame(table, now)
}

/** Whether a claim is good for a seat of the table as it stands. */
export function claimFault(table: TableParts, row: SeatRow, keyFits: boolean, now: Time): 'taken' | 'dead' | undefined {
  if (isLost(table, row, now)) return keyFits ? undefined : 'dead'
  if (row.taken !== null) return 'taken'
  return keyFits && table.store.stage === 'seating' ? undefined : 'dead'
}

