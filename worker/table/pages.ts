/** What leaves a table: plain data for one viewer, made from view, told lines and own prompts. Nothing else gets out. */
import { LINES_ON_TABLE } from '../bounds'
import { gameOf } from '../games'
import type { Standing, Viewer } from '../rules/contract'
import type { OrderLine } from '../rules/orders'
import { keyFor } from '../people/keys'
import type { OwnSeat, TableModel, Time } from '../../web/model'
import { offered } from './changes'
import { chronicleOf } from './chronicle'
import { ALWAYS, MARKS } from './clock'
import { openVotes, votersOf } from './deeds/voting'
import { mayDo } from './deeds/may'
import { openPrompts } from './door'
import { headOf } from './head'
import { rowsUntil, stateAfter } from './history'
import { linesOf, merged } from './lines'
import type { TableParts } from './parts'
import { planSaid } from './plans/own'
import { objectionEnds } from './recovery'
import { seatAgain } from './rematch'
import { lentNow } from './sitting'
import type { Now, SeatRow, Store } from './store'
import { canTakeBack } from './takeback'
import { candidateAsked, soughtAt } from './substitutes'
import { lentPath, substitutePath, type KeyRing } from './visit'
import type { Env } from '../env'
import { voteFor, type VoteRow } from './votes'

/** The rows that a page is made from. */
export type PageParts = Pick<TableParts, 'store' | 'notices' | 'votes' | 'talk' | 'remarks'> & { env: KeyRing & Pick<Env, 'OPERATOR_ADDRESS'> }

export type Told = Pick<TableModel, 'head' | 'lines' | 'view'>

/** The table as it is, for this viewer. */
export function pageNow(table: PageParts, viewer: Viewer, at: Time): TableModel {
  const { store } = table
  const { now, card } = store
  const { rules } = gameOf(card.game)
  const prompts = now && !now.over ? openPrompts(rules, now) : []
  const freely = viewer !== 'watcher' && now !== undefined && canTakeBack(store, now, viewer)
  return {
    head: headOf(store, viewer, at, prompts),
    viewer,
    position: now?.position ?? 0,
    view: now && rules.view(now.state, viewer),
    prompts: now ? offered(store, now, prompts, viewer) : [],
    ...newest(table, viewer),
    canTakeBack: freely,
    ...(now?.over && { standing: standingOf(store, now), chronicle: chronicleOf(gameOf(card.game), store.answers(), now.state) }),
    ...around(table, viewer, freely, at),
  }
}

/** What happened since this seat was last here; for who was never here, or has no seat, the newest. */
function newest({ store, remarks }: PageParts, viewer: Viewer): Pick<TableModel, 'lines' | 'since'> {
  const { now, card } = store
  if (!now) return { lines: remarks.since(0), since: false }
  const here = viewer === 'watcher' ? undefined : now.here[viewer]
  const since = here !== undefined && here >= 0
  const rows = since ? store.answers(here) : store.newestAnswers(LINES_ON_TABLE)
  const from = rows[0]?.at ?? store.answer(now.number)?.at ?? 0
  const lines = merged(linesOf(gameOf(card.game).rules, rows, viewer, orderLines(store)), remarks.since(from - 1))
  return { lines: lines.slice(-LINES_ON_TABLE), since }
}

const orderLines = (store: Store): readonly OrderLine[] => gameOf(store.card.game).orders?.lines(store.card.options, store.seats().length) ?? []

/** Talk, notes, votes, and what may be done besides answering. */
function around(table: PageParts, viewer: Viewer, freely: boolean, at: Time): Pick<TableModel, 'votes' | 'talk' | 'notes' | 'may' | 'own' | 'wanted' | 'again'> {
  const { talk, store } = table
  const row = viewer === 'watcher' ? undefined : store.seat(viewer)
  const running = openVotes(table).map(vote => voteFor(vote, votersOf(table, vote), viewer, candidateIn(store, vote)))
  return {
    wanted: wantedOf(table),
    again: againFor(table, viewer),
    votes: viewer === 'watcher' ? [] : running,
    talk: row || store.card.openTalk ? talk.heardBy(row?.settings.muted ?? []) : [],
    notes: row ? talk.notesOf(row.seat) : [],
    may: mayDo(table, row, freely, at),
    own: row && ownOf(table, row, at),
  }
}

