/** The next turn of a seat, planned while others move: what is planned, and a form that goes on from the board as each action
    would leave it. Choosing is a GET, which writes nothing; keeping is a POST. */
import type { Seat } from '../../worker/rules/contract'
import type { Game } from '../../worker/rules/game'
import type { PlanEnd } from '../../worker/rules/plans'
import type { PlanDraft, PlanShown } from '../../worker/table/plans/own'
import type { Holder, TableModel } from '../model'
import { Choices } from '../parts/ask'
import { DeedButton, DeedForm, type Doer } from '../parts/deed'
import { document, Part } from '../parts/layout'
import { aimsOf, listing } from '../parts/listing'
import { Notice } from '../parts/notice'
import type { DeedRefusal } from '../parts/outcome'
import { pathsOf } from '../parts/paths'
import { EndPick, Steps, type StepShown } from '../parts/plan'
import { drawingOf, readerOf, type Company, type Reader, type Reading } from '../parts/reader'

export interface PlansProps extends Reading {
  model: TableModel
  holder: Holder
  game: Game
  plan: PlanShown
  /** As many actions as a turn has. */
  most: number
  /** Asked for though a plan is kept. */
  anew: boolean
  /** A choice that is ticked in advance. */
  picked?: string | undefined
  done?: 'kept' | 'withdrawn' | undefined
  refused?: DeedRefusal
}

export const planFields = {
  choice: (n: number) => `choice.${n}`,
  exactly: (n: number) => `exactly.${n}`,
  otherwise: (n: number) => `otherwise.${n}`,
}

interface Scene extends PlansProps {
  reader: Reader
  company: Company
  own: Seat
  doer: Doer
  here: string
}

export function plansPage(props: PlansProps): string {
  const { model, game, plan, done, refused } = props
  const { head, viewer } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ zone: model.own?.hours.zone, ...props }, company)
  const paths = pathsOf(head.id, viewer)
  const scene: Scene = { ...props, reader, company, own: viewer === 'watcher' ? 0 : viewer, doer: { action: paths.plan, token: props.holder.token ?? '' }, here: paths.here }
  const { t } = reader
  const { kept, draft } = plan
  const drafts = draft !== undefined && (!kept || props.anew || draft.steps.length > 0)
  return document(
    { reader, title: `${t('plan-title')} · ${head.name}`, secret: true },
    <div class="table">
      <div class="masthead">
        <p class="note">
          <a href={paths.here}>
            <bdi>{head.name}</bdi>
          </a>
        </p>
        <h1>{t('plan-title')}</h1>
        <p>{t('plan-about')}</p>
      </div>
      {done && <Notice>{t(done === 'kept' ? 'plan-saved' : 'plan-withdrawn')}</Notice>}
      {refused && <Notice wrong>{t('table-notice', { what: refused })}</Notice>}
      <div class="now">
        {kept && <Kept {...scene} kept={kept} leads={drafts} />}
        {!kept && <Fate {...scene} />}
        {!draft && <Nothing {...scene} />}
        {drafts && <Draft {...scene} draft={draft} />}
      </div>
      {draft && <Around {...scene} draft={draft} drafts={drafts} />}
    </div>
  )
}

function Kept({ reader, plan, doer, here, kept, leads }: Scene & { kept: NonNullable<PlanShown['kept']>; leads: boolean }) {
  const { t, say } = reader
  const { plan: planned, stumble } = kept
  return (
    <section class="calm" aria-labelledby="kept">
      <h2 id="kept">{t('plan-yours')}</h2>
      <Steps reader={reader} steps={planned.steps} then={planned.then} />
      <p>{stumble ? t('plan-stumbles', { n: stumble.step + 1, why: say(stumble.why) }) : t('plan-holds')}</p>
      <p class="row fill">
        <a class="button main" href={here}>
          {t('plan-to-table')}
        </a>{' '}
        {!leads && (
          <a class="button" href={`${doer.action}?anew`}>
            {t('plan-anew')}
          </a>
        )}
      </p>
      <DeedButton {...doer} deed="unplan" fills={{ number: plan.number }} kind="row fill" text={t('plan-withdraw')} />
    </section>
  )
}

/** What became of the last plan, as far as it was not played. */
function Fate({ reader: { t, say }, plan: { fate } }: Scene) {
  if (!fate || (fate.played > 0 && !fate.stumble)) return null
  const why = fate.stumble ? say(fate.stumble.why) : t('plan-else')
  return <p class="note">{fate.played === 0 ? t('plan-dropped', { why }) : t('plan-cut', { n: (fate.stumble?.step ?? 0) + 1, why })}</p>
}

