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
import { Next, Off, Past, Seated } from './states'
import { type TableProps, type Scene, sceneOf, titleOf, isAnswered, isAsked } from './scene'
import { Asked } from './asked'
import { heard } from './heard'
import { SeaSide, ShoreSide, Together } from './sides'

/** Earlier than any position, so that a page waiting for the start is told of it even if it connects late. */
const BEFORE_START = -1

export function tablePage(props: TableProps): string {
  const scene = sceneOf(props)
  const { reader, company, model, past, linked, picture } = scene
  const open = model.viewer === 'watcher' && !past && linked === undefined
  const preview = open ? previewOf(reader, company, model, picture) : undefined
  return document(
    {
      reader,
      title: titleOf(scene),
      quick: true,
      secret: true,
      slim: { sheet: props.game.sheet },
      preview,
    },
    <>
      <Table {...scene} />
      <p id="heard" class="ear" role="status" />
    </>
  )
}

/** The fragment returned to htmx: the same part, plus the title for the browser tab. */
export function tablePart(props: TableProps): Markup {
  const scene = sceneOf(props)
  return fragment(titleOf(scene), <Table {...scene} />)
}

function Table(scene: Scene) {
  const { model, paths, past, holder, reader, company, own } = scene
  const held = model.head.seats.filter(({ seat }) => holder.seats.includes(seat))
  const link = scene.taken && scene.linked === undefined && <SeatTaken reader={reader} paths={paths} {...scene.taken} />
  const lettered = !past && <Unlettered {...scene} />
  // A question goes above the seat's new link and above what is said of letters.
  const asked = isAsked(scene.questions)
  return (
    <div id="table" class="table" {...(past ? {} : renewing(paths.part))}>
      {!past && (
        <span
          id="live"
          hidden
          data-heard={heard(scene)}
          {...hearing(paths.live(model.head.stage === 'seating' ? BEFORE_START : model.head.latest))}
        />
      )}
      <Masthead {...scene} />
      {(own === undefined ? held.length > 0 : held.length > 1) && (
        <HeldSeats reader={reader} company={company} table={model.head.id} seats={held} shown={own} />
      )}
      {scene.notice && !(scene.notice === 'unanswered' && scene.questions.length > 0) && (
        <Notice>{reader.t('table-notice', { what: scene.notice })}</Notice>
      )}
      {scene.came && scene.linked === undefined && <Came {...scene} />}
      {scene.linked !== undefined && <Linked reader={reader} link={scene.linked} />}
      {!asked && link}
      <div class="now">
        {!past && <Urgent {...scene} />}
        {!asked && lettered}
        {!past && model.own?.plan?.dropped && <Notice>{reader.t('plan-dropped', { why: reader.say(model.own.plan.dropped) })}</Notice>}
        <State {...scene} />
        {asked && link}
        {asked && lettered}
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
  const { token } = holder
  const [answered, open] = [questions.filter(isAnswered), questions.filter(question => !isAnswered(question))]
  if (open.length === 0) {
    return (
      <Ahead {...scene}>
        <Asked {...scene} token={token} calm />
      </Ahead>
    )
  }
  if (answered.length === 0) return <Asked {...scene} token={token} />
  return (
    <>
      <AnsweredInPart {...scene} questions={answered}>
        <Asked {...scene} questions={answered} token={token} id="change" />
      </AnsweredInPart>
      <Asked {...scene} questions={open} hints="off" token={token} />
    </>
  )
}
