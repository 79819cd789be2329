/** What leaves a table: plain data for one viewer, made from the view, log lines and the viewer's own prompts. Nothing else gets out. */
import { backTo } from './back-to'
import { LINES_ON_TABLE } from '../../shared/bounds'
import { gameOf } from '../../games'
import type { Standing, Viewer } from '../../rules/contract'
import type { OrderLine } from '../../rules/orders'
import { keyFor } from '../../shared/keys'
import type { OwnSeat, TableModel, Time } from '../../model'
import type { Chronicle } from '../../model/chronicle'
import { offered } from '../answers/changes'
import { answeredAt } from './answered'
import { chronicleOf } from './chronicle'
import { ALWAYS } from '../../clock'
import { tickedOf } from '../../model/ticks'
import { openVotes, votersOf } from '../seats/voters'
import { mayDo } from './may'
import { openPrompts } from '../../engine/door'
import { headOf, ledgerOf } from './head'
import { rowsUntil, stateAfter } from '../answers/history'
import { linesOf, merged } from './lines'
import type { TableParts } from '../rows/parts'
import { coursesFor, foreseenFor } from '../answers/ahead'
import { planSaid } from './plans'
import { mayPutBack } from '../answers/put-back'
import { objectionEnds } from '../seats/recovery'
import { nextGameSeat } from '../rows/sitting'
import { activeLoan } from '../rows/sitting'
import type { Store } from '../rows/store'
import type { SeatRow } from '../rows/seat-row'
import type { Now } from '../rows/now'
import { canTakeBack } from '../answers/takeback'
import { candidateAsked, soughtAt } from '../seats/substitutes'
import { lentPath, substitutePath, type KeyRing } from '../seats/visit'
import { voteFor, type VoteRow } from '../rows/votes'

/** The parts of a table that pages are made from. */
export type PageParts = Pick<TableParts, 'store' | 'notices' | 'votes' | 'talk' | 'remarks'> & {
  env: KeyRing & Pick<Env, 'OPERATOR_ADDRESS'>
}

export type LogShown = Pick<TableModel, 'head' | 'lines' | 'view'>

/** The table's present, for this viewer. */
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
    ...(viewer !== 'watcher' && { foreseen: foreseenFor(store, viewer), courses: coursesFor(store, viewer) }),
    ...(now?.over && { standing: standingOf(store, now), chronicle: lookedBack(store, now) }),
    ...around(table, viewer, freely, at),
  }
}

/** Made from the whole history, and so kept as long as the present that it belongs to: a takeback replaces that. */
const chronicles = new WeakMap<Now, { made: Chronicle | undefined }>()

function lookedBack({ card, history }: Store, now: Now): Chronicle | undefined {
  const known = chronicles.get(now) ?? { made: chronicleOf(gameOf(card.game), history.answers(), now.state) }
  chronicles.set(now, known)
  return known.made
}

/** The lines since this seat was last here, or the newest lines for a watcher or a seat that has not acted yet. */
function newest({ store, remarks }: PageParts, viewer: Viewer): Pick<TableModel, 'lines' | 'since' | 'answered'> {
  const { now, card } = store
  if (!now) return { lines: remarks.since(0), since: false }
  const here = viewer === 'watcher' ? undefined : now.here[viewer]
  const since = here !== undefined && here >= 0
  // One row more than is told says which position the seat answered.
  const read = store.history.answers(since ? here - 1 : now.number - LINES_ON_TABLE)
  const rows = since ? read.filter(({ number }) => number > here) : read
  const from = rows[0]?.at ?? store.history.answer(now.number)?.at ?? 0
  const lines = merged(linesOf(gameOf(card.game).rules, rows, viewer, orderLines(store)), remarks.since(from - 1))
  return { lines: lines.slice(-LINES_ON_TABLE), since, answered: since ? answeredAt(read, viewer) : undefined }
}

const orderLines = (store: Store): readonly OrderLine[] =>
  gameOf(store.card.game).orders?.lines(store.card.options, store.seats().length) ?? []

