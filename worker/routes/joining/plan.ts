/** Reads the form of a new table, with its faults. */
import type { Fault } from '../../../web/parts/field'
import { addressField, kindField, languageField, nameField } from '../../../web/pages/joining/new'
import { editionField, optionField } from '../../../web/pages/joining/new-rules'
import { isLanguage } from '../../../web/words/platform'
import { ADDRESS_LENGTH, NAME_LENGTH, START_DAYS } from '../../shared/bounds'
import { GAMES } from '../../games'
import { visibleName } from '../../shared/naming'
import type { Options } from '../../rules/contract'
import type { Manner } from '../../rules/orders'
import type { Edition, HouseOption, Language } from '../../drawing/game'
import { absenceCap, ownPace, PACES, USUAL_ABSENCES, type Cap, type Pace } from '../../clock'
import { HOUR } from '../../clock/span'
import type { SeatKind } from '../../table/rows/seat-row'
import { cleanLine, type Form } from '../../shared/form'
import { looksLikeAddress } from '../request/forms'

export interface Plan {
  name: string
  game: string
  options: Options
  seats: PlannedSeat[]
  pace?: Pace
  manner?: Manner
  absences: Cap
  openTalk: boolean
  /** The host takes the first seat at once. */
  own?: true
  /** The most days until it begins. */
  startDays?: number
  /** The host's address, for news about the table. */
  hostAddress?: string
}
export interface PlannedSeat {
  name: string
  kind: SeatKind
  address?: string
  /** The language of letters to a friend; the host's by default. */
  language?: Language
}

const MOST_SEATS = 6
const SEAT_KINDS: readonly SeatKind[] = ['link', 'open', 'bot']

/** Default names where nothing was typed. */
export interface Usual {
  name: string
  bot: string
  /** What bots are called besides, by seat. */
  botNames: readonly string[]
  /** The name of an open seat. */
  open: string
}

export function readPlan(form: Form, usual: Usual, letters: boolean): Plan | { faults: Fault[] } {
  const faults: Fault[] = []
  const game = GAMES.find(({ id }) => id === form.get('game'))
  if (!game) return { faults: [{ field: 'game', text: { say: 'fault-game' } }] }
  // The form has an edition field for every game.
  const edition = game.editions.find(({ id }) => id === form.get(editionField(game.id))) ?? game.editions[0]
  const house = readHouse(form, edition, faults)
  const own = form.has('own')
  const seats = readSeats(form, letters, usual, faults)
  if (own && !readName(form, nameField(0), [])) faults.push({ field: nameField(0), text: { say: 'fault-name-missing' } })
  const [least, most] = edition.seats
  if (seats.length < least || seats.length > most) faults.push({ field: 'seats', text: { say: 'fault-seats', with: { least, most } } })
  const plan: Plan = {
    name: readName(form, 'name', faults) || readName(form, 'suggestion', faults) || usual.name,
    game: game.id,
    options: { edition: edition.id, house },
    seats,
    ...readTimes(form, faults),
    ...(game.orders && { manner: form.get('manner') === 'classic' ? 'classic' : 'brisk' }),
    openTalk: form.has('opentalk'),
    ...(own && { own }),
    hostAddress: (letters ? readAddress(form, 'hostaddress', faults) : undefined) ?? (own ? seats[0]?.address : undefined),
  }
  return faults.length ? { faults } : plan
}

/** The clock, the absences, and the latest start. */
function readTimes(form: Form, faults: Fault[]): Pick<Plan, 'pace' | 'absences' | 'startDays'> {
  const number = (field: string, usual: number): number => Number(form.get(field)?.trim() || usual)
  const named = form.get('pace') ?? 'steady'
  const { first, add, most } = PACES.steady
  const own = ownPace(number('own.first', first / HOUR), number('own.add', add / HOUR), number('own.most', most / HOUR))
  const absences = absenceCap(number('absence.times', USUAL_ABSENCES.times), number('absence.days', USUAL_ABSENCES.days))
  const startDays = number('startdays', 0)
  if (named === 'own' && 'refused' in own) faults.push({ field: `own.${own.refused}`, text: { say: 'fault-pace' } })
  if ('refused' in absences) faults.push({ field: `absence.${absences.refused}`, text: { say: 'fault-absences' } })
  if (!Number.isInteger(startDays) || startDays < 0 || startDays > START_DAYS)
    faults.push({ field: 'startdays', text: { say: 'fault-number', with: { least: 0, most: START_DAYS } } })
  return {
    pace: named === 'own' ? ('refused' in own ? undefined : own) : Object.values(PACES).find(({ name }) => name === named),
    absences: 'refused' in absences ? USUAL_ABSENCES : absences,
    ...(startDays > 0 && { startDays }),
  }
}

function readHouse(form: Form, edition: Edition, faults: Fault[]): Options['house'] {
  const house: Options['house'] = {}
  for (const option of edition.options) {
    const field = optionField(edition.id, option.id)
    house[option.id] = option.kind === 'switch' ? form.has(field) : readNumber(form, field, option, faults)
  }
  return house
}

function readNumber(form: Form, field: string, option: HouseOption & { kind: 'number' }, faults: Fault[]): number {
  const { least, most, usual } = option
  const text = form.get(field)?.trim() || String(usual)
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  faults.push({ field, text: { say: 'fault-number', with: { least, most } } })
  return usual
}

/** Rows without a name are not seats, unless they are open or a bot's. */
function readSeats(form: Form, letters: boolean, usual: Usual, faults: Fault[]): PlannedSeat[] {
  const seats: PlannedSeat[] = []
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const isOwn = seat === 0 && form.has('own')
    const kind = (isOwn ? undefined : SEAT_KINDS.find(known => known === form.get(kindField(seat)))) ?? 'link'
    const language = form.get(languageField(seat))
    const name = readName(form, nameField(seat), faults)
    const address = letters && kind === 'link' ? readAddress(form, addressField(seat), faults) : undefined
    if (address && !name && !isOwn) faults.push({ field: nameField(seat), text: { say: 'fault-name-missing' } })
    if (kind === 'bot') seats.push({ kind, name: name || usual.bot })
    else if (kind === 'open') seats.push({ kind, name: name || usual.open })
    else if (name) seats.push({ kind, name, ...(address && { address }), ...(isLanguage(language) && { language }) })
  }
  return seats.map((one, seat) => (one.kind === 'bot' && one.name === usual.bot ? { ...one, name: botName(usual, seat) } : one))
}

/** A first name with the letter that stands on the seat's ship. */
export const botName = ({ bot, botNames }: Usual, seat: number): string => `${bot} ${botNames[seat] ?? seat + 1}`

/** Undefined if none was typed. */
export function readAddress(form: Form, field: string, faults: Fault[]): string | undefined {
  const address = form.get(field)?.trim()
  if (address && (address.length > ADDRESS_LENGTH || !looksLikeAddress(address))) faults.push({ field, text: { say: 'fault-address' } })
  return address || undefined
}

/** Empty if nothing was typed. */
export function readName(form: Form, field: string, faults: Fault[], most = NAME_LENGTH): string {
  const name = visibleName(cleanLine(form.get(field) ?? ''))
  if ([...name].length > most) faults.push({ field, text: { say: 'fault-long', with: { most } } })
  return name
}