function Nothing({ reader: { t }, model, here }: Scene) {
  const mine = model.prompts.some(({ may }) => !may)
  return (
    <section class="calm">
      <p>{t(mine ? 'plan-own-turn' : 'plan-nothing')}</p>
      <p class="row fill">
        <a class="button main" href={here}>
          {t('plan-to-table')}
        </a>
      </p>
    </section>
  )
}

/** What was chosen so far, to be kept as it is; and what may come next. */
function Draft(scene: Scene & { draft: PlanDraft }) {
  const { reader, draft, plan, doer, most } = scene
  const { t } = reader
  const steps = draft.steps.map(({ choice, ...step }): StepShown => ({ ...step, label: choice.label }))
  return (
    <>
      {draft.shorter && <Notice>{t('plan-shorter')}</Notice>}
      {steps.length > 0 && (
        <DeedForm {...doer} deed="plan" fills={{ number: plan.number, ...fieldsOf(draft) }} kind="calm">
          <h2>{t('plan-yours')}</h2>
          <Steps reader={reader} steps={steps} />
          {steps.length < most && draft.prompt && <EndPick reader={reader} name="then" legend={t('plan-after')} usual="stop" />}
          <p class="row fill">
            <button class="button main">{t('plan-keep')}</button>{' '}
            <a class="button" href={`${doer.action}?anew`}>
              {t('plan-over')}
            </a>
          </p>
        </DeedForm>
      )}
      {draft.prompt && <Next {...scene} />}
    </>
  )
}

function Next({ reader, draft, doer, picked }: Scene & { draft: PlanDraft }) {
  const { t } = reader
  const n = draft.steps.length + 1
  const [question] = questionsOf(reader, draft, picked)
  if (!question) return null
  return (
    <form class="ask" id="answer" method="get" action={doer.action} autocomplete="off" aria-labelledby="next">
      <span class="flagged">{t('ask-may')}</span>
      <h2 id="next">{t('plan-first', { n })}</h2>
      {Object.entries(fieldsOf(draft)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Choices reader={reader} question={question} heading="next" />
      <label class="pick">
        <input type="checkbox" name={planFields.exactly(n)} value="1" checked />
        <span>{t('plan-exactly')}</span>
      </label>
      {n > 1 && <EndPick reader={reader} name={planFields.otherwise(n)} legend={t('plan-otherwise')} usual="ask" />}
      <button class="button asked">{t('plan-add')}</button>
    </form>
  )
}

/** The board, the piles and the own hand, as the actions chosen so far would leave them. */
function Around({ reader, draft, drafts, game, model, own, picked }: Scene & { draft: PlanDraft; drafts: boolean }) {
  const { Board, BoardList, Common, Hand } = game
  const { t } = reader
  const drawing = drawingOf(draft.view, reader, model.head.seats)
  const before = new URLSearchParams(fieldsOf(draft)).toString()
  const aims = drafts ? aimsOf(questionsOf(reader, draft, picked)).map(aim => ({ ...aim, href: aim.href.replace('?choice=', `?${before}&pick=`) })) : []
  return (
    <>
      <div class="sea-side">
        <Part id="board" heading={t('table-board')} quiet>
          <div class="bleed">
            <Board {...drawing} aims={aims} />
          </div>
          {Common && <Common {...drawing} />}
          <details class="fold" id="list">
            <summary>{t('table-list')}</summary>
            <BoardList {...drawing} />
          </details>
        </Part>
      </div>
      <div class="shore-side">
        <Part id="mine" heading={t('table-mine')} kind="mine">
          <Hand {...drawing} seat={own} />
        </Part>
      </div>
    </>
  )
}

/** The next action is a question of its own, called by its number within the plan. */
const questionsOf = ({ say }: Reader, { prompt, steps }: PlanDraft, picked: string | undefined) =>
  prompt ? listing([{ ...prompt, id: String(steps.length + 1) }], say, picked === undefined ? undefined : { choice: picked }) : []

/** All that was chosen so far, for the next page and for the one that keeps it. */
function fieldsOf({ position, steps }: PlanDraft): Record<string, string> {
  const fields: Record<string, string> = { position: String(position) }
  for (const [i, { choice, exactly, otherwise }] of steps.entries()) {
    fields[planFields.choice(i + 1)] = choice.id
    if (exactly) fields[planFields.exactly(i + 1)] = '1'
    fields[planFields.otherwise(i + 1)] = otherwise satisfies PlanEnd
  }
  return fields
}
