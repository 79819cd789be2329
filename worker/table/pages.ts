/** What leaves a table: plain data for one viewer, made from view, told lines and own prompts. Nothing else gets out. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { LINES_ON_TABLE } from '../bounds'
import { gameOf } from '../games'
import { commitment } from '../rules/chance'
import type { Prompt, Seat, Viewer } from '../rules/contract'
import type { Line, SeatCard, TableHead, TableModel, Time } from '../../web/model'
import { openPrompts, type AnyRules } from './door'
import { rowsUntil, stateAfter, voidNumbers } from './history'
import type { AnswerRow, Now, SeatRow, Store } from './store'

/** The table as it is, for this viewer. */
export function pageNow(store: Store, viewer: Viewer, canTakeBack: boolean): TableModel {
  const { now, card } = store
  if (!now) return pageBeforeStart(store, viewer)
  const { rules } = gameOf(card.game)
  const prompts = openPrompts(rules, now)
  const here = viewer === 'watcher' ? undefined : now.here[viewer]
  const since = here !== undefined && here >= 0
  const rows = since ? store.answers(here) : store.newestAnswers(LINES_ON_TABLE)
  return {
    head: headOf(store, prompts),
    viewer,
    position: now.position,
    view: rules.view(now.state, viewer),
    prompts: prompts.filter(prompt => prompt.seat === viewer),
    lines: linesOf(rules, rows, viewer).slice(-LINES_ON_TABLE),
    since,
    canTakeBack,
    ...(now.over && { standing: rules.standing(now.state) }),
  }
}

function pageBeforeStart(store: Store, viewer: Viewer): TableModel {
  return { head: headOf(store, []), viewer, position: 0, prompts: [], lines: [], since: false, canTakeBack: false }
}

/** A position of the past, as this viewer was allowed to see it then. Undefined: there is no such position. */
export function pageAt(store: Store, viewer: Viewer, position: number): TableModel | undefined {
  const { now, card } = store
  if (!now || position < 0 || position > now.position) return undefined
  const { rules } = gameOf(card.game)
  const rows = rowsUntil(store.answers(), position)
  const state = stateAfter(rules, rows)
  return {
    head: headOf(store, openPrompts(rules, now)),
    viewer,
    position,
    view: rules.view(state, viewer),
    prompts: [],
    lines: linesOf(rules, rows.filter(row => row.position === position), viewer),
    since: false,
    canTakeBack: false,
    ...(now.over && position === now.position && { standing: rules.standing(state) }),
  }
}

/** The whole log, as this viewer is told it. */
export function logOf(store: Store, viewer: Viewer): { head: TableHead; lines: Line[] } {
  const { now, card } = store
  const { rules } = gameOf(card.game)
  return { head: headOf(store, now ? openPrompts(rules, now) : []), lines: linesOf(rules, store.answers(), viewer) }
}

export function linesOf(rules: AnyRules, rows: readonly AnswerRow[], viewer: Viewer): Line[] {
  const voided = voidNumbers(rows)
  return rows.flatMap(row => {
    if (row.voids !== null && row.seat !== null) return [takebackLine(row, row.seat)]
    const isVoid = voided.has(row.number) && { void: true as const }
    return row.given.flatMap(given =>
      given.events.flatMap((event): Line[] => {
        const text = rules.tell(event, viewer)
        if (!text) return []
        const seat = event.seat === undefined ? {} : { seat: event.seat }
        return [{ position: row.position, at: row.at, text, ...seat, ...(given.by && { by: given.by }), ...isVoid }]
      })
    )
  })
}

const takebackLine = (row: AnswerRow, seat: Seat): Line => ({
  position: row.position,
  at: row.at,
  seat,
  text: { say: 'log-took-back', with: { who: { seat } } },
})

export function headOf(store: Store, prompts: readonly Prompt[]): TableHead {
  const { card, now, stage } = store
  return {
    id: card.id,
    name: card.name,
    game: card.game,
    options: card.options,
    stage,
    made: card.made,
    seats: store.seats().map(seat => seatCard(seat, prompts, now)),
    commitment: commitment(hexToBytes(card.secret)),
    ...(now?.over && { secret: card.secret }),
    latest: now?.position ?? 0,
    ledger: ledgerOf(now),
  }
}

function seatCard(row: SeatRow, prompts: readonly Prompt[], now: Now | undefined): SeatCard {
  const asked = prompts.find(prompt => prompt.seat === row.seat && !prompt.may)
  const since = now?.waits.begun[row.seat] ?? now?.asked[asked?.id ?? '']?.since
  return {
    seat: row.seat,
    name: row.name,
    pirate: row.pirate,
    taken: row.taken !== null,
    ...(row.bot !== null && { bot: true as const }),
    ...(asked && { waits: { text: asked.waiting, since: since ?? 0 } }),
  }
}

function ledgerOf(now: Now | undefined): TableHead['ledger'] {
  const lasted = [...(now?.waits.lasted ?? [])].sort((a, b) => a - b)
  const median: Time = (lasted[Math.floor(lasted.length / 2)] ?? 0) * 1000
  return { decisions: now?.decisions ?? 0, automatic: now?.automatic ?? 0, waits: lasted.length, median }
}
