/** A seat's planned turn: its page and forms. */
import { Hono } from 'hono'
import { plansPage } from '../../../web/pages/seat/plans'
import { planFields, type PlansProps } from '../../../web/pages/seat/plan-page'
import { PLAN_STEPS } from '../../shared/bounds'
import { gameOf } from '../../games'
import { unpack } from '../../shared/parcel'
import type { PlanEnd, SaidStep } from '../../rules/plans'
import type { Deed } from '../../table/deeds'
import type { OwnPlan } from '../../table/table'
import { acting } from '../request/acting'
import type { Form } from '../../shared/form'
import { refusal } from './seats'
import { page, reading, refuse, type Request, type Site } from '../request/site'
import { tableOf, visitOf } from '../request/visit'

export const plans = new Hono<Site>()

plans.get('/tables/:table/seats/:seat{[0-9]}/plan', async c => {
  const said = new Map(new URL(c.req.url).searchParams)
  const found = unpack(
    (await tableOf(c)?.plan(visitOf(c), { position: numberIn(said, 'position'), steps: stepsIn(said) })) ?? '{"refused":"unknown"}'
  )
  if ('refused' in found) return refusal(c, found)
  const done = (['kept', 'withdrawn'] as const).find(word => word === said.get('done'))
  return show(c, found, { done, anew: said.has('anew') || said.has('pick'), picked: said.get('pick') })
})

plans.post('/tables/:table/seats/:seat{[0-9]}/plan', c =>
  acting(c, async (table, visit, form) => {
    const id = c.req.param('table')
    const deed = planIn(form)
    if (!deed) return refuse(c, 400, id)
    const acted = unpack(await table.act(visit, deed))
    if ('refused' in acted) return refusal(c, acted)
    const { outcome } = acted
    if (outcome === 'done') return c.redirect(`/tables/${id}/seats/${visit.as}/plan?done=${deed.do === 'plan' ? 'kept' : 'withdrawn'}`, 303)
    const found = unpack(await table.plan(visit, { steps: [] }))
    return 'refused' in found ? refusal(c, found) : show(c, found, { refused: outcome }, 409)
  })
)

function show(c: Request, { seen, plan }: OwnPlan, more: Partial<PlansProps>, status: 200 | 409 = 200): Response {
  const game = gameOf(seen.model.head.game)
  if (!game.plans || seen.model.head.stage !== 'playing') return refuse(c, 404, c.req.param('table'))
  return page(plansPage({ ...reading(c), ...seen, game, plan, most: game.plans.most, anew: false, ...more }), status)
}

function planIn(form: Form): Deed<'plan' | 'unplan'> | undefined {
  const number = numberIn(form, 'number')
  if (number === undefined) return undefined
  if (form.get('do') === 'unplan') return { do: 'unplan', number }
  const position = numberIn(form, 'position')
  if (form.get('do') !== 'plan' || position === undefined) return undefined
  return { do: 'plan', number, position, steps: stepsIn(form), then: endIn(form, 'then', 'stop') }
}

/** Reads steps in order until one is missing. */
function stepsIn(form: Form): SaidStep[] {
  const steps: SaidStep[] = []
  for (let n = 1; n <= PLAN_STEPS; n++) {
    const choice = form.get(planFields.choice(n))
    if (!choice) break
    steps.push({ choice, exactly: form.has(planFields.exactly(n)), otherwise: endIn(form, planFields.otherwise(n), 'ask') })
  }
  return steps
}

const endIn = (form: Form, field: string, usual: PlanEnd): PlanEnd =>
  (['stop', 'ask'] as const).find(end => end === form.get(field)) ?? usual

function numberIn(form: Form, field: string): number | undefined {
  const text = form.get(field)
  return text && /^\d{1,5}$/.test(text) ? Number(text) : undefined
}
