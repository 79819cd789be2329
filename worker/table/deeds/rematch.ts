/** The same crew again, each one seat further on, so that somebody else begins. */
import { bytesToHex } from '@noble/hashes/utils.js'
import type { Time } from '../../model'
import type { Seat } from '../../rules/contract'
import { NAME_LENGTH } from '../../shared/bounds'
import { unpack } from '../../shared/parcel'
import { keyFor, newTableId } from '../../shared/keys'
import type { Hook } from '../../post/webhook/shapes/hook'
import { NOBODY } from '../rows/notice'
import type { TableParts } from '../rows/parts'
import type { ClaimRefused, Taken } from '../seats/claimed'
import type { NewSeat } from './inviting'
import type { Taker } from './sitting-down'
import type { SeatRow } from '../rows/seat-row'
import { publicKeyOf } from '../views/signing'
import type { Card } from '../rows/card'
import { nextGameSeat } from '../rows/sitting'

interface NextTable {
  card: Card
  seats: NewSeat[]
  hooks: Hook[]
}

/** Makes one table, however many ask for it. */
export async function makeNext(table: TableParts, asked: Seat, now: Time): Promise<string> {
  const { env } = table
  const id = nextTable(table)
  const secret = bytesToHex(crypto.getRandomValues(new Uint8Array(32)))
  const { card, seats, hooks } = tableAgain(table, asked, id, secret, now)
  const signer = await publicKeyOf(env.SITE_KEY)
  await env.TABLE.get(env.TABLE.idFromName(id)).make({ ...card, signer }, seats, hooks)
  return id
}

/** Adds the next Roman numeral: "The long way round II". */
export function countedOn(name: string): string {
  const [, base = name, numeral = ''] = /^(.*\S)\s+([IVXL]+)$/u.exec(name) ?? []
  const before = NUMERALS.indexOf(numeral)
  const next = NUMERALS[before < 0 ? 1 : before + 1]
  if (next === undefined) return name
  const own = before < 0 ? name : base
  return `${[...own].slice(0, NAME_LENGTH - next.length - 1).join('')} ${next}`
}

const NUMERALS = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
]

/** Seats a player of the last game without another form; undefined if somebody else sits there or was invited instead. */
export async function sitAgain(
  { env, store }: TableParts,
  row: SeatRow,
  id: string,
  words: string
): Promise<({ id: string } & Exclude<Taken, ClaimRefused>) | undefined> {
  const seat = nextGameSeat(row.seat, store.seats().length)
  const {
    name,
    language,
    pirate,
    person,
    settings: { consent, hours },
  } = row
  const taker: Taker = { name, words, language, pirate, person, consent, zone: hours?.zone }
  const taken = unpack<Taken>(
    await env.TABLE.get(env.TABLE.idFromName(id)).takeSeat(seat, keyFor(env.SITE_KEY, 'claim', id, seat, 0), taker)
  )
  return 'refused' in taken ? undefined : { id, ...taken }
}

/** The next table's id, the same for everybody who asks; the table itself may not exist yet. */
function nextTable({ env, store, commit }: TableParts): string {
  const { again } = store.card
  if (again) return again
  const id = newTableId(env.SITE_KEY)
  commit(() => store.setCard({ ...store.card, again: id }))
  return id
}

/** The same table, with an invitation for everybody but the asker, and with the table's active webhooks; a seat's own webhooks stay with
    its former player. */
function tableAgain({ store, channels }: TableParts, asked: Seat, id: string, secret: string, made: number): NextTable {
  const before = store.seats()
  const seats = before.map((_row, seat): NewSeat => {
    const row = before[(seat + before.length - 1) % before.length] ?? before[0]
    if (!row) throw new Error('a table has no seats')
    const { name, pirate, language, person, settings } = row
    // Stopped letters of one table start again at the next; an unconfirmed address still has to confirm.
    const consent = settings.consent === 'asked' ? settings.consent : undefined
    return { name, pirate, language, person, consent, kind: row.kind === 'bot' ? 'bot' : 'link', coming: row.seat === asked }
  })
  const hooks = channels.hooks(NOBODY).filter(({ health }) => health.off === undefined)
  return {
    card: {
      ...store.card,
      id,
      name: countedOn(store.card.name),
      own: nextGameSeat(asked, before.length),
      secret,
      made,
      open: false,
      again: undefined,
      startAt: undefined,
      beacon: undefined,
    },
    seats,
    hooks: hooks.map(({ hook }) => hook),
  }
}
