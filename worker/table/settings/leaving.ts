/** Leaving a seat: to a bot, or by being forgotten. */
import type { Time } from '../../model'
import { awaitedRound } from '../answers/beginning'
import { goOn } from '../answers/pipeline'
import type { TableParts } from '../rows/parts'
import type { SeatRow } from '../rows/seat-row'
import { stopLooking } from '../seats/substitutes'
import { bare, type Bare, type DeedKind, type DeedOutcome } from './deed'

/** Forgets a seat's person: name, address, notes and messages go, a bot plays on under a neutral name, and nobody else's game changes. */
export function leaveSeat(table: TableParts, row: SeatRow, { name }: { name: string }, now: Time): DeedOutcome {
  const { commit, store, talk, notices, channels, remarks } = table
  const { stage } = store
  // Once the beacon's round is named, all words are in the dice, so the seat passes to a bot as during a game.
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
    // The lobby shows the players' names.
    if (store.card.open) notices.lobby(now)
  })
  goOn(table, now)
  return 'done'
}

/** A bot plays on at once; the others' game does not end. */
function resignSeat(table: TableParts, row: SeatRow, _: Bare, now: Time): DeedOutcome {
  if (table.store.stage !== 'playing' || row.bot !== null) return 'not-now'
  const fault = table.remarks.paceFault(row.seat, now)
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

/** `name`: what a seat without a person is called in the leaver's language, which the route knows. */
export const leave: DeedKind<{ name: string }> = { sure: true, carryOut: leaveSeat }
export const resign: DeedKind<Bare> = { read: bare, sure: true, carryOut: resignSeat }
