/** The form that builds a plan step by step: the next question, and the board as it would then be. */
import type { PlanEnd } from '../../../worker/rules/plans'
import type { PlanDraft } from '../../../worker/table/views/plans'
import { Choices } from '../../parts/table/choices'
import { DeedForm } from '../../parts/deed'
import { Part } from '../../parts/layout'
import { aimsOf, listing } from '../../parts/table/listing'
import { Notice } from '../../parts/notice'
import { EndPick, Steps, type StepShown } from './plan'
import { drawingOf, type Reader } from '../../words/reader'
import { planFields, type PlanPage } from './plan-page'

/** The steps chosen so far, ready to be saved, and the next question. */
export function Draft(page: PlanPage & { draft: PlanDraft }) {
  const { reader, draft, plan, doer, most } = page
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
      {draft.prompt && <NextStep {...page} />}
    </>
  )
}

function NextStep({ reader, draft, doer, picked }: PlanPage & { draft: PlanDraft }) {
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

/** The board, piles and hand as the chosen steps would leave them. */
export function PlanBoard({ reader, draft, drafts, game, model, own, picked }: PlanPage & { draft: PlanDraft; drafts: boolean }) {
  const { Board, BoardList, Common, Hand } = game
  const { t } = reader
  const drawing = drawingOf(draft.view, reader, model.head.seats)
  const before = new URLSearchParams(fieldsOf(draft)).toString()
  const aims = drafts
    ? aimsOf(questionsOf(reader, draft, picked)).map(aim => ({ ...aim, href: aim.href.replace('?choice=', `?${before}&pick=`) }))
    : []
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

/** The next step as a question; its id is its number in the plan. */
const questionsOf = ({ say }: Reader, { prompt, steps }: PlanDraft, picked: string | undefined) =>
  prompt
    ? listing([{ ...prompt, id: String(steps.length + 1) }], say, undefined, picked === undefined ? undefined : { choice: picked })
    : []

/** The chosen steps as form fields, both for the next page and for saving. */
function fieldsOf({ position, steps }: PlanDraft): Record<string, string> {
  const fields: Record<string, string> = { position: String(position) }
  for (const [i, { choice, exactly, otherwise }] of steps.entries()) {
    fields[planFields.choice(i + 1)] = choice.id
    if (exactly) fields[planFields.exactly(i + 1)] = '1'
    fields[planFields.otherwise(i + 1)] = otherwise satisfies PlanEnd
  }
  return fields
}