/** Whom a vote on a substitute is about. */
function candidateIn(store: Store, { kind, about }: VoteRow): string | undefined {
  const row = kind === 'substitute' ? store.seat(about) : undefined
  return row && candidateAsked(row)?.name
}

function ownOf({ env, store, talk }: PageParts, row: SeatRow, at: Time): OwnSeat {
  const { hours = ALWAYS, reminders = MARKS, muted = [], second, consent } = row.settings
  const lent = lentNow(row, at)
  return {
    language: row.language,
    hours,
    reminders,
    muted,
    unheard: talk.isSpeaker(muted),
    recovery: objectionEnds(store, row),
    second: second !== undefined,
    plan: planSaid(store, row),
    consent: row.person === null ? undefined : consent,
    absences: store.now?.clocks[row.seat]?.absences ?? [],
    bot: row.bot ?? undefined,
    lent: lent ? { until: lent.until, path: lentPath(env, store.card, row) } : undefined,
  }
}

const wantedOf = ({ store }: PageParts): TableModel['wanted'] =>
  store.seats().filter(row => soughtAt({ store }, row)).map(row => ({ seat: row.seat, path: substitutePath(store.card, row) }))

/** The owner's notes are the owner's, and so are the settings and the seat at the next table; and what a substitute may not do is not
    offered. */
export function forSubstitute({ again: _, own: _own, ...model }: TableModel): TableModel {
  const may = { ...model.may, proposePause: false, proposeTakeback: false, claimWin: false, resign: false }
  return { ...model, may, notes: [] }
}

/** The next game of the same crew: for who sat here, the own seat at it. */
function againFor({ env, store }: PageParts, viewer: Viewer): string | undefined {
  const { again } = store.card
  if (again === undefined || viewer === 'watcher') return again && `/tables/${again}`
  const seat = seatAgain(viewer, store.seats().length)
  return `/tables/${again}/seats/${seat}/claim/${keyFor(env.SITE_KEY, 'claim', again, seat, 0)}`
}

/** A game that was ended by agreement stands as it stood; a claimed one is won by who claimed it. */
function standingOf({ card }: Store, { state, ended }: Now): Standing {
  const standing = gameOf(card.game).rules.standing(state)
  if (!ended) return standing
  if (ended.by === 'vote') return { ...standing, why: { say: 'why-vote' } }
  const first = standing.rows.filter(({ who }) => who === ended.seat).map(row => ({ ...row, place: 1 }))
  const others = standing.rows.filter(({ who }) => who !== ended.seat).map(row => ({ ...row, place: 2 }))
  return { ...standing, rows: [...first, ...others], why: { say: 'why-claim', with: { who: { seat: ended.seat } } } }
}

/** A position of the past, as this viewer was allowed to see it then. Undefined: there is no such position. */
export function pageAt(table: PageParts, viewer: Viewer, position: number, at: Time): TableModel | undefined {
  const { now, card } = table.store
  if (!now || position < 0 || position > now.position) return undefined
  if (position === now.position && now.over) return pageNow(table, viewer, at)
  const { rules } = gameOf(card.game)
  const rows = rowsUntil(table.store.answers(), position)
  const there = rows.filter(row => row.position >= position)
  return {
    ...pageNow(table, viewer, at),
    // For whom the table waits today is nothing of that time.
    head: headOf(table.store, viewer, at),
    position,
    view: rules.view(stateAfter(rules, rows), viewer),
    prompts: [],
    lines: linesOf(rules, there, viewer, orderLines(table.store)).filter(line => line.position === position),
    since: false,
    canTakeBack: false,
  }
}

/** The whole log, as this viewer is told it; its scenes are drawn from what the viewer sees. */
export function logOf({ store, remarks }: PageParts, viewer: Viewer, at: Time): Told {
  const { now, card } = store
  const { rules } = gameOf(card.game)
  const prompts = now && !now.over ? openPrompts(rules, now) : []
  const lines = merged(linesOf(rules, store.answers(), viewer, orderLines(store)), remarks.since(0))
  return { head: headOf(store, viewer, at, prompts), lines, view: now && rules.view(now.state, viewer) }
}
