/** The table: what is asked, the board, what happened, my hand, the others. The whole page, and the part that htmx swaps. */
import type { VNode } from 'preact'
import type { Seat } from '../../worker/rules/contract'
import type { Drawing, Game } from '../../worker/rules/game'
import type { Holder, TableModel } from '../model'
import { Ask } from '../parts/ask'
import { ClockBar, ClockWords } from '../parts/clock-line'
import type { Doer } from '../parts/deed'
import { Deeds, Urgent } from '../parts/deeds'
import { document, fragment, Part } from '../parts/layout'
import { aimsOf, listing, reachesOf, type Question, type Wish } from '../parts/listing'
import { Log } from '../parts/log'
import { LedgerSeats } from '../parts/ranking'
import { Notes } from '../parts/notes'
import { isOrderable } from '../parts/orderable'
import { Notice } from '../parts/notice'
import type { DeedRefusal } from '../parts/outcome'
import { pathsOf, type Paths } from '../parts/paths'
import type { Markup } from '../board/paper'
import { sameBy } from '../board/print'
import { hearing, renewing } from '../parts/quick'
import { drawingOf, readerOf, type Company, type Reader, type Reading } from '../parts/reader'
import { HeldSeats, Seats } from '../parts/seats'
import { Steps } from '../parts/steps'
import { previewOf } from '../parts/table-preview'
import { Talk } from '../parts/talk'
import { Votes } from '../parts/votes'
import { Wanted } from '../parts/wanted'
import { Masthead } from './masthead'
import { Linked, SeatTaken } from './seat-taken'
import { Ahead, Waiting } from './table-calm'
import { Over } from './table-end'
import { Dice, Next, Off, Past, Seated, TakeBack } from './table-states'

export interface TableProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  /** What became of an answer, or of another deed, that was not simply done. */
  notice?: 'stale' | 'counted' | 'unanswered' | 'too-often' | 'took-back' | 'too-late-to-take-back' | 'reported' | DeedRefusal
  wish?: Wish
  /** The first look after taking the seat: its personal link, whether a letter brings it too, and whether all others are bots. */
  taken?: { link: string; lettered: boolean; alone: boolean }
  /** The browser keeps no cookies: the link by which it comes back. */
  linked?: string
  /** For watchers: where the board of this position is painted. */
  picture?: string | undefined
  /** This browser holds seats at other tables. */
  more?: boolean
}

/** Earlier than any position: a page that waits for the start hears of it even if it began to listen too late. */
const BEFORE_START = -1

/** All that the pieces of the page share. */
export interface Scene extends TableProps {
  reader: Reader
  company: Company
  paths: Paths
  questions: readonly Question[]
  past: boolean
  /** The viewer's seat. */
  own: Seat | undefined
  /** For who may act for the seat, now. */
  doer?: Doer
  drawing?: Drawing<unknown>
}

export function tablePage(props: TableProps): string {
  const scene = sceneOf(props)
  const { reader, company, model, past, linked, picture } = scene
  const open = model.viewer === 'watcher' && !past && linked === undefined
  const preview = open ? previewOf(reader, company, model, picture) : undefined
  return document({ reader, title: titleOf(scene), quick: true, secret: true, slim: { sheet: props.game.sheet }, preview }, <Table {...scene} />)
}

/** The fragment that answers htmx: the same part, with the title for the browser's tab. */
export function tablePart(props: TableProps): Markup {
  const scene = sceneOf(props)
  return fragment(titleOf(scene), <Table {...scene} />)
}

function sceneOf(props: TableProps): Scene {
  const { model, game, wish, holder } = props
  const { head, viewer, view } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ ...props, zone: zoneOf(props) }, company)
  const past = model.position < head.latest
  const paths = pathsOf(head.id, viewer)
  return {
    ...props,
    reader,
    company,
    past,
    paths,
    questions: past ? [] : listing(model.prompts, reader.say, wish),
    own: viewer === 'watcher' ? undefined : viewer,
    ...(holder.token !== undefined && !past && model.may.talk && { doer: { action: paths.deeds, token: holder.token } }),
    ...(view && { drawing: drawingOf(view, reader, head.seats) }),
  }
}

