/** What everybody may know of a table: the game, the players, whom it waits for, and the clocks. */
import type { Prompt, Viewer } from '../../rules/contract'
import type { Ledger, SeatCard, TableHead, Time } from '../../model'
import { awayNow, tellsDates } from '../seats/absences'
import { shownRound } from '../../model/round'
import { gameOf } from '../../games'
import { inHours } from '../../clock'
import { pausedUntil, readingOf } from '../answers/clocks'
import { ownId } from '../../engine/door'
import { objectionEnds } from '../seats/recovery'
import { activeLoan, samePerson } from '../rows/sitting'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Now } from '../rows/now'
import { ledgerSeats } from '../answers/tally'

export function headOf(store: Store, viewer: Viewer, at: Time, prompts: readonly Prompt[] = []): TableHead {
  const { card, now, stage } = store
  return {
    id: card.id,
    name: card.name,
    game: card.game,
    options: card.options,
    stage,
    made: card.made,
    pace: card.pace && inHours(card.pace),
    manner: gameOf(card.game).orders && (card.manner ?? 'classic'),
    absences: card.absences,
    open: card.open,
    openTalk: card.openTalk,
    startAt: card.startAt,
    host: card.own,
    paused: now && pausedUntil(now, at),
    seats: store
      .seats()
      .map(seat => ({ ...seatCard(seat, prompts, now, viewer, at), ...(isHot(seat, store.seats()) && { hot: true as const }) })),
    commitment: store.commitment,
    signer: card.signer,
    beacon: card.beacon && shownRound(card.beacon),
    secret: now?.over ? card.secret : undefined,
    latest: now?.position ?? 0,
    ledger: now?.over ? ledgerOf(now, viewer) : undefined,
  }
}

function seatCard(row: SeatRow, prompts: readonly Prompt[], now: Now | undefined, viewer: Viewer, at: Time): SeatCard {
  const { seat, name, pirate, settings } = row
  const lent = activeLoan(row, at)?.until
  const away = awayNow(now, seat, viewer, at)
  const recovery = objectionEnds({ now }, row)
  const card: SeatCard = {
    seat,
    name,
    pirate,
    taken: row.taken !== null,
    away,
    lent,
    recovery,
    waits: waitOf(seat, prompts, now, viewer, at),
  }
  return { ...card, ...(row.bot !== null && { bot: true as const }), ...(settings.unreached !== undefined && { unreached: true as const }) }
}

/** Whether its player also plays another seat, as far as addresses and browsers show. */
function isHot(row: SeatRow, seats: readonly SeatRow[]): boolean {
  const plays = ({ taken, bot }: SeatRow): boolean => taken !== null && bot === null
  return plays(row) && seats.some(other => other.seat !== row.seat && plays(other) && samePerson(row, other))
}

function waitOf(seat: number, prompts: readonly Prompt[], now: Now | undefined, viewer: Viewer, at: Time): SeatCard['waits'] {
  const asked = prompts.find(prompt => prompt.seat === seat && !prompt.may)
  if (!asked || !now) return undefined
  const since = now.waits.begun[seat] ?? now.asked[ownId(asked.id)]?.since ?? at
  return { text: asked.waiting, since, clock: tellsDates(now, seat, viewer, at) ? undefined : readingOf(now, seat, at) }
}

/** It grows with the game, so a page in progress, which doesn't show it, goes without. */
export function ledgerOf({ waits, decisions, tally }: Now, viewer: Viewer): Ledger {
  const lasted = waits.lasted.toSorted((a, b) => a - b)
  const median: Time = (lasted[Math.floor(lasted.length / 2)] ?? 0) * 1000
  return { decisions, waits: lasted.length, median, ...ledgerSeats(tally, viewer) }
}
