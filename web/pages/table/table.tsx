/** The table page: question, board, log, own hand, the others. Also the part of it that htmx swaps. */
import type { VNode } from 'preact'
import { Unlettered, Urgent } from '../../parts/table/deeds'
import { document, fragment } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import type { Markup } from '../../board/paper'
import { hearing, renewing } from '../../parts/quick'
import { HeldSeats } from '../../parts/table/seats'
import { previewOf } from '../../parts/table/preview'
import { Votes } from '../../parts/table/votes'
import { Wanted } from '../../parts/table/wanted'
import { Masthead } from './masthead'
import { Came, Linked, SeatTaken } from './seat-taken'
import { Ahead, AnsweredInPart, Waiting } from './calm'
import { Over } from './end'
import { OtherTables, Off, Past, Seated } from './states'
import { type TableProps, type TablePage, ballotsOf, getsLetters, tablePageOf, titleOf, isAnswered, isAsked } from './table-page'
import { Asked } from './asked'
import { heard } from './heard'
import { SeaSide, ShoreSide, Together } from './sides'

/** Earlier than any position, so that a page waiting for the start is told of it even if it connects late. */
const BEFORE_START = -1

export function tablePage(props: TableProps): string {
  const page = tablePageOf(props)
  const { reader, company, model, past, linked, picture, own, came } = page
  const open = model.viewer === 'watcher' && !past && linked === undefined
  const preview = open ? previewOf(reader, company, model, picture) : undefined
  return document(
    {
      reader,
      title: titleOf(page),
      quick: true,
      secret: true,
      own: own !== undefined && linked === undefined && !came,
      slim: { sheet: props.game.sheet },
      preview,
    },
    <>
      <Table {...page} />
      <p id="heard" class="ear" role="status" data-lost={reader.t('deed-lost')} />
    </>
  )
}

/** The fragment returned to htmx: the same part, plus the title for the browser tab. */
export function tablePart(props: TableProps): Markup {
  const page = tablePageOf(props)
  return fragment(titleOf(page), <Table {...page} />)
}

function Table(page: TablePage) {
  const { model, paths, past, holder, reader, company, own } = page
  const held = model.head.seats.filter(({ seat }) => holder.seats.includes(seat))
  const letters = getsLetters(page) ? 'go' : holder.lettered && model.own?.consent === 'asked' ? 'asked' : 'none'
  const link = page.taken && page.linked === undefined && <SeatTaken reader={reader} paths={paths} link={page.taken} letters={letters} />
  // A question goes above the seat's new link and above votes; those come before a seat that isn't asked. What is said of letters is last.
  const asked = isAsked(page.questions)
  const ballots = ballotsOf(page)
  return (
    <div id="table" class="table" {...(past ? {} : renewing(paths.part))}>
      {!past && (
        <span
          id="live"
          hidden
          data-heard={heard(page)}
          {...hearing(paths.live(model.head.stage === 'seating' ? BEFORE_START : model.head.latest))}
        />
      )}
      <Masthead {...page} />
      {(own === undefined ? held.length > 0 : held.length > 1) && (
        <HeldSeats reader={reader} company={company} table={model.head.id} seats={held} shown={own} />
      )}
      {page.notice && !(page.notice === 'unanswered' && page.questions.length > 0) && (
        <Notice>{reader.t('table-notice', { what: page.notice })}</Notice>
      )}
      {page.came && page.linked === undefined && <Came {...page} />}
      {page.linked !== undefined && <Linked reader={reader} link={page.linked} />}
      {!asked && link}
      <div class="now">
        {!past && <Urgent {...page} />}
        {!past && model.own?.plan?.dropped && <Notice>{reader.t('plan-dropped', { why: reader.say(model.own.plan.dropped) })}</Notice>}
        {!asked && <Votes {...page} votes={ballots} />}
        <State {...page} />
        {asked && link}
        {asked && <Votes {...page} votes={ballots} />}
        {!past && <Votes {...page} votes={model.votes.filter(vote => !ballots.includes(vote))} />}
        {!past && model.wanted.length > 0 && <Wanted reader={reader} company={company} wanted={model.wanted} />}
        {!past && <Unlettered {...page} />}
        <OtherTables {...page} />
      </div>
      <SeaSide {...page} />
      <ShoreSide {...page} />
      {!past && <Together {...page} />}
    </div>
  )
}

/** The one thing that matters now. */
function State(page: TablePage): VNode {
  const { model, questions, past, holder } = page
  if (past) return <Past {...page} />
  if (model.head.stage === 'seating') return <Seated {...page} />
  if (model.head.stage === 'off') return <Off {...page} />
  if (model.head.stage === 'over') return <Over {...page} />
  if (questions.length === 0 || holder.token === undefined) return <Waiting {...page} />
  const { token } = holder
  const [answered, open] = [questions.filter(isAnswered), questions.filter(question => !isAnswered(question))]
  if (open.length === 0) {
    return (
      <Ahead {...page}>
        <Asked {...page} token={token} calm />
      </Ahead>
    )
  }
  if (answered.length === 0) return <Asked {...page} token={token} />
  return (
    <>
      <AnsweredInPart {...page} questions={answered}>
        <Asked {...page} questions={answered} token={token} id="change" />
      </AnsweredInPart>
      <Asked {...page} questions={open} hints="off" inPart token={token} />
    </>
  )
}
