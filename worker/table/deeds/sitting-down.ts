/** Taking a seat: under which name, as which pirate, and whether its person has another seat, too. */
import { NAME_LENGTH } from '../../shared/bounds'
import type { Consent, Time } from '../../model'
import { lookalikeKey } from '../../shared/naming'
import type { Seat } from '../../rules/contract'
import { beginGame } from '../answers/beginning'
import { ALWAYS } from '../../clock'
import { consentKept } from '../seats/consent'
import type { TableParts } from '../rows/parts'
import { isLost } from '../seats/recovery'
import { forgetOwner, settingsAnew } from '../seats/retaking'
import type { SeatRow } from '../rows/seat-row'
import { holdOf, type Visit } from '../seats/visit'

export interface Taker {
  name: string
  words: string
  /** The keyed hash of the address that the taker typed; without one the seat keeps the address typed for it. */
  person: string | null
  /** Whether that address agreed to letters. */
  consent?: Consent | undefined
  /** Send nothing to the address that was typed for the seat. */
  unlettered?: boolean
  language: SeatRow['language']
  /** The time zone in which the taker sees times. */
  zone?: string | undefined
  /** The pirate that the taker would like to be, if nobody else is. */
  pirate?: SeatRow['pirate']
  /** The keys of this table's seats that the taker's browser already holds. */
  keys?: Visit['keys']
}

/** Gives the seat to this person. Its claim stops working, and the personal key is of the next generation. */
export function takeSeat(table: TableParts, row: SeatRow, { keys = {}, consent, unlettered, zone, ...taker }: Taker, now: Time): SeatRow {
  const { store, notices, channels, remarks, votes } = table
  // An address typed for a free seat stays, whoever sits down; the address of a former player goes.
  const invited = row.taken === null && !unlettered
  const person = taker.person ?? (invited ? row.person : null)
  const known = taker.person ? consentKept(consent) : row.settings.consent
  // A seat retaken during the game keeps its words, because the draws follow from them.
  const words = row.words ?? taker.words
  const together = seatOfSame(table, row, person, keys, now)
  // A newcomer to a running game keeps the clock as it is, hours included.
  const hours = zone !== undefined && row.taken === null && { hours: { ...ALWAYS, zone } }
  const settings = { ...settingsAnew(row, together), ...hours, consent: person ? known : undefined }
  const other = store.seats().find(({ seat, pirate }) => seat !== row.seat && pirate === taker.pirate)
  const pirate = (!other || other.taken === null ? taker.pirate : undefined) ?? row.pirate
  const taken: SeatRow = {
    ...row,
    ...taker,
    name: ownName(store.seats(), row.seat, taker.name),
    pirate,
    words,
    person,
    settings,
    taken: now,
    bot: null,
    generation: row.generation + 1,
  }
  table.commit(() => {
    store.setSeat(taken)
    votes.cameBack(row.seat)
    if (store.now)
      store.setNow({ ...store.now, lettered: store.now.lettered.with(row.seat, false), timeouts: store.now.timeouts.with(row.seat, 0) })
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

/** Makes a name unique at the table, even among names that look alike: "Boris 2". */
export function ownName(seats: readonly SeatRow[], seat: Seat, name: string): string {
  const others = seats.filter(other => other.seat !== seat && other.taken !== null).map(other => lookalikeKey(other.name))
  const room = [...name].slice(0, NAME_LENGTH - 3).join('')
  let own = name
  for (let n = 2; others.includes(lookalikeKey(own)); n++) own = `${room} ${n}`
  return own
}

/** Another seat of the same person, known by address or browser: everybody is told. */
function seatOfSame({ env, store }: TableParts, row: SeatRow, person: string | null, keys: Visit['keys'], now: Time): Seat | undefined {
  const others = store.seats().filter(({ seat, taken, bot }) => seat !== row.seat && taken !== null && bot === null)
  const held = ({ seat }: SeatRow): boolean => holdOf(env, store, seat, keys[seat], now) === 'own'
  return others.find(other => (person !== null && other.person === person) || held(other))?.seat
}

/** The first free seat that anybody may take. */
export const openSeat = (table: TableParts): SeatRow | undefined =>
  table.store.seats().find(({ kind, taken }) => kind === 'open' && taken === null)

/** Why a claim is not valid for the seat now, if it is not. */
export function claimFault(table: TableParts, row: SeatRow, keyFits: boolean, now: Time): 'taken' | 'began' | 'off' | 'dead' | undefined {
  if (isLost(table, row, now)) return keyFits ? undefined : 'dead'
  if (table.store.stage === 'off') return 'off'
  // The game began on its set day, and a bot took the seat of somebody who had not come.
  if (row.taken !== null) return row.kind === 'link' && row.bot === row.taken ? 'began' : 'taken'
  return keyFits && table.store.stage === 'seating' ? undefined : 'dead'
}
