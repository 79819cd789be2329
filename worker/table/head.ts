/** What everybody may know of a table: what is played, who sits there, whom it waits for and how the clocks stand. */
import type { Prompt, Viewer } from '../rules/contract'
import type { Ledger, SeatCard, TableHead, Time } from '../../web/model'
import { awayNow, tellsDates } from './absences'
import { shownRound } from './beacon/named'
import { gameOf } from '../games'
import { inHours } from './clock'
import { pausedUntil, readingOf } from './clocks'
import { ownId } from './door'
import { objectionEnds } from './recovery'
import { lentNow, samePerson } from './sitting'
import type { Now, SeatRow, Store } from './store'

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
    seats: store.seats().map(seat => ({ ...seatCard(seat, prompts, now, viewer, at), ...(isHot(seat, store.seats()) && { hot: true as const }) })),
    commitment: store.commitment,
    signer: card.signer,
    beacon: card.beacon && shownRound(card.beacon),
    secret: now?.over ? card.secret : undefined,
    latest: now?.position ?? 0,
    ledger: now && (now.over || now.tally) ? ledgerOf(now) : undefined,
  }
}

function seatCard(row: SeatRow, prompts: readonly Prompt[], now: Now | undefined, viewer: Viewer, at: Time): SeatCard {
  const { seat, name, pirate, settings } = row
  const lent = lentNow(row, at)?.until
  const away = awayNow(now, seat, viewer, at)
  const recovery = objectionEnds({ now }, row)
  const card: SeatCard = { seat, name, pirate, taken: row.taken !== null, away, lent, recovery, waits: waitOf(seat, prompts, now, viewer, at) }
  return { ...card, ...(row.bot !== null && { bot: true as const }), ...(settings.unreached !== undefined && { unreached: true as const }) }
}

/** Played by one person together with another seat, as far as addresses and browsers show. */
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

function ledgerOf({ waits, decisions, tally }: Now): Ledger {
  const lasted = waits.lasted.toSorted((a, b) => a - b)
  const median: Time = (lasted[Math.floor(lasted.length / 2)] ?? 0) * 1000
  return { decisions, waits: lasted.length, median, seats: tally ?? [] }
}
