/** What a host typed into the form of a new table, and what is wrong with it. */
import type { Fault } from '../../web/pages/field'
import { addressField, nameField, optionField } from '../../web/pages/new'
import { ADDRESS_LENGTH, NAME_LENGTH } from '../bounds'
import { GAMES } from '../games'
import type { Options } from '../rules/contract'
import { type Edition, type HouseOption } from '../rules/game'
import { cleanLine, looksLikeAddress, type Form } from './forms'

export interface Plan {
  name: string
  game: string
  options: Options
  seats: { name: string; address?: string }[]
}

const MOST_SEATS = 6

export function readPlan(form: Form, usualName: string, letters: boolean): Plan | { faults: Fault[] } {
  const faults: Fault[] = []
  const game = GAMES.find(({ id }) => id === form.get('game'))
  if (!game) return { faults: [{ field: 'game', text: { say: 'fault-game' } }] }
  // The form holds the editions of all games; one that belongs to another game was left over, not chosen.
  const edition = game.editions.find(({ id }) => id === form.get('edition')) ?? game.editions[0]
  const house = readHouse(form, edition, faults)
  const seats = readSeats(form, letters, faults)
  const [least, most] = edition.seats
  if (seats.length < least || seats.length > most) faults.push({ field: 'seats', text: { say: 'fault-seats', with: { least, most } } })
  const name = readName(form, 'name', faults) || usualName
  return faults.length ? { faults } : { name, game: game.id, options: { edition: edition.id, house }, seats }
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

/** Rows without a name are not seats. */
function readSeats(form: Form, letters: boolean, faults: Fault[]): Plan['seats'] {
  const seats: Plan['seats'] = []
  for (let seat = 0; seat < MOST_SEATS; seat++) {
    const name = readName(form, nameField(seat), faults)
    const address = letters ? form.get(addressField(seat))?.trim() : undefined
    if (address && (address.length > ADDRESS_LENGTH || !looksLikeAddress(address)))
      faults.push({ field: addressField(seat), text: { say: 'fault-address' } })
    if (address && !name) faults.push({ field: nameField(seat), text: { say: 'fault-name-missing' } })
    if (name) seats.push({ name, ...(address && { address }) })
  }
  return seats
}

/** Empty when nothing was typed. */
export function readName(form: Form, field: string, faults: Fault[], most = NAME_LENGTH): string {
  const name = cleanLine(form.get(field) ?? '')
  if ([...name].length > most) faults.push({ field, text: { say: 'fault-long', with: { most } } })
  return name
}
