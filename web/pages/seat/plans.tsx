/**
 * Plans a seat's next turn while others move: the current plan, and a form that continues from the board each action would leave. Choosing
 * steps is a GET and writes nothing; saving is a POST.
 */
import type { PlanShown } from '../../../worker/table/views/plans'
import { BackToTable } from '../../parts/table/back'
import { DeedButton } from '../../parts/deed'
import { document } from '../../parts/layout'
import { Notice } from '../../parts/notice'
import { pathsOf } from '../../parts/paths'
import { Steps } from './plan'
import { readerOf, type Company } from '../../words/reader'
import { Draft, PlanBoard } from './plan-form'
import type { PlansProps, PlanPage } from './plan-page'

export function plansPage(props: PlansProps): string {
  const { model, game, plan, done, refused } = props
  const { head, viewer } = model
  const company: Company = { game, viewer, crew: head.seats }
  const reader = readerOf({ zone: model.own?.hours.zone, ...props }, company)
  const paths = pathsOf(head.id, viewer)
  const page: PlanPage = {
    ...props,
    reader,
    company,
    own: viewer === 'watcher' ? 0 : viewer,
    doer: { action: paths.plan, token: props.holder.token ?? '' },
    here: paths.here,
  }
  const { t } = reader
  const { kept, draft } = plan
  const drafts = draft !== undefined && (!kept || props.anew || draft.steps.length > 0)
  return document(
    { reader, title: `${t('plan-title')} · ${head.name}`, secret: true },
    <div class="table">
      <div class="masthead">
        <BackToTable href={paths.here} name={head.name} />
        <h1>{t('plan-title')}</h1>
        <p class="reading">{t('plan-about')}</p>
      </div>
      {done && <Notice>{t(done === 'kept' ? 'plan-saved' : 'plan-withdrawn')}</Notice>}
      {refused && <Notice wrong>{t('table-notice', { what: refused })}</Notice>}
      <div class="now">
        {kept && <Kept {...page} kept={kept} leads={drafts} />}
        {!kept && <Fate {...page} />}
        {!draft && <Nothing {...page} />}
        {drafts && <Draft {...page} draft={draft} />}
      </div>
      {draft && <PlanBoard {...page} draft={draft} drafts={drafts} />}
    </div>
  )
}

function Kept({ reader, plan, doer, here, kept, leads }: PlanPage & { kept: NonNullable<PlanShown['kept']>; leads: boolean }) {
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

/** What happened to the last plan, unless it was played in full. */
function Fate({ reader: { t, say }, plan: { fate } }: PlanPage) {
  if (!fate || (fate.played > 0 && !fate.stumble)) return null
  const why = fate.stumble ? say(fate.stumble.why) : t('plan-else')
  return <p class="note">{fate.played === 0 ? t('plan-dropped', { why }) : t('plan-cut', { n: (fate.stumble?.step ?? 0) + 1, why })}</p>
}

function Nothing({ reader: { t }, model, here }: PlanPage) {
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
