/** The same crew again, each one seat further on, so that another begins. */
import type { Seat } from '../rules/contract'
import { newTableId } from '../people/keys'
import type { TableParts } from './parts'
import type { NewSeat } from './seating'
import type { Card } from './store'

/** Where who sat at a seat sits in the next game. */
export const seatAgain = (seat: Seat, seats: number): Seat => (seat + 1) % seats

/** The id of the next table, the same for everybody who asks; it may still have to be made. */
export function nextTable({ env, store, commit }: TableParts): string {
  const { again } = store.card
  if (again) return again
  const id = newTableId(env.SITE_KEY)
  commit(() => store.setCard({ ...store.card, again: id }))
  return id
}

export function cardAgain({ store }: TableParts, id: string, secret: string, made: number): { card: Card; seats: NewSeat[] } {
  const before = store.seats()
  const seats = before.map((_row, seat): NewSeat => {
    const row = before[(seat + before.length - 1) % before.length] ?? before[0]
    if (!row) throw new Error('a table without seats')
    const { name, pirate, language, person } = row
    return { name, pirate, language, person, kind: row.kind === 'bot' ? 'bot' : 'link' }
  })
  return { card: { ...store.card, id, secret, made, open: false, again: undefined, startAt: undefined }, seats }
}
