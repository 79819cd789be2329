/** Before the game: a table is made, and waits for its people until its start or until it has waited long enough. */
import { SEATING_DAYS } from '../../shared/bounds'
import type { Time } from '../../model'
import type { Hook } from '../../post/webhook/shapes/hook'
import { awaitedRound, beginGame } from '../answers/beginning'
import { DAY } from '../../clock/span'
import { consentKept } from '../seats/consent'
import { NOBODY } from '../rows/notice'
import type { TableParts } from '../rows/parts'
import type { Card } from '../rows/card'
import type { SeatRow } from '../rows/seat-row'
import { ownName } from './sitting-down'
import type { NewSeat } from './inviting'
import { callOff } from './hosting'

export function layTable(table: TableParts, card: Card, seats: readonly NewSeat[], hooks: readonly Hook[] = []): void {
  const { store, notices, channels } = table
  const rows = seats.map(({ coming: _, consent, ...fresh }, seat): SeatRow => {
    const bot = fresh.kind === 'bot' ? card.made : null
    return {
      ...fresh,
      seat,
      generation: 0,
      words: bot === null ? null : 'bot',
      taken: bot,
      bot,
      settings: { consent: consentKept(consent) },
    }
  })
  table.commit(() => {
    store.make(card, rows)
    for (const hook of hooks) channels.addHook(NOBODY, hook)
    for (const [seat, { person, coming }] of seats.entries()) if (person && !coming) notices.add(seat, 'invitation', -1, card.made)
    if (card.open) notices.lobby(card.made)
  })
}

/** When the next thing happens by itself before the game: the set start, or the end of the wait. */
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
      if (row.taken === null)
        store.setSeat({
          ...row,
          name: ownName(store.seats(), row.seat, (row.kind === 'open' ? store.card.bot : undefined) ?? row.name),
          words: 'bot',
          taken: now,
          bot: now,
          person: null,
          generation: row.generation + 1,
        })
    if (store.card.open) table.notices.lobby(now)
  })
  beginGame(table, now)
}
