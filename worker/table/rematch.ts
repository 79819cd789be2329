/** The same crew again, each one seat further on, so that another begins. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Time } from '../../web/model'
import type { Seat } from '../rules/contract'
import { NAME_LENGTH } from '../bounds'
import { open } from '../parcel'
import { keyFor, newTableId } from '../people/keys'
import type { Hook } from '../post/webhook/hook'
import { NOBODY } from './notices'
import type { TableParts } from './parts'
import type { ClaimRefused, Taken } from './outcomes'
import type { NewSeat, Taker } from './seating'
import type { SeatRow } from './store'
import { publicKeyOf } from './signing'
import type { Card } from './card'

interface NextTable {
  card: Card
  seats: NewSeat[]
  hooks: Hook[]
}

/** One table, however many ask for it. */
export async function makeNext(table: TableParts, asked: Seat, now: Time): Promise<string> {
  const { env } = table
  const id = nextTable(table)
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const { card, seats, hooks } = tableAgain(table, asked, id, secret, now)
  const signer = await publicKeyOf(env.SITE_KEY)
  await env.TABLE.get(env.TABLE.idFromName(id)).make({ ...card, signer }, seats, hooks)
  return id
}

/** "The long way round II", and on from there. */
export function countedOn(name: string): string {
  const [, base = name, numeral = ''] = /^(.*\S)\s+([IVXL]+)$/u.exec(name) ?? []
  const before = NUMERALS.indexOf(numeral)
  const next = NUMERALS[before < 0 ? 1 : before + 1]
  if (next === undefined) return name
  const own = before < 0 ? name : base
  return `${[...own].slice(0, NAME_LENGTH - next.length - 1).join('')} ${next}`
}

const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI', 'XVII', 'XVIII', 'XIX', 'XX']

/** Who has just played sits down without another form; refused where somebody sits there, or was invited instead. */
export async function sitAgain({ env, store }: TableParts, row: SeatRow, id: string, words: string): Promise<{ id: string } & Exclude<Taken, ClaimRefused> | undefined> {
  const seat = seatAgain(row.seat, store.seats().length)
  const { name, language, pirate, person, settings: { consent, hours } } = row
  const taker: Taker = { name, words, language, pirate, person, consent, zone: hours?.zone }
  const taken = open<Taken>(await env.TABLE.get(env.TABLE.idFromName(id)).takeSeat(seat, keyFor(env.SITE_KEY, 'claim', id, seat, 0), taker))
  return 'refused' in taken ? undefined : { id, ...taken }
}

/** Where who sat at a seat sits in the next game. */
export const seatAgain = (seat: Seat, seats: number): Seat => (seat + 1) % seats

/** The id of the next table, the same for everybody who asks; it may still have to be made. */
function nextTable({ env, store, commit }: TableParts): string {
  const { again } = store.card
  if (again) return again
  const id = newTableId(env.SITE_KEY)
  commit(() => store.setCard({ ...store.card, again: id }))
  return id
}

/** As before, with an invitation for all but who asked, and with the webhooks of the whole table that are on; a seat's own
    belong to who sat there. */
function tableAgain({ store, channels }: TableParts, asked: Seat, id: string, secret: string, made: number): NextTable {
  const before = store.seats()
  const seats = before.map((_row, seat): NewSeat => {
    const row = before[(seat + before.length - 1) % before.length] ?? before[0]
    if (!row) throw new Error('a table without seats')
    const { name, pirate, language, person, settings } = row
    // Letters of a table that were stopped come again at the next one; an address that was never confirmed still has to be.
    const consent = settings.consent === 'asked' ? settings.consent : undefined
    return { name, pirate, language, person, consent, kind: row.kind === 'bot' ? 'bot' : 'link', coming: row.seat === asked }
  })
  const hooks = channels.hooks(NOBODY).filter(({ health }) => health.off === undefined)
  return {
    card: { ...store.card, id, name: countedOn(store.card.name), own: seatAgain(asked, before.length), secret, made, open: false, again: undefined, startAt: undefined, beacon: undefined },
    seats,
    hooks: hooks.map(({ hook }) => hook),
  }
}