/** The one that was set for the seat; else the browser's. */
function zoneOf({ model: { own }, zone }: TableProps): string | undefined {
  return own && own.hours.zone !== 'UTC' ? own.hours.zone : zone
}

function titleOf({ model: { head, position }, questions, past, reader }: Scene): string {
  if (past) return `${reader.t('past-heading', { position })} · ${head.name}`
  return questions.some(({ prompt }) => !prompt.may) ? `${reader.t('ask-mine')} · ${head.name}` : head.name
}

function Table(scene: Scene) {
  const { model, paths, past, holder, reader, company, own } = scene
  const held = model.head.seats.filter(({ seat }) => holder.seats.includes(seat))
  return (
    <div id="table" class="table" {...(past ? {} : renewing(paths.here))}>
      {!past && <span id="live" hidden {...hearing(paths.live(model.head.stage === 'seating' ? BEFORE_START : model.head.latest))} />}
      <Masthead {...scene} />
      {(own === undefined ? held.length > 0 : held.length > 1) && <HeldSeats reader={reader} company={company} table={model.head.id} seats={held} shown={own} />}
      {scene.notice && <Notice>{reader.t('table-notice', { what: scene.notice })}</Notice>}
      {scene.linked !== undefined && <Linked reader={reader} link={scene.linked} />}
      {scene.taken && scene.linked === undefined && <SeatTaken reader={reader} {...scene.taken} />}
      <div class="now">
        {!past && <Urgent {...scene} />}
        {!past && model.own?.plan?.dropped && <Notice>{reader.t('plan-dropped', { why: reader.say(model.own.plan.dropped) })}</Notice>}
        <State {...scene} />
        {!past && <Votes {...scene} votes={model.votes} />}
        {!past && model.wanted.length > 0 && <Wanted reader={reader} company={company} wanted={model.wanted} />}
        <Next {...scene} />
      </div>
      <SeaSide {...scene} />
      <ShoreSide {...scene} />
      {!past && <Together {...scene} />}
    </div>
  )
}

/** The one thing that matters now. */
function State(scene: Scene): VNode {
  const { model, questions, past, holder } = scene
  if (past) return <Past {...scene} />
  if (model.head.stage === 'seating') return <Seated {...scene} />
  if (model.head.stage === 'off') return <Off {...scene} />
  if (model.head.stage === 'over') return <Over {...scene} />
  if (questions.length === 0 || holder.token === undefined) return <Waiting {...scene} />
  if (!isAsked(questions)) {
    return (
      <Ahead {...scene}>
        <Asked {...scene} token={holder.token} />
      </Ahead>
    )
  }
  return <Asked {...scene} token={holder.token} />
}

/** What may be changed but need not be done asks for nothing. */
const isAsked = (questions: readonly Question[]): boolean => questions.some(({ prompt }) => !prompt.may || prompt.calls)

function Asked(scene: Scene & { token: string }) {
  const { model, questions, reader, paths, holder, token, game, drawing, own } = scene
  const { Pick, Heading, Aboard, spare } = game
  const clock = model.head.seats.find(({ seat }) => seat === own)?.waits?.clock
  return (
    <Ask
      reader={reader}
      questions={questions}
      action={paths.answers}
      token={token}
      always={{ prompts: holder.lent ? [] : questions.flatMap(({ prompt }) => (isOrderable(game, model, prompt) ? [prompt.id] : [])), path: paths.orders }}
      pick={Pick && drawing && (choice => <Pick {...drawing} choice={choice} />)}
      aboard={Aboard && drawing && own !== undefined && <Aboard {...drawing} seat={own} />}
      headline={drawing && game.headline?.(drawing.view, questions.map(({ prompt }) => prompt))}
      spare={spare && drawing && (prompt => spare(drawing.view, prompt))}
      after={clock && <ClockWords reader={reader} clock={clock} />}
      headed={Heading && drawing && ((text, under) => Heading({ ...drawing, text, under }))}
    >
      {clock && <ClockBar reader={reader} clock={clock} />}
    </Ask>
  )
}