/** Talk, notes, votes, and what the viewer may do besides answering. */
function around(
  table: PageParts,
  viewer: Viewer,
  freely: boolean,
  at: Time
): Pick<TableModel, 'votes' | 'talk' | 'notes' | 'may' | 'own' | 'wanted' | 'again'> {
  const { talk, store } = table
  const row = viewer === 'watcher' ? undefined : store.seat(viewer)
  const running = openVotes(table).map(vote =>
    voteFor(vote, votersOf(table, vote), viewer, { name: candidateIn(store, vote), to: backTo(store, vote, viewer) })
  )
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

/** The candidate's name in a vote on a substitute. */
function candidateIn(store: Store, { kind, about }: VoteRow): string | undefined {
  const row = kind === 'substitute' ? store.seat(about) : undefined
  return row && candidateAsked(row)?.name
}

function ownOf({ env, store, talk }: PageParts, row: SeatRow, at: Time): OwnSeat {
  const { hours = ALWAYS, muted = [], second, consent } = row.settings
  const lent = activeLoan(row, at)
  return {
    language: row.language,
    hours,
    ticked: tickedOf(row.settings),
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
  store
    .seats()
    .filter(row => soughtAt({ store }, row))
    .map(row => ({ seat: row.seat, path: substitutePath(store.card, row) }))

/** The page for a substitute, without the owner's notes, settings and seat at the next table, and without what a substitute may not do. */
export function forSubstitute({ again: _, own: _own, mayGoBack: _back, ...model }: TableModel): TableModel {
  const may = { ...model.may, proposePause: false, proposeTakeback: false, claimWin: false, resign: false }
  return { ...model, may, notes: [] }
}

/** The path of the crew's next game; for a player, of their seat there. */
function againFor({ env, store }: PageParts, viewer: Viewer): string | undefined {
  const { again } = store.card
  if (again === undefined || viewer === 'watcher') return again && `/tables/${again}`
  const seat = nextGameSeat(viewer, store.seats().length)
  return `/tables/${again}/seats/${seat}/claim/${keyFor(env.SITE_KEY, 'claim', again, seat, 0)}`
}

/** A game ended by vote keeps its ranking; a claimed one is won by the claimant. */
function standingOf({ card }: Store, { state, ended }: Now): Standing {
  const standing = gameOf(card.game).rules.standing(state)
  if (!ended) return standing
  if (ended.by === 'vote') return { ...standing, why: { say: 'why-vote' } }
  const first = standing.rows.filter(({ who }) => who === ended.seat).map(row => ({ ...row, place: 1 }))
  const others = standing.rows.filter(({ who }) => who !== ended.seat).map(row => ({ ...row, place: 2 }))
  return { ...standing, rows: [...first, ...others], why: { say: 'why-claim', with: { who: { seat: ended.seat } } } }
}

/** A past position as this viewer was allowed to see it then; undefined if there is no such position. */
export function pageAt(table: PageParts, viewer: Viewer, position: number, at: Time): TableModel | undefined {
  const { now, card } = table.store
  if (!now || position < 0 || position > now.position) return undefined
  if (position === now.position && now.over) return pageNow(table, viewer, at)
  const { rules } = gameOf(card.game)
  const rows = rowsUntil(table.store.history.answers(), position)
  const there = rows.filter(row => row.position >= position)
  return {
    ...pageNow(table, viewer, at),
    // No prompts: the table's present waits are not part of the past.
    head: headOf(table.store, viewer, at),
    position,
    view: rules.view(stateAfter(rules, rows), viewer),
    prompts: [],
    lines: linesOf(rules, there, viewer, orderLines(table.store)).filter(line => line.position === position),
    since: false,
    canTakeBack: false,
    mayGoBack: viewer !== 'watcher' && mayPutBack(table.store, position) && !table.votes.current('back', viewer),
  }
}

/** The whole log for this viewer, with the view from which its scenes are drawn. */
export function logOf({ store, remarks }: PageParts, viewer: Viewer, at: Time): LogShown {
  const { now, card } = store
  const { rules } = gameOf(card.game)
  const prompts = now && !now.over ? openPrompts(rules, now) : []
  const lines = merged(linesOf(rules, store.history.answers(), viewer, orderLines(store)), remarks.since(0))
  const head = { ...headOf(store, viewer, at, prompts), ...(now?.tally && { ledger: ledgerOf(now, viewer) }) }
  return { head, lines, view: now && rules.view(now.state, viewer) }
}
