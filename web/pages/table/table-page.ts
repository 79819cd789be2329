/** Shared by the parts of the table page, derived once from its props. */
import type { Seat } from '../../../worker/rules/contract'
import type { Game } from '../../../worker/drawing/game'
import type { Aim, Drawing, Reach } from '../../../worker/drawing/board'
import { NO_DEEDS, type Deeds, type Holder, type TableModel, type Vote } from '../../../worker/model'
import type { Doer } from '../../parts/deed'
import { aimsOf, listing, reachesOf, type Question, type Wish } from '../../parts/table/listing'
import type { DeedRefusal } from '../seat/outcome'
import { awaitsBallot } from '../../parts/table/votes'
import { pathsOf, type Paths } from '../../parts/paths'
import type { Fate } from '../../parts/table/ask'
import type { FoldName } from '../../parts/fold'
import type { Hints } from './told'
import { befallen, toldSince } from '../../parts/told/befell'
import { drawingOf, readerOf, type Company, type Reader, type Reading } from '../../words/reader'

export type TableNotice =
  | 'stale'
  | 'passed'
  | 'counted'
  | 'unanswered'
  | 'too-often'
  | 'took-back'
  | 'forgotten'
  | 'too-late-to-take-back'
  | 'reported'
  | DeedRefusal

export interface TableProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  /** The result of an answer or deed, if it needs explaining. */
  notice?: TableNotice
  wish?: Wish
  /** Set on the first visit after taking the seat: its personal link. */
  taken?: string
  /** This browser has just come by the seat's link and did not hold the seat before. */
  came?: boolean
  /** The kinds of question already explained in this browser; undefined leaves hints out. */
  hints?: Hints
  /** The folds that were opened; the others are sent without their content. */
  opened?: readonly FoldName[]
  /** The link back to the seat, for browsers that keep no cookies. */
  linked?: string
  /** For watchers, and at the end: address of the board's picture at this position. */
  picture?: string | undefined
  /** This browser holds seats at other tables. */
  more?: boolean
}

/** Props shared by all parts of the page. */
export interface TablePage extends TableProps {
  reader: Reader
  company: Company
  paths: Paths
  questions: readonly Question[]
  past: boolean
  /** The viewer's seat. */
  own: Seat | undefined
  /** Present if the viewer may act for the seat now. */
  doer?: Doer
  drawing?: Drawing<unknown>
  /** What both boards of the page show of the open questions; magenta rings are for them alone, even where an answer can still be changed. */
  rings: { aims: readonly Aim[]; reaches: readonly Reach[] }
}

export function tablePageOf(props: TableProps): TablePage {
  const { model, game, wish, holder } = props
  const { head, viewer, view } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ ...props, zone: zoneOf(props) }, company)
  const past = model.position < head.latest
  const paths = pathsOf(head.id, viewer)
  const questions = past ? [] : listing(model.prompts, reader.say, game.rarer, wish)
  const open = questions.filter(question => !isAnswered(question))
  return {
    ...props,
    model: { ...model, may: mayOf(props) },
    reader,
    company,
    past,
    paths,
    questions,
    rings: view ? { aims: aimsOf(open, { game, view }), reaches: reachesOf(open, game, view) } : { aims: [], reaches: [] },
    own: viewer === 'watcher' ? undefined : viewer,
    ...(holder.token !== undefined && !past && model.may.talk && { doer: { action: paths.deeds, token: holder.token } }),
    ...(view && { drawing: drawingOf(view, reader, head.seats) }),
  }
}

/** A substitute is not offered what only the seat's owner can do. */
const mayOf = ({ model: { may }, holder }: TableProps): Deeds =>
  holder.lent ? { ...NO_DEEDS, talk: may.talk, resume: may.resume, rematch: may.rematch, report: may.report } : may

/** The zone set for the seat, or else the browser's. */
function zoneOf({ model: { own }, zone }: TableProps): string | undefined {
  return own && own.hours.zone !== 'UTC' ? own.hours.zone : zone
}

export function titleOf(page: TablePage): string {
  const {
    model: { head },
    questions,
    past,
    reader,
  } = page
  if (past) return `${thenOf(page)} · ${head.name}`
  return questions.some(({ prompt }) => !prompt.may) ? `${reader.t('ask-mine')} · ${head.name}` : head.name
}

/** Which position is shown, with its round in a game of rounds. */
export const thenOf = ({ model: { position, view }, reader }: TablePage): string =>
  reader.t('past-heading', { position, round: view?.round ?? 0 })

/** Questions answered ahead can still be changed. */
export const isAnswered = ({ prompt }: Question): boolean => prompt.may === true && !prompt.calls

/** Optional changes do not count as being asked. */
export const isAsked = (questions: readonly Question[]): boolean => !questions.every(isAnswered)

/** Whether letters reach this seat's person: not before the email has been confirmed. */
export const getsLetters = ({ holder, model }: TablePage): boolean => holder.lettered && model.own?.consent === undefined

/** Votes that wait for the reader's ballot. */
export const ballotsOf = ({ model, past, ...reader }: TablePage): readonly Vote[] =>
  past ? [] : model.votes.filter(vote => awaitsBallot(reader, vote))

/** Letters that have room in three lines of a phone. */
const BEFELL_ROOM = 108

/** What befell the reader since their last answer, in one line, and what was rolled then. */
export function befellOf({ model, game, own, reader, past, drawing }: TablePage): Fate | undefined {
  if (!model.view || !model.since || own === undefined || past) return undefined
  const told = toldSince(model)
  const { text, own: isOwn } = befallen(game, model.view, told, reader.say, { room: BEFELL_ROOM })
  return text === '' ? undefined : { text, own: isOwn, rolls: drawing && game.Rolls?.({ ...drawing, told }) }
}