function SeaSide(scene: Scene) {
  const { reader, company, paths, game, drawing, questions, model } = scene
  const { Board, BoardList, Common, Scene } = game
  const { t } = reader
  const { position, head } = model
  return (
    <div class="sea-side">
      {drawing && (
        <Part id="board" heading={t('table-board')} quiet>
          <div class="bleed">
            <Board {...drawing} aims={aimsOf(questions)} reaches={reachesOf(questions, choice => game.reach?.(drawing.view, choice) ?? [])} />
          </div>
          {head.latest > 0 && <Steps reader={reader} paths={paths} position={position} latest={head.latest} />}
          {Common && <Common {...drawing} />}
          <details class="fold" id="list">
            <summary>{t('table-list')}</summary>
            <BoardList {...drawing} />
          </details>
        </Part>
      )}
      {head.stage !== 'seating' && (
        <Part id="since" heading={t(model.since ? 'log-since' : 'log-newest')}>
          {model.lines.length === 0 && <p class="note">{t('log-nothing')}</p>}
          <Log
            reader={reader}
            company={company}
            lines={model.lines}
            scene={Scene && drawing && ((line, among) => Scene({ ...drawing, line, among }))}
          />
          <div class="row">
            <a class="button" href={paths.log}>
              {t('log-whole')}
            </a>{' '}
            <TakeBack {...scene} />
          </div>
          {head.stage === 'playing' && head.ledger && <LedgerSeats reader={reader} company={company} ledger={head.ledger} />}
        </Part>
      )}
      <Dice {...scene} />
    </div>
  )
}

function ShoreSide({ reader, company, game, drawing, model, own, questions }: Scene) {
  if (!drawing) return null
  const { Hand, SeatLine } = game
  const others = model.head.seats.filter(({ seat }) => seat !== own)
  return (
    <div class="shore-side">
      {own !== undefined && (
        <Part id="mine" heading={reader.t('table-mine')} kind="mine">
          <Hand {...drawing} seat={own} asked={game.Aboard !== undefined && isAsked(questions)} />
        </Part>
      )}
      <Part id="others" heading={reader.t(own === undefined ? 'table-all' : 'table-others')} kind="others">
        <Seats reader={reader} company={company} seats={others} line={seat => <SeatLine {...drawing} seat={seat} />} />
      </Part>
    </div>
  )
}

/** What people say to each other, what one notes for oneself, and what else a seat may do. As long as nobody has said
    anything it stays the same from answer to answer. */
const Together = sameBy(
  (scene: Scene) => {
    const { model, reader, company, doer, own, paths, holder } = scene
    const { talk, head, notes } = model
    if (!doer && talk.length === 0) return null
    return (
      <Part id="talk" heading={reader.t('talk')} kind="talk">
        <Talk
          reader={reader}
          company={company}
          talk={talk}
          doer={doer}
          own={own}
          seats={head.seats}
          muted={model.own?.muted}
          unheard={model.own?.unheard}
          open={head.openTalk ?? false}
        />
        {doer && !holder.lent && <Notes reader={reader} notes={notes} paths={paths} doer={doer} />}
        {doer && <Deeds reader={reader} may={model.may} paths={paths} doer={doer} ordered={model.head.manner === 'brisk'} />}
      </Part>
    )
  },
  ({ model: { head, talk, notes, may, own }, language, doer }) => {
    if (talk.length > 0 || notes.length > 0) return undefined
    const seats = head.seats.map(({ name, pirate, bot }) => [name, pirate, bot])
    return JSON.stringify([language, doer, own?.muted, own?.unheard, head.openTalk, may, seats])
  }
)
